"""Shorts, leggings, joggers: draped like the tops. And the cap."""
import math

import numpy as np
from forms import form
from forms.tops import printed, skins
from kit.bodies import lathe, loft, sweep
from kit.color import dark, is_light, light, print_on
from kit.cut import length, spread
from kit.fabric import fabric
from kit.figure import MAN, WOMAN, Figure
from kit.hang import bow
from kit.legwear import ankle, trousers
from kit.lines import circle
from kit.mesh import solid
from kit.sewn import dressed, garment
from kit.stitch import stitches
from kit.surface import written
from materials import cloth, steel

FRONT = dict(turn=-22, lift=7, fill=0.8, worn=True, afloat=0.05)
BACK = dict(turn=154, lift=10)
WAIST = dict(focus=(0.5, 0.2, 0.84), close=2.3, lift=12)
LEGS = dict(arms=(60, 60), steps=(350, 300, 800))


def sewn(*edges):
    return [f'{p}{s}.{e}' for p in ('front', 'back') for s in 'RL' for e in edges]


BANDS = [f'band-{p}{s}.top' for p in ('front', 'back') for s in 'RL']


def drawcord(worn, color, low=9, tips=True):
    """Two ends of a cord hang from the middle of the waist."""
    cord = cloth(color, 0.08)
    for side, s in ((1, 'R'), (-1, 'L')):
        top = float(worn.cut.panels[0].edges['waist'][0][0][1])
        long = low + (1.2 if side > 0 else 0)
        line = bow([(0.9, top - 0.2), (1.5, top - long * 0.4), (1.2 + 0.5 * side, top - long)])
        worn.ribbon('front' + s, line, circle(0.28, 10), cord, 0.4)
        if tips:
            worn.ribbon('front' + s, [line[-1], (line[-1][0], top - long - 1.6)], circle(0.32, 10), steel('#c3c8cc', 0.3), 0.4, 6)


def slant(worn, material, a, b, wide=1.3):
    """The welt of a side pocket, on both fronts."""
    a, b = np.array(a, float), np.array(b, float)
    n = np.array((-(b - a)[1], (b - a)[0])) / np.linalg.norm(b - a) * wide
    for s in 'RL':
        worn.patch('front' + s, [tuple(q) for q in (a, b, b + n, a + n)], material, 0.12, 0.1, 0.6)


@form('shorts', FRONT, BACK, {**WAIST, 'focus': (0.5, 0.2, 0.8), 'close': 2.1})
def shorts(p):
    figure = Figure(MAN)
    cut = trousers(figure, (22.5, 101), (26, 90), 76.5, (-2.2, 27.6, 59), band=(4, 0.86), gap=1.2)
    mark = printed(p.brand, 14.5, 64, 1.2, print_on(p.color))
    worn = dressed(cut, figure, soft=2e-5, seed=6, **LEGS)
    cloths = skins(p.color, [dict(picture=mark, hem={}), dict(rib=0.55)], view=p.view, knit='woven', sheen=0.2)
    garment(cut, worn.x, cloths, sewn('hem'), sewn('side', 'in', 'rise', 'waist'), thick=0.1)
    slant(worn, fabric(dark(p.color, 0.25), 'woven', seam=False), (15.4, 99.5), (22.6, 86.5), 0.8)
    drawcord(worn, light(p.color, 0.75) if not is_light(p.color) else p.accent)


def leg_axis(figure, high):
    """The middle of a leg at each height: to the side, and to the back."""
    joints = [figure.build[k] for k in ('ankle', 'knee', 'hip')]
    return [np.interp(high, [j[2] for j in joints], [j[k] for j in joints]) for k in (0, 1)]


def stood(figure, x, folds=((47, 4.2, 0.2), (20, 3.6, 0.26), (72, 4.5, 0.1))):
    """The same cloth on someone who stands at ease: a knee comes forward, and the cloth makes folds where a leg bends.
    folds: (height, how far up and down, how deep)."""
    x = x.copy()
    high, side = x[:, 2], np.sign(x[:, 0])
    middle, back = leg_axis(figure, high)
    out = np.stack([x[:, 0] - side * middle, x[:, 1] - back], -1)
    out /= np.linalg.norm(out, axis=1)[:, None] + 1e-9
    angle = np.arctan2(out[:, 1], out[:, 0] * side)  # behind the knee it is pi / 2
    for at, reach, deep in folds:
        near = np.exp(-(((high - at) / reach) ** 2)) * (0.5 + 0.5 * np.sin(angle + 0.5)) ** 0.7 * (0.65 + 0.35 * np.sin(2 * angle + 0.37 * high))
        wave = np.sin(2 * np.pi * (high + 2.6 * np.cos(angle + side) + 0.5 * side) / 3.3) + 0.5 * np.sin(2 * np.pi * (high - 1.9 * np.sin(angle)) / 5.1 + side)
        x[:, :2] += out * (near * wave * deep)[:, None]
    bent = np.clip((74 - high) / 20, 0, 1)
    bent = bent * bent * (3 - 2 * bent)
    x[:, 1] += np.where(side > 0, bent * (-3.6 + 6.4 * np.clip((48 - high) / 38, 0, 1)), 0)
    return x


def flatlock(worn, panel, line, thread, wide=0.5):
    """A seam without an edge: two rows of stitches close together."""
    line = np.array(line, float)
    for d in (-wide / 2, wide / 2):
        where, _ = worn.at(panel, spread(line + (d, 0), round(length(line) / 0.9)), 0.14)
        stitches(where, thread, 0.5, 0.2, 0.07)


@form('leggings', {**FRONT, 'turn': -28, 'fill': 0.86}, BACK, {**WAIST, 'focus': (0.55, 0.2, 0.88), 'close': 3.2})
def leggings(p):
    figure = Figure(WOMAN)
    cut = trousers(figure, (15.4, 98), (20.6, 84), 73.5, (4.6, 15.6, 15), fork=(2.4, 5.2), room=0.6, gap=1.2, band=(9.5, 0.9),
                   knee=[(18, 45), (3.4, 45)])
    worn = dressed(cut, figure, give=8e-7, soft=1e-5, seed=3, skin=0.18, grip=0.6, apart=0, **LEGS)
    worn.x = stood(figure, worn.x)
    firm = dark(p.color, 0.3)
    mark = printed(p.mark, 10.5, 89.5, 1.9, p.accent, weight=800)
    both = dict(knit='slick', sheen=0.9, loops=p.view == 3)
    cloths = [fabric(color, **both, inner=inner, **kind) for inner in (False, True)
              for color, kind in ((p.color, dict(picture=mark, hem=dict(deep=1.8, rows=(1.3, 1.6)))), (firm, dict(hem=dict(deep=1.2, rows=(0.9,)))))]
    garment(cut, worn.x, cloths, sewn('hem') + BANDS, sewn('side', 'in', 'rise', 'waist'), thick=0.14)
    thread = cloth(light(p.color, 0.26), 0.1)
    for s in 'RL':
        panel = bow([(11.2, 97.4), (15.4, 84), (15.6, 70), (13.4, 45), (11.6, 15.6)], n=60)
        flatlock(worn, 'front' + s, panel, thread)
        flatlock(worn, 'back' + s, bow([(11.6, 97.8), (15.6, 84), (15.8, 70), (13.6, 45), (11.8, 15.6)], n=60), thread)
        flatlock(worn, 'front' + s, [(0.7, 98.3), (8, 98.3), (15, 98.1)], thread, 0.0)
        pocket = [(16.0, 82), (19.9, 84.5), (19.5, 64), (15.9, 64)]
        worn.patch('front' + s, pocket, fabric(firm, 'slick', hem=dict(deep=0.9, rows=(0.6,)), seam=False, sheen=0.9), 0.06, 0.1, 0.8)


@form('joggers', FRONT, BACK, {**WAIST, 'focus': (0.5, 0.2, 0.9), 'close': 3.4})
def joggers(p):
    figure = Figure(MAN)
    cut = trousers(figure, (23.5, 101), (27, 89), 75, (4.4, 20.4, 17), fork=(4, 8), band=(4.4, 0.82), gap=1.4, knee=[(25.2, 48), (1.6, 48)],
                   extra=lambda panels, seams: ankle(panels, seams, 6.5, 0.7))
    worn = dressed(cut, figure, soft=4e-6, seed=8, skin=0.45, **LEGS)
    cloths = skins(p.color, [dict(picture=printed(p.mark, 13, 84, 2.2, p.accent, weight=800)), dict(rib=0.5)], view=p.view, knit='fleece', heather=0.07)
    garment(cut, worn.x, cloths, [], sewn('side', 'in', 'rise', 'waist', 'hem'), thick=0.26)
    slant(worn, fabric(dark(p.color, 0.12), 'fleece', seam=False), (15.6, 99.4), (24, 84.5))
    drawcord(worn, light(p.color, 0.75), 11)


@form('cap', dict(turn=-34, lift=14, fill=0.76), dict(turn=64, lift=22), dict(focus=(0.4, 0.2, 0.55), close=1.9))
def cap(p):
    rows, n = [], 96

    def dome(a, t, out=0.0):
        """a around (0 looks to the front), t from the edge up."""
        front = max(0, math.cos(a))
        bend = math.sin(t * math.pi / 2) ** (1.25 - 0.25 * front)
        k = math.cos(t * math.pi / 2) ** (0.62 + 0.06 * front)
        return ((8.9 * k + out) * math.sin(a), -(10.2 * k + out) * math.cos(a), 1.5 + (11.2 + out) * bend)

    for i in range(49):
        t = min(i / 48, 0.9995)
        rows.append([dome(2 * math.pi * j / n, t) for j in range(n)])
    mark = written(p.label, p.accent, 3.0, (0, -9, 6.6), (84, 0, 0), 5, weight=800)
    twill = dict(size=0.07, bump=('weave', 0.07, 0.1))
    skin = cloth(p.color, prints=[mark], **twill)
    solid(loft(rows, skin, caps=False), 0.3, -1)
    stitch = cloth(dark(p.color, 0.22), 0.08)
    for j in range(6):
        a = math.pi / 3 * j
        for side in (-0.035, 0.035):
            sweep([dome(a + side / max(0.12, 1 - k / 24), k / 24, 0.04) for k in range(23)], circle(0.055, 8), stitch)
        a += math.pi / 6
        x, y, z = dome(a, 0.56, 0.1)
        ring_ = [dome(a + 0.05 * math.cos(b), 0.56 + 0.028 * math.sin(b), 0.1) for b in [2 * math.pi * q / 20 for q in range(20)]]
        sweep(ring_, circle(0.13, 8), stitch, closed=True)
    sweep([dome(2 * math.pi * q / 80, 0.005, 0.06) for q in range(80)], circle(0.16, 8), stitch, closed=True)
    lathe([(0, 0.75), (0.45, 0.65), (0.75, 0.3), (0.8, 0)], cloth(p.color, **twill), (0, 0, 12.6), segments=32)
    brim = []
    for i in range(17):
        t = i / 16
        row = []
        for j in range(61):
            a = (j / 60 - 0.5) * 2.28
            x0, y0, _ = dome(a, 0.0)
            reach = 7.6 * max(0.0, 1 - (a / 1.17) ** 2) ** 0.5
            far = t * reach / 7.6
            x, y = x0 * (1 + 0.06 * far), y0 - reach * t
            row.append((x, y, 1.75 - 0.034 * x * x * far + 0.5 * far * (1 - far) - 0.7 * far))
        brim.append(row)
    visor = solid(loft(brim, cloth(p.color, **twill), closed=False), 0.42, 0)
    edge = visor.modifiers.new('b', 'BEVEL')
    edge.width, edge.segments, edge.limit_method = 0.16, 3, 'ANGLE'
    for q in (0.2, 0.38, 0.56, 0.74, 0.9):
        line = [brim[round(q * 16)][j] for j in range(3, 58)]
        sweep([(x, y, z + 0.23) for x, y, z in line], circle(0.06, 6), stitch)
