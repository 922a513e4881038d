"""Parses server-sent events from chunks of any size (the WHATWG HTML standard, section 9.2.6)."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

MAX_FRAME_LENGTH = 1_000_000


@dataclass(frozen=True)
class Frame:
    event: str
    data: str
    id: str | None


@dataclass(frozen=True)
class Comment:
    """A heartbeat."""


@dataclass(frozen=True)
class Retry:
    seconds: float


Item = Frame | Comment | Retry


class FrameTooLong(ValueError):
    """Something endless arrives instead of events."""


class SseParser:
    """`push` returns what is complete. `max_length`: of the lines of one frame together, in characters."""

    def __init__(self, max_length: int = MAX_FRAME_LENGTH) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")("replace")
        self._max_length, self._length = max_length, 0
        self._rest = ""
        self._after_return = False
        self._event, self._data, self._id = "", list[str](), None  # type: str, list[str], str | None

    def push(self, chunk: bytes) -> list[Item]:
        text = self._decoder.decode(chunk)
        if self._after_return and text:
            # The second half of CRLF came with this chunk.
            text = text.removeprefix("\n")
            self._after_return = False
        # CRLF is split off as one line end only if both halves are here.
        *lines, rest = re.split(r"\r\n|\r|\n", self._rest + text)
        self._after_return = text.endswith("\r")
        self._rest = rest
        items = [item for line in lines if (item := self._add_line(line)) is not None]
        if self._length + len(rest) > self._max_length:
            raise FrameTooLong(f"An event of the stream is longer than {self._max_length} characters.")
        return items

    def _add_line(self, line: str) -> Item | None:
        if line == "":
            return self._complete()
        self._length += len(line)
        if line.startswith(":"):
            return Comment()
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "data":
            self._data.append(value)
        elif name == "event":
            self._event = value
        elif name == "id" and "\0" not in value:
            self._id = value
        elif name == "retry" and re.fullmatch(r"[0-9]{1,9}", value):
            return Retry(int(value) / 1000)
        return None

    def _complete(self) -> Frame | None:
        frame = Frame(self._event or "message", "\n".join(self._data), self._id) if self._data else None
        self._event, self._data, self._id, self._length = "", [], None, 0
        return frame
