"""Whose processor time it is: what an address makes the server compute is counted as it is used.

Counting requests is not enough, since one of them can cost a thousand times as much as another.
`metered` counts every step of a coroutine on the event loop, `charged` work in a thread, which
`in_thread` begins.
"""

from __future__ import annotations

import asyncio
import time
import types
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Final, TypeVar

from rosenkrieg.server.limits import Bucket

T = TypeVar("T")

MILLISECONDS: Final = 1000.0

_payer: ContextVar[Bucket | None] = ContextVar("payer", default=None)


@types.coroutine
def metered(work: Coroutine[Any, Any, T], bucket: Bucket) -> Generator[Any, Any, T]:
    """Does the work; the processor time it takes on this thread is spent from the bucket."""
    token = _payer.set(bucket)
    send: Callable[[Any], Any] = work.send
    value: Any = None
    try:
        while True:
            began = time.thread_time()
            try:
                waited = send(value)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                bucket.spend((time.thread_time() - began) * MILLISECONDS)
            send, value = work.send, None
            try:
                value = yield waited
            except BaseException as error:  # canceled while it waited
                send, value = work.throw, error
    finally:
        work.close()
        _payer.reset(token)


def payer() -> Bucket | None:
    """Who is being served, and pays for it."""
    return _payer.get()


def charged(work: Callable[[], T]) -> Callable[[], T]:
    """The same work for another thread; the one who is being served pays for it."""
    bucket = payer()
    if bucket is None:
        return work

    def counted() -> T:
        began = time.thread_time()
        try:
            return work()
        finally:
            bucket.spend((time.thread_time() - began) * MILLISECONDS)

    return counted


async def in_thread(work: Callable[[], T]) -> T:
    """Does the work in a thread; the one who is being served pays for it."""
    return await asyncio.to_thread(charged(work))
