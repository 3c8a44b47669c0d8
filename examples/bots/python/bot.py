"""A bot for a Boneyard table. It plays the heaviest tile that fits.

    BONEYARD_TOKEN=boneyard_… python3 bot.py http://127.0.0.1:8080 [TABLE or RULES]

With the address of a table, it takes a free seat there. Otherwise it opens a rated table and prints the address."""

import json, os, secrets, sys, time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server = (sys.argv[1] if len(sys.argv) > 1 and "BONEYARD_TOKEN" in os.environ else sys.exit(__doc__)).rstrip("/")
wanted = sys.argv[2] if len(sys.argv) > 2 else "draw"
headers = {"Authorization": f"Bearer {os.environ['BONEYARD_TOKEN']}", "Content-Type": "application/json"}


def call(method, path, body=None):
    """Sends a request and returns the answer. It tries again if the server is busy or the connection breaks."""
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            with urlopen(Request(server + path, data, headers, method=method), timeout=30) as answer:
                return json.loads(answer.read() or "null")
        except HTTPError as error:
            if error.code == 409:  # The table refused a command: `type` is `refused`.
                return json.load(error)
            if error.code not in (429, 503):
                sys.exit(f"{method} {path}: {error.code} {error.read().decode()}")
            time.sleep(int(error.headers.get("Retry-After", 1)))
        except OSError:  # A command may be sent twice: its id makes the table carry it out once.
            time.sleep(1)


def sit():
    """Takes a seat and returns the id of the table."""
    if "/tables/" not in wanted:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = call("POST", "/api/tables", {"rules": wanted, "seats": seats, "options": {"rated": True}})["id"]
        print(f"{server}/tables/{table}", flush=True)
        return table
    table = wanted.rsplit("/", 1)[1]
    kinds = [seat["kind"] for seat in call("GET", f"/api/tables/{table}")["seats"]]
    call("POST", f"/api/tables/{table}/seats/{kinds.index('open') + 1}")
    return table


def command_of(move):
    """The command for a legal move, which in a short message is a word or a list."""
    if isinstance(move, str):
        return {"type": move}
    return move if isinstance(move, dict) else {"type": "play"} | dict(zip(("tile", "at", "leaves"), move))


table = sit()
last = acted = 0  # The last event that we have seen, and the last one of our own commands.
added, over = None, False  # The last deal with our part, and whether the match is over.
while not over:
    try:
        stream = urlopen(Request(f"{server}/api/tables/{table}/stream?last_seen={last}", headers=headers), timeout=40)
        for line in filter(bytes.strip, stream):  # An empty line only shows that the connection works.
            message = json.loads(line)
            now = message.get("now", message)  # Short messages have `legal` themselves.
            view, events = message.get("view", {}), [event["type"] for event in message.get("events", [])]
            last = view.get("seq", message.get("n", message.get("from", last + 1) + len(events) - 1))
            if over := "match-ended" in events or view.get("phase") in ("over", "stopped"):
                break
            if (deal := now.get("next_deal", {}).get("commitment", added)) != added:
                added = deal  # Our random bytes make sure that nobody has chosen the tiles.
                call("POST", f"/api/tables/{table}/parts", {"commitment": deal, "part": secrets.token_hex(16)})
            commands = [command_of(move) for move in now.get("legal", [])]
            if not commands and ("round-ended" in events or view.get("phase") == "between"):
                commands = [{"type": "ready"}]
            if commands and last >= acted:  # An older message does not know what we did since.
                heaviest = max(commands, key=lambda command: sum(command.get("tile", [-1])))
                body = {"id": secrets.token_hex(8), "command": heaviest}
                acted = call("POST", f"/api/tables/{table}/commands", body).get("seq", acted)
    except OSError as error:
        print(f"The stream broke: {error}", file=sys.stderr)
    time.sleep(1)
print("The match is over.")
