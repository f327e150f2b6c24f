"""Running, trail, racing and training shoes: each its own last, sole, panels and tread. The lifting shoe is in lifter.py, the slide in slide.py."""
import math

import bpy
import numpy as np
from forms import form
from kit.bodies import box, sweep
from kit.color import INK, dark, is_light, light, mix, pigment, worn
from kit.fabric import fabric
from kit.last import LONG, Last, curved
from kit.lines import curve, strip
from kit.mesh import group
from kit.shoe import collar, laces, layer, panels, tongue, tread, upper
from kit.surface import blend, compute, surface
from materials import cloth, foam, plastic, rubber

PAIR = dict(turn=-26, lift=19, fill=0.88)
SOLE = dict(turn=-30, lift=22, fill=0.86)
LACES = dict(lift=26, focus=(0.45, 0.3, 0.62), close=2.3)


def knit(color, hole=0.3, deep=0.22):
    """Engineered mesh: rows of small openings, measured on the upper itself."""

    def openings(tree, where):
        apart = tree.nodes.new('ShaderNodeSeparateXYZ')
        tree.links.new(where.node.outputs['UV'], apart.inputs[0])
        wave = lambda value: compute(tree, 'SINE', compute(tree, 'MULTIPLY', value, 2 * math.pi / hole), 0)  # noqa: E731
        half = compute(tree, 'MULTIPLY', apart.outputs[1], 0.5)
        a, b = (compute(tree, sign, compute(tree, 'MULTIPLY', apart.outputs[0], 0.5), half) for sign in ('ADD', 'SUBTRACT'))
        cell = compute(tree, 'MULTIPLY', wave(a), wave(b))
        amount = compute(tree, 'MAXIMUM', cell, 0.0)
        return blend(tree, pigment(worn(color)), pigment(dark(color, 0.7)), compute(tree, 'MULTIPLY', amount, 0.6)), compute(tree, 'MULTIPLY', amount, -1.0)

    return surface(worn(color), 0.8, spec=0.2, sheen=0.25, pattern=openings, bump=(None, hole * 0.2, deep))


def film(color):
    """Welded film and synthetic panels, with a line of stitches along their edge."""
    return fabric(color, 'film', hem=dict(deep=0.05, rows=(0.26,), pucker=0.0), seam=False, sheen=0.1)


def wave(at=(5.2, 0.34), long=10.5, tall=0.1, thick=0.055):
    """The mark of the running shoes, one tide line, on the side of the upper."""
    up, down = [], []
    for k in range(15):
        t = k / 14
        x, v = at[0] + long * t, at[1] + tall * math.sin(4.0 * math.pi * t + 0.4) + 0.1 * t
        half = thick * min(1, 0.2 + 4 * t, 0.2 + 4 * (1 - t))
        up.append((x, v + half))
        down.append((x, v - half))
    return up + down[::-1]


def heel(last, high=0.86, reach=5.6):
    return [(0.03, -0.0), (0.03, high), (reach * 0.35, high * 0.86), (reach * 0.8, high * 0.5), (reach, 0.0)]


def toe(start=22.6, high=0.62):
    return [(start, 0.0), (start + 1.6, high * 0.34), (25.6, high * 0.62), (27.6, high), (28.97, 0.9), (28.97, 0.0)]


def eyestay(last, low=0.76):
    end = last.throat
    return [(9.4, 0.985), (9.9, low + 0.06), (11.4, low), (14.4, low), (17.4, low - 0.02), (end - 1.0, low + 0.04), (end - 0.35, 0.9), (end - 0.8, 0.985), (15, 0.99), (12, 0.99)]


def loop(last, color):
    """The tab at the heel."""
    top = last.side(0.05, 1.0)
    z = float(top[2])
    path = curve([(0.5, 0, z - 2.2), (0.1, 0, z - 0.3), (-0.25, 0, z + 0.9), (0.45, 0, z + 1.15), (0.95, 0, z + 0.1)], 8)
    sweep([(x + float(top[0]) * 0.6, y, h) for x, y, h in path], strip(1.2, 0.2), cloth(color, 0.1), up=(0, 1, 0))


def dressed(p, last, skin, lace, lining=None, stay=None, guard=None, metal=None, tongue_skin=None, padding=0.52, rows=6, tall=1.1):
    """Upper, panels, collar, tongue, laces and insole."""
    upper(last, skin, cloth(lining or dark(p.color, 0.25), 0.12))
    panels(last, eyestay(last), film(stay or dark(p.color, 0.25)))
    if guard:
        panels(last, heel(last), film(guard), off=0.1)
    collar(last, cloth(lining or dark(p.color, 0.12), 0.1), padding)
    tongue(last, tongue_skin or cloth(mix(p.color, lining or p.color, 0.5), 0.1), start=last.throat - 0.2, high=tall)
    laces(last, cloth(lace, 0.07), metal or plastic(dark(p.color, 0.4)), rows)
    inside = last.outline(-0.55, 60)
    verts = [(x, y, float(curved(last.base, min(max(x, 0), LONG))) - 0.1) for x, y in inside]
    from kit.mesh import mesh

    mesh('insole', verts, [tuple(range(len(verts)))], foam(dark(p.color, 0.5)))


def midsole(last, skin, flare=0.35, belly=0.28, lip=0.12, under=0.16, toe_out=0.15):
    """The foam: it swells out under the foot, more at the heel."""
    def out(k, b):
        return lambda x: k * flare * np.interp(x, [0, 4, 12, 20, 29], [1.25, 1.0, 0.62, 0.9, toe_out / flare + 0.4]) + b

    layer(last, [(under, out(-0.2, -0.5)), (under, out(0.7, 0)), (under + 0.05, out(0.95, 0)), (0.34, out(1.1, belly * 0.6)), (0.5, out(1.0, belly)), (0.66, out(0.85, belly * 0.7)),
                 (0.82, out(0.7, lip)), (0.97, out(0.6, lip)), (1.06, out(0.45, lip * 0.6)), (1.06, out(0.1, -0.28)), (0.9, -0.9)], skin)


def outsole(last, skin, thick=0.2, flare=0.3):
    layer(last, [(0.0, -0.6), (0.0, flare * 0.5), (thick * 0.4, flare * 0.92), (thick, flare), (thick, -0.6)], skin)


def groove(last, share, out, skin, size=0.09):
    """A line drawn round the foam."""
    points = last.outline(out)
    x = np.clip(points[:, 0], 0, LONG)
    low, high = curved(last.low, x, 0.6), curved(last.base, x, 0.6)
    t = share(x) if callable(share) else share
    from kit.lines import circle

    sweep([(a, b, c) for (a, b), c in zip(points, low + (high - low) * t)], circle(size, 8), skin, closed=True)


def pair(build, p):
    """Main view: both shoes, the left one behind. Second view: one stands, the other lies and shows its sole."""
    scene = bpy.context.scene
    sets = []
    for mirrored in (False, True):
        before = set(scene.objects)
        build(mirrored)
        sets.append([o for o in scene.objects if o not in before and o.parent is None])
    right, left = sets
    if p.view != 2:
        group(right, (0, -6.4, 0), (0, 0, 0))
        other = group(left, (5, 6.4, 0), (0, 0, 6))
    else:
        group(right, (5, 8.5, 0), (0, 0, 12))
        other = group(left, (-1, -4.5, 5.4), (-100, 0, 3))
    other.scale[1] = -1


HEX = [(0.62 * math.cos(a), 0.62 * math.sin(a)) for a in [math.pi / 3 * k for k in range(6)]]
CHEVRON = [(-0.7, 0), (0.1, 0.95), (0.75, 0.95), (0.15, 0), (0.75, -0.95), (0.1, -0.95)]
BAR = [(-0.42, -0.85), (0.42, -0.85), (0.42, 0.85), (-0.42, 0.85)]
DOT = [(0.42 * math.cos(a), 0.42 * math.sin(a)) for a in [math.pi / 4 * k for k in range(8)]]


@form('shoe', PAIR, SOLE, LACES)
def runner(p):
    last = Last(3.5, 2.5, 1.5, 0.7)

    def build(mirrored):
        dressed(p, last, knit(p.color), '#f1eee6', stay=dark(p.color, 0.22), guard=dark(p.color, 0.3))
        panels(last, toe(), film(dark(p.color, 0.2)), off=0.06)
        panels(last, wave(), film(p.accent), off=0.14, thick=0.1, gap=0.28)
        midsole(last, foam('#f1eee6'), 0.42, 0.3)
        groove(last, lambda x: 0.55 - 0.1 * np.sin(x * 0.34), lambda x: 0.66 + 0.08 * np.cos(x * 0.3), foam('#d9d5cb'), 0.1)
        outsole(last, rubber(p.accent), 0.14, 0.3)
        tread(last, rubber(p.accent), HEX, (1.25, 1.42), 0.22, 0.2, keep=lambda x, y: not (9.5 < x < 14.5 and -1.4 < y < 1.8) and abs(y + 0.2) > 0.28)
        loop(last, p.accent)

    pair(build, p)


@form('trail-shoe', PAIR, SOLE, LACES)
def trail(p):
    last = Last(3.0, 2.3, 1.4, 0.5, wide=1.04, box=2.3)
    guard = '#2c3030'

    def build(mirrored):
        dressed(p, last, knit(p.color, 0.36), p.accent, stay=dark(p.color, 0.4), guard=guard, metal=plastic(guard))
        panels(last, [(28.97, 0.0), (28.97, 0.95), (26.8, 0.8), (24.6, 0.42), (20, 0.26), (14, 0.2), (8, 0.22), (3, 0.3), (0.03, 0.36), (0.03, 0.0), (14, 0.0)], film(guard), off=0.12, thick=0.2)
        panels(last, wave((6.6, 0.46), 8, 0.08, 0.045), film(p.accent), off=0.14, thick=0.1, gap=0.28)
        midsole(last, foam(light(p.color, 0.72)), 0.4, 0.2)
        outsole(last, rubber(guard), 0.2, 0.45)
        tread(last, rubber(guard), CHEVRON, (2.05, 2.35), 0.6, 0.1, turn=lambda x, y: math.pi if x < 10 else 0)
        rim = last.outline(0.5)
        for i in range(3, len(rim) - 3, 6):
            x, y = rim[i]
            if 1 < x < 27:
                z = float(curved(last.low, x))
                group([box((1.15, 0.8, 0.95), rubber(guard), (0, 0, 0), 0.14)], (x, y * 0.96, z + 0.12), (0, 0, 10 if y > 0 else -10))
        loop(last, p.accent)

    pair(build, p)


@form('race-shoe', PAIR, SOLE, LACES)
def race(p):
    last = Last(4.1, 3.3, 2.0, 1.5, wide=0.95, collar=0.92)

    def build(mirrored):
        dressed(p, last, knit(p.color, 0.24), INK, lining=light(p.color, 0.35), stay=light(p.color, 0.35), padding=0.36)
        panels(last, wave((4.2, 0.42), 13, 0.12, 0.065), film(p.accent), off=0.1, thick=0.07, gap=0.28)
        midsole(last, foam('#f6f4ef'), 0.75, 0.36, toe_out=0.2)
        groove(last, lambda x: 0.46 + 0.1 * np.sin((x - 8) * 0.2), 0.92, surface('#1b1d1f', 0.3, coat=0.6), 0.13)
        outsole(last, rubber(p.accent), 0.08, 0.5)
        tread(last, rubber(p.accent), DOT, (0.95, 1.1), 0.14, 0.0, keep=lambda x, y: x > 15 or (x < 5.5 and abs(y) > 0.7))

    pair(build, p)


@form('training-shoe', PAIR, SOLE, LACES)
def trainer(p):
    last = Last(2.2, 1.8, 0.8, 0.25, wide=1.06, collar=1.06, box=2.9)
    tint = dark(p.color, 0.4) if not is_light(p.color) else mix(p.color, '#8a8478', 0.45)
    foam_ = p.color if not is_light(p.color) else '#f6f4ef'

    def build(mirrored):
        dressed(p, last, knit(p.color, 0.32), '#f1eee6', stay=tint, guard=tint)
        panels(last, toe(21.6, 0.72), film(tint), off=0.1, thick=0.16)
        wrap = [(9.2, 0.0), (10.4, 0.3), (12, 0.66), (13.4, 0.7), (14.6, 0.42), (17.4, 0.0)]
        panels(last, wrap, rubber(tint, bump=('grain', 0.3, 0.15)), off=0.16, thick=0.26)
        panels(last, [(6.2, 0.3), (7.1, 0.3), (9.6, 0.78), (8.7, 0.78)], film(p.accent), off=0.12)
        panels(last, [(7.9, 0.3), (8.4, 0.3), (10.3, 0.7), (9.8, 0.7)], film(p.accent), off=0.12)
        midsole(last, foam(foam_), 0.3, 0.08, 0.1, 0.2)
        groove(last, 0.62, 0.36, foam(mix(foam_, '#000000', 0.3)), 0.08)
        outsole(last, rubber('#b98a52'), 0.26, 0.34)
        tread(last, rubber('#b98a52'), BAR, (1.2, 2.1), 0.18, 0.25)
        loop(last, p.accent)

    pair(build, p)
