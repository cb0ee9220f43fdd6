"""Takes many screenshots of a page with one headless Chromium, over its debugging pipe.

    chromium-bulk.py BROWSER PAGE.html WIDTH HEIGHT SCALE TIMES FOLDER [ARGUMENTS...]

The page is loaded anew for every picture, as every scene of ours is read anew.
"""

import base64
import json
import os
import subprocess
import sys


def main():
    browser, page, width, height, scale, times, folder = sys.argv[1:8]
    to_browser, from_us = os.pipe()
    to_us, from_browser = os.pipe()

    def connect():
        # Moved out of the way first: one of them may be 3 or 4 itself.
        reading, writing = os.dup(to_browser), os.dup(from_browser)
        os.dup2(reading, 3)
        os.dup2(writing, 4)

    process = subprocess.Popen(
        [browser, "--headless", "--remote-debugging-pipe", "--hide-scrollbars", "--log-level=3", *sys.argv[8:]],
        preexec_fn=connect, close_fds=False, stderr=subprocess.DEVNULL)
    os.close(to_browser)
    os.close(from_browser)
    answers = os.fdopen(to_us, "rb", buffering=1 << 16)
    state = {"id": 0, "buffer": b"", "events": []}

    def receive():
        while b"\0" not in state["buffer"]:
            part = os.read(answers.fileno(), 1 << 20)
            if not part:
                sys.exit("chromium-bulk.py: the browser has gone")
            state["buffer"] += part
        message, _, state["buffer"] = state["buffer"].partition(b"\0")
        return json.loads(message)

    def call(method, session=None, **parameters):
        state["id"] += 1
        message = {"id": state["id"], "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(from_us, json.dumps(message).encode() + b"\0")
        while True:
            answer = receive()
            if answer.get("id") == state["id"]:
                if "error" in answer:
                    sys.exit("chromium-bulk.py: " + method + ": " + answer["error"]["message"])
                return answer["result"]
            state["events"].append(answer.get("method"))

    target = call("Target.createTarget", url="about:blank")["targetId"]
    session = call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    call("Page.enable", session)
    call("Emulation.setDeviceMetricsOverride", session, width=int(width), height=int(height),
         deviceScaleFactor=float(scale), mobile=False)
    for number in range(int(times)):
        state["events"].clear()
        call("Page.navigate", session, url="file://" + os.path.abspath(page))
        while "Page.loadEventFired" not in state["events"]:
            state["events"].append(receive().get("method"))
        picture = call("Page.captureScreenshot", session, format="png")["data"]
        with open(os.path.join(folder, f"{number}.png"), "wb") as file:
            file.write(base64.b64decode(picture))
    call("Browser.close")
    process.wait()


main()
