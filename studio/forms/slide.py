"""The slide: a foam bed and a band, as a pair."""
import math

import bpy
import numpy as np
from forms import form
from kit.bodies import loft
from kit.last import LONG, Last, curved
from kit.mesh import group, solid
from kit.surface import surface, written


def rim(last, out, height):
    """The outline round the foot, `out` beyond it, at height(x)."""
    points = last.outline(out)
    return [(x, y, float(height(min(max(x, 0.0), LONG)))) for x, y in points]


@form('slide', dict(turn=-28, lift=22, fill=0.78), dict(turn=36, lift=34), dict(focus=(0.45, 0.3, 0.6), close=2.1))
def slide(p):
    last = Last(3.0, 2.4, 1.0, wide=1.06)
    skin = surface(p.color, 0.72, bump=('noise', 0.1, 0.25), vary=0.03)
    for shift, y0, turn in ((0, 0, 0), (3.4, 12.5, 10)):
        before = set(bpy.context.scene.objects)
        low, top = (lambda x: curved(last.low, x, 0.6)), (lambda x: curved(last.base, x, 0.6))
        mid = lambda t: (lambda x: low(x) + (top(x) - low(x)) * t)  # noqa: E731
        rows = [rim(last, o, mid(t)) for t, o in ((0, 0.1), (0.05, 0.4), (0.3, 0.55), (0.6, 0.45), (0.9, 0.5), (0.98, 0.4), (1.0, 0.15), (0.97, -0.3), (0.84, -0.9), (0.8, -1.6))]
        loft(rows, skin, smooth=70)
        mark = written(p.label, p.accent, 2.1, (17.6, -3.5, 6.6), (68, 0, 0), 4, weight=800)
        band = []
        for i in range(25):
            x = 11.8 + 9.6 * i / 24
            w, base = np.interp(x, [11, 16, 22], [4.3, 5.0, 5.4]), curved(last.base, x, 0.6) - 1.3
            h = 7.2 - 0.26 * (x - 11.8) + 0.5 * math.sin(math.pi * i / 24)
            band.append([(x + 0.9 * math.sin(a) ** 2 * (0.4 - i / 24), -(w * math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a))), base + h * math.sin(a) ** 0.85) for a in [math.pi * k / 48 for k in range(49)]])
        thing = solid(loft(band, surface(p.color, 0.72, bump=('noise', 0.1, 0.25), vary=0.03, prints=[mark]), closed=False), 0.75, 0)
        b = thing.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method = 0.3, 4, 'ANGLE'
        group([o for o in bpy.context.scene.objects if o not in before and o.parent is None], (shift, y0, 0), (0, 0, turn))
