"""The running vest: cut open in front, draped like the tops, with pockets, flasks and straps sewn on."""
import math

import numpy as np
from forms import form
from forms.tops import skins
from kit.bodies import box, lathe, sweep
from kit.color import dark
from kit.cut import Cut, Panel, away, mirrored
from kit.fabric import fabric
from kit.figure import MAN, Figure
from kit.hang import around, bow
from kit.lettering import stamp
from kit.lines import curve, fillet, strip
from kit.mesh import group
from kit.sewn import Worn, dressed, garment, smoothed
from kit.surface import surface
from materials import cloth, plastic

SIDE = [(26.4, 118), (25.2, 108), (25, 101)]
ARM = [(17.8, 138), (17, 130), (21, 121.5), SIDE[0]]


def cut_vest(figure):
    width = lambda y: np.interp(y, [q[1] for q in SIDE[::-1]], [q[0] for q in SIDE[::-1]])  # noqa: E731
    tip, neck = (16.2, 145.2), (8.6, 148.4)
    front = mirrored([('shoulder', [neck, tip]), ('arm', bow([tip, *ARM])), ('side', bow(SIDE)), ('hem', [SIDE[-1], (3.4, 100)]), ('open', bow([(3.4, 100), (2.8, 114), (3.6, 130), (6.2, 141), neck]))])
    place = around(figure, width, -1, 1.2)
    back = mirrored([('neck', bow([(0, 146), (5, 146.6), neck])), ('shoulder', [neck, tip]), ('arm', bow([tip, *ARM])), ('side', bow(SIDE)), ('hem', [SIDE[-1], (0, 100)])])
    panels = [Panel('frontR', front[:5], place), Panel('frontL', front[5:], place), Panel('back', back, around(figure, width, 1, 1.2))]
    seams = [(f'front{s}.{e}{s}', f'back.{e}{s}') for s in 'RL' for e in ('shoulder', 'side')]
    return Cut(panels, seams, 1.1)


def bulge(outline, high, soft=4.0):
    """How far a full pocket stands off: most in its middle."""
    ring = np.array([*outline, outline[0]], float)
    return lambda flat: high * np.clip(away(flat, ring)[0] / soft, 0, 1) ** 0.7


def flask(p, where, out):
    """A soft flask in its pocket, upright, turned to face outwards."""
    body = [(0, -12), (2.4, -11.6), (3.1, -9), (3.2, 0), (2.9, 3.4), (1.9, 5.2), (1.6, 6.4), (0, 6.4)]
    parts = [lathe(fillet(body, 0.8, 5), surface('#b7cfdf', 0.2, clear=0.25, coat=0.5), segments=48),
             lathe(fillet([(0, 6.3), (1.75, 6.3, 0.2), (1.65, 8, 0.3), (0.8, 8.4, 0.2), (0.75, 10, 0.4), (0, 10.2)], steps=4), plastic(p.accent, 0.4), segments=40)]
    group(parts, tuple(where), (0, 0, math.degrees(math.atan2(out[0], -out[1]))))


@form('vest', dict(turn=-18, lift=7, fill=0.78, worn=True, afloat=0.05), dict(turn=156, lift=9), dict(focus=(0.76, 0.2, 0.56), close=2.1))
def vest(p):
    figure = Figure(MAN)
    worn = dressed(cut_vest(figure), figure, arms=(46, 30), give=3e-7, soft=2e-6, seed=2, skin=0.6, apart=0, grip=0.8)
    rims = [f'{q}.{e}{s}' for q, s in (('frontR', 'R'), ('frontL', 'L')) for e in ('arm', 'open', 'hem')] + [f'back.{e}{s}' for s in 'RL' for e in ('arm', 'neck', 'hem')]
    garment(worn.cut, worn.x, skins(p.color, [dict(border=(dark(p.color, 0.5), 0.8))], view=p.view, knit='slick', sheen=0.15), rims=rims, seams=[f'back.{e}{s}' for s in 'RL' for e in ('shoulder', 'side')], thick=0.16)
    calm = Worn(worn.cut, smoothed(worn.cut, worn.x, 0.5, 30))  # a full pocket bridges the folds under it
    trim = dict(hem=dict(rows=(0.4,), deep=0.2), seam=False)
    for s, x in (('R', 1), ('L', -1)):
        panel = 'front' + s
        (spot,), (out,) = calm.at(panel, [(x * 10.4, 124)], 2.6)
        flask(p, spot, out)
        pocket = [(x * q, y) for q, y in ((5.2, 123.4), (15.4, 125.4), (16.6, 118), (16.6, 108), (5.0, 107))]
        label = None
        if x > 0:
            path, w, h = stamp([p.label], p.accent, 1.25, weight=800)
            label = (path, 900 + 9.2 - w / 2, 900 + 112.4 - h / 2, w, h)
        calm.patch(panel, pocket, fabric(dark(p.color, 0.22), 'woven', picture=label, **trim), 0.3, 0.14, gape=bulge(pocket, 5.4))
        small = [(x * q, y) for q, y in ((7.4, 138), (13.4, 138.4), (13.2, 132.4), (6.8, 132))]
        calm.patch(panel, small, fabric(dark(p.color, 0.12), 'slick', **trim), 0.15, 0.12, gape=bulge(small, 0.6, 2))
    for y in (128.5, 117.5):
        (a,), _ = worn.at('frontL', [(-4.6, y)], 0.5)
        (b,), _ = worn.at('frontR', [(4.6, y)], 0.5)
        m = (a + b) / 2 + (0, -0.9, -0.3)
        sweep(curve([a, a * 0.6 + m * 0.4 + (0, -0.3, 0), m, b * 0.6 + m * 0.4 + (0, -0.3, 0), b], 8), strip(1.1, 0.18), cloth('#2a2d31', 0.1), up=(0, 0, 1))
        box((2.6, 0.8, 1.7), plastic(p.accent, 0.4), tuple(m + (0, -0.1, 0)), 0.25)
    big = [(-13.5, 138), (13.5, 138), (15.5, 124), (15, 104), (-15, 104), (-15.5, 124)]
    calm.patch('back', big, fabric(dark(p.color, 0.18), 'woven', **trim), 0.3, 0.16, gape=bulge(big, 3.6, 6))
    low = [(-14.6, 117), (14.6, 117), (14.8, 105), (-14.8, 105)]
    path, w, h = stamp([p.mark], p.accent, 2.4, weight=800)
    calm.patch('back', low, fabric(dark(p.color, 0.3), 'woven', picture=(path, 900 + w / 2, 900 + 110 - h / 2, -w, h), **trim), 3.9, 0.14, gape=bulge(low, 1.0, 3))
