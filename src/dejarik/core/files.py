"""Files that are written whole or not at all, by putting a new one in the place of the old."""

from __future__ import annotations

import errno
import os
from pathlib import Path


def place_of(path: Path) -> Path:
    """Where the new file is to stand: where links lead to. Whatever is no file (a device, a pipe) is never replaced."""
    place = Path(os.path.realpath(path))
    if place.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if place.exists() and not place.is_file():
        raise OSError(errno.EINVAL, "Not a regular file")
    return place
