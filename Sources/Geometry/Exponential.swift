import Glibc

/// The exponential function.
public func exponential(_ exponent: Double) -> Double { exp(exponent) }
