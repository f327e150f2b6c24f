"""The lifting shoe: a wedge of wood-fiber board under a leather upper, and a strap that a ring turns back over the middle of the foot."""
import math

import numpy as np
from forms import form
from forms.shoes import BAR, LACES, SOLE, dressed, film, groove, loop, outsole, pair
from kit.bodies import sweep
from kit.color import INK, mix
from kit.last import Last
from kit.lines import circle, ring, strip
from kit.shoe import layer, panels, tread
from kit.stitch import stitches
from kit.surface import surface, written
from materials import cloth, plastic, rubber, steel

ACROSS = np.array((1.0, 0.0, -0.55))


def line(last, start, end, off, n=50):
    """Across the middle of the foot, from one side (a = 0) over the laces to the other (1)."""
    a = np.linspace(start, end, n)
    rise = np.sin(np.pi * a)
    path = last.point(18.0 - 2.5 * rise, a, off + 0.34 * rise)
    path[:, 2] += 0.3 * rise**4
    return path


def frame(path, k):
    """Along the strap, across it, and away from the foot."""
    along = path[k + 1] - path[k - 1]
    along /= np.linalg.norm(along)
    wide = ACROSS - along * (ACROSS @ along)
    wide /= np.linalg.norm(wide)
    return along, wide, np.cross(along, wide)


def strap(p, last, mirrored):
    hide, thread = surface('#2a2d30', 0.5, bump=('grain', 0.16, 0.06)), cloth('#8f8b80', 0.07)
    under, over = line(last, 0.02, 0.985, 0.14), line(last, 0.5, 0.865, 0.5)
    for path, wide in ((under, 3.5), (over, 3.3)):
        sweep(path, strip(wide, 0.3, 0.12), hide, up=tuple(ACROSS))
        for side in (-1, 1):
            rows = [path[k] + frame(path, k)[1] * side * (wide / 2 - 0.32) + frame(path, k)[2] * 0.17 for k in range(1, len(path) - 1)]
            stitches(rows, thread, 0.3, 0.16, 0.05)
    along, wide, out = frame(over, len(over) - 2)
    outline = ring([(-0.75, -2.1), (0.75, -2.1), (0.75, 2.1), (-0.75, 2.1)], 0.4, 5)
    sweep([over[-2] + along * a + wide * b + out * 0.14 for a, b in outline], circle(0.24, 14), steel('#c3c8cc', 0.22), closed=True)
    k = 22
    along, wide, out = frame(over, k)
    x, y, z = wide, -along, out
    turn = [math.degrees(a) for a in (math.atan2(y[2], z[2]), -math.asin(x[2]), math.atan2(x[1], x[0]))]
    prints = [] if mirrored else [written(p.label, '#f1eee6', 1.3, over[k] + out, turn, 3, weight=800)]
    tab = [over[i] + frame(over, i)[2] * 0.22 for i in range(k - 8, k + 9)]
    sweep(tab, strip(3.36, 0.26, 0.12), plastic(p.accent, prints=prints), up=tuple(ACROSS))


def sole(last, board):
    """Outsole, the wedge with its boards, and a rand: upright and wider under the heel, so that nothing tips."""
    heel = lambda x: 0.34 + 0.3 * np.clip(1 - x / 11, 0, 1)  # noqa: E731
    from_top = lambda cm: lambda x: 1.06 - cm / np.interp(x, [0, 3, 18, 29], [4.1, 4.0, 1.7, 1.2])  # noqa: E731
    layer(last, [(0.1, -0.5), (0.1, heel), (from_top(0.62), heel), (from_top(0.58), -0.4)], board, smooth=40)
    for share in (0.3, 0.5, 0.7):
        groove(last, share if share < 0.6 else lambda x: np.minimum(0.7, from_top(0.8)(x)), lambda x: heel(x) + 0.01, surface('#5b3c20', 0.6), 0.06)
    rand = surface(INK, 0.5, bump=('grain', 0.2, 0.05))
    layer(last, [(from_top(0.6), -0.4), (from_top(0.6), lambda x: heel(x) + 0.05), (from_top(0.3), lambda x: heel(x) * 0.9 + 0.05), (1.06, 0.24), (1.1, 0.1), (1.1, -0.4)], rand, smooth=60)


@form('lifting-shoe', dict(turn=-17, lift=13, fill=0.88), SOLE, {**LACES, 'turn': -22})
def lifter(p):
    last = Last(4.0, 1.7, 0.6, 0.05, wide=1.04, tall=1.05, collar=1.12, throat=20.6, box=2.8)
    grey = mix(p.color, '#bdb8ac', 0.6)

    def build(mirrored):
        dressed(p, last, surface(p.color, 0.45, bump=('grain', 0.16, 0.05), vary=0.03), INK, lining='#3a3d40', stay=grey, guard=INK, metal=steel('#8f969b', 0.35), rows=6, tall=1.2)
        panels(last, [(23.0, 0.0), (23.9, 0.36), (25.2, 0.62), (27.2, 0.8), (28.97, 0.9), (28.97, 0.0)], film(grey), off=0.1, thick=0.14)
        panels(last, [(5.2, 0.0), (6.6, 0.5), (8.0, 0.78), (9.4, 0.8), (9.8, 0.5), (10.6, 0.0)], film(grey), off=0.09, thick=0.1)
        sole(last, surface(p.accent, 0.42, coat=0.25, bump=('noise', 0.3, 0.05)))
        outsole(last, rubber('#25282b'), 0.12, 0.5)
        tread(last, rubber('#25282b'), BAR, (1.15, 2.2), 0.12, 0.2)
        strap(p, last, mirrored)
        loop(last, INK)

    pair(build, p)
