"""What stands where in each scene: heroes.py, stills.py and places.py. Lengths are centimetres, y goes away from the camera."""
import importlib
from dataclasses import dataclass
from typing import Callable

scenes = {}


@dataclass
class Look:
    """paper: the ground; at: where the things' middle is in the width; fill: their part of width and height; drop: moves them up."""

    arrange: Callable
    paper: str
    lift: float = 10
    at: float = 0.66
    fill: tuple = (0.56, 0.66)
    drop: float = 0.0
    light: float = 1.0
    glow: str = '#ffd9b8'
    above: bool = False


def scene(name, paper, **look):
    def keep(arrange):
        scenes[name] = Look(arrange, paper, **look)
        return arrange

    return keep


def load():
    for file in ('heroes', 'stills', 'places'):
        importlib.import_module('arrangements.' + file)
    return scenes
