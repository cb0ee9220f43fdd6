import Glibc

/// The exponential function.
func exponential(_ exponent: Double) -> Double { exp(exponent) }
