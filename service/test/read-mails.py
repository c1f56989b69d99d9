"""Reads mails as Python's standard library does: base64 in a JSON list on stdin, what was read as JSON on stdout."""

import base64
import email
import email.policy
import json
import sys


def read(raw):
    mail = email.message_from_bytes(raw, policy=email.policy.default)
    parts = list(mail.walk())
    defects = [d for part in parts for d in part.defects]
    defects += [d for part in parts for value in part.values() for d in value.defects]

    def mailboxes(name):
        field = mail[name]
        return [[a.display_name, a.addr_spec] for a in field.addresses] if field else []

    return {
        "defects": [repr(defect) for defect in defects],
        "names": [name.lower() for name in mail.keys()],
        "from": mailboxes("From"),
        "to": mailboxes("To"),
        "replyTo": mailboxes("Reply-To"),
        "subject": mail["Subject"],
        "autoSubmitted": mail["Auto-Submitted"],
        "signature": mail["DKIM-Signature"],
        "text": mail.get_body(("plain",)).get_content(),
    }


json.dump([read(base64.b64decode(mail)) for mail in json.load(sys.stdin)], sys.stdout)
