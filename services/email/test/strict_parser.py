"""Reads a JSON list of emails from stdin and prints, for each, what Python's strict parser sees and objects to.

An independent witness: it shares no code with what composes the emails, and refuses what lenient parsers repair.
"""

import email
import email.policy
import functools
import json
import sys

ADDRESS_HEADERS = ("from", "to", "reply-to")
# Reading a header takes longer than anything else, and most are the same in every email.
HEADERS = functools.cache(email.policy.default.header_factory)
POLICY = email.policy.default.clone(header_factory=HEADERS)


def read(raw):
    message = email.message_from_bytes(raw.encode(), policy=POLICY)
    faults = []
    for part in message.walk():
        for name, value in part.items():
            faults += [f"{name}: {type(defect).__name__}" for defect in value.defects]
            if any(ord(character) < 32 or 127 <= ord(character) < 160 for character in str(value)):
                faults.append(f"{name}: control character")
        if part.get_content_maintype() == "text":
            part.get_content()
        faults += [type(defect).__name__ for defect in part.defects]
    seen = {
        name: [
            {"name": address.display_name, "address": address.addr_spec}
            for address in message[name].addresses
        ]
        for name in ADDRESS_HEADERS
        if name in message
    }
    repeated = {name.lower() for name in message.keys() if len(message.get_all(name)) > 1}
    faults += [f"{name}: repeated" for name in sorted(repeated)]
    return {"subject": message["subject"], "faults": faults, **seen}


def read_or_refuse(raw):
    try:
        return read(raw)
    except Exception as error:
        return {"subject": "", "faults": [f"{type(error).__name__}: {error}"]}


json.dump([read_or_refuse(raw) for raw in json.load(sys.stdin)], sys.stdout)
