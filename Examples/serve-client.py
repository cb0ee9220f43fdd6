"""Draws scenes at three scales by one warm process: serve-client.py UIRENDER SCENE..."""
import json, pathlib, subprocess, sys

process = subprocess.Popen([sys.argv[1], "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for path in sys.argv[2:]:
    for scale in (1, 2, 3):
        output = f"{pathlib.Path(path).stem}-{scale}x.png"
        print(json.dumps({"id": output, "path": path, "scale": scale, "output": output}), file=process.stdin, flush=True)
        answer = json.loads(process.stdout.readline())
        print(answer["id"], f"{answer['width']} × {answer['height']}" if answer["ok"] else answer["diagnostics"][0]["message"])
process.stdin.close()
sys.exit(process.wait())
