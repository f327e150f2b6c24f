"""Every form by its name. A form builds a product from its look {color, accent, label} and its brand's print and says how it wants to be seen."""
import importlib
import os
from dataclasses import dataclass, field

forms = {}


@dataclass
class Look:
    """turn: degrees around z; lift: the camera above the floor; fill: part of the frame; focus and close: a detail; worn: lit as clothes are;
    afloat: how high above the floor it hangs, as part of its size."""

    turn: float = 0
    lift: float = 12
    tip: float = 0
    fill: float = 0.73
    flat: bool = False
    focus: tuple = None
    close: float = 1.0
    worn: bool = False
    afloat: float = 0.0


@dataclass
class Brief:
    """What a form gets. label is what the catalogue says is printed, lines its parts; brand (in capitals) and mark are the seller's."""

    color: str
    accent: str
    label: str
    view: int = 1
    lines: list = field(default_factory=list)
    brand: str = ''
    mark: str = ''


def form(name, first=None, second=None, detail=None):
    """How it is seen for the main picture, from its other side, and close up (where something can be felt)."""

    def keep(build):
        one = Look(**(first or {}))
        looks = [one, Look(**{**vars(one), **(second or {'turn': one.turn + 55, 'lift': 26})})]
        forms[name] = (build, *looks, *([Look(**{**vars(one), **detail})] if detail else []))
        return build

    return keep


def load():
    for file in sorted(os.listdir(os.path.dirname(__file__))):
        if file.endswith('.py') and not file.startswith('_'):
            importlib.import_module('forms.' + file[:-3])
    return forms
