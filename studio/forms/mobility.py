"""Mats, blocks, straps, bolsters, rollers and balls."""
import math

import bpy
from forms import form
from kit.rolls import spiral
from kit.bodies import ball, box, lathe, slab, sweep
from kit.color import BONE, dark, light, mix, pigment, print_on
from kit.lines import circle, curve, fillet, ring, strip
from kit.mesh import group
from kit.stitch import stitches
from kit.surface import blend, compute, surface, waves, written
from materials import cloth, cork, foam, gloss, plastic, rubber, steel
from mathutils import Vector


@form('mat', dict(turn=-56, lift=22, fill=0.8), dict(turn=28, lift=34), dict(turn=-64, lift=16, focus=(0.35, 0.5, 0.5), close=1.5))
def mat(p):
    name = p.color.lower()
    thin = '#28405f' == name or p.accent.lower() == '#cbb48c'
    marks = [written(p.label, p.accent, 2.0, (17, -9, 0.6), (0, 0, 0), 0.8)]
    pitch, turns, t = (0.5, 6.5, 0.34) if thin else (0.78, 6.5, 0.62)

    def grip(tree, where):
        import materials as m

        return None, m.compute(tree, 'MULTIPLY', waves(tree, where, 0.5, 'X'), waves(tree, where, 0.5, 'DIAGONAL'))

    if name == '#c29a6a':
        skin = cork(p.color)
    else:
        skin = surface(p.color, 0.68, spec=0.3, pattern=grip, bump=(None, 0.4, 0.25), prints=marks, vary=0.03)
    spiral(1.5, pitch, turns, skin, 61, t, tail=13)
    outer = 1.5 + pitch * turns
    band = cloth(p.accent if name != p.accent.lower() else BONE, 0.1)
    for x in (-15, 15) if thin else ():
        path = [(x, (outer + t * 0.6) * math.cos(a), outer + t / 2 + (outer + t * 0.6) * math.sin(a)) for a in [2 * math.pi * k / 64 for k in range(64)]]
        sweep(path, strip(2.4, 0.2), band, closed=True, up=(1, 0, 0))


@form('block', dict(turn=-28, lift=22), dict(turn=24, lift=38), dict(focus=(0.4, 0.3, 0.65), close=1.9))
def block(p):
    marks = [written(p.label, dark(p.color, 0.62), 1.25, (0, -3.75, 7.6), (90, 0, 0), 0.5)]
    skin = cork(p.color, prints=marks)
    group([box((22.5, 7.5, 15), skin, (0, 0, 7.5), 0.7), marks[0].empty])


@form('yoga-strap', dict(turn=-24, lift=26), dict(turn=30, lift=44), dict(focus=(0.45, 0.3, 0.5), close=2.0))
def yoga_strap(p):
    skin = cloth(p.color, 0.16)
    spiral(0.9, 0.36, 13, skin, 3.8, 0.26, tail=0, axis='z')
    path = curve([(-0.4, -5.58, 1.9), (-5, -5.6, 1.9), (-9, -6.6, 1.9), (-12, -9.6, 1.9), (-10, -12.6, 1.9), (-4, -12.2, 1.9), (2, -11.4, 1.9)], 10)
    sweep(path, strip(3.8, 0.26), skin, up=(0, 0, 1))
    for dx in (0, 0.55):
        ring_ = [(2.6 + dx , -11.4 + 1.0 * math.cos(a), 1.9 + 1.85 * math.sin(a)) for a in [2 * math.pi * k / 40 for k in range(40)]]
        sweep(ring_, circle(0.26, 14), steel('#c2b08a', 0.3), closed=True)


@form('bolster', dict(turn=-46, lift=20, fill=0.76), dict(turn=-66, lift=16), dict(focus=(0.35, 0.3, 0.55), close=2.1))
def bolster(p):
    skin = cloth(p.color, 0.16, prints=(mark := written(p.label, p.accent, 2.2, (0, -12, 12), depth=6),))
    r, half = 11.5, 31
    profile = [(0, -half + 0.6), (r * 0.3, -half + 0.1), (r * 0.86, -half + 0.25), (r, -half + 1.1), (r + 0.35, -half + 6), (r + 0.5, 0), (r + 0.35, half - 6), (r, half - 1.1), (r * 0.86, half - 0.25), (r * 0.3, half - 0.1), (0, half - 0.6)]
    lathe(profile, skin, (0, 0, r * 0.97), 'x', smooth=70).data.materials[0]
    piping = cloth(p.accent, 0.08)
    for s in (-1, 1):
        path = [(s * (half - 0.75), r * 0.985 * math.cos(a), r * 0.97 + r * 0.985 * math.sin(a)) for a in [2 * math.pi * k / 72 for k in range(72)]]
        sweep(path, circle(0.34, 14), piping, closed=True)
    handle = curve([(half - 0.2, -5, r * 0.97 + 4), (half + 1.6, -2.5, r * 0.97 + 4), (half + 2, 0, r * 0.97 + 4), (half + 1.6, 2.5, r * 0.97 + 4), (half - 0.2, 5, r * 0.97 + 4)], 8)
    sweep(handle, strip(3, 0.3), cloth(p.accent, 0.1), up=(0, 0, 1))


@form('roller', dict(turn=-40, lift=20), dict(turn=-72, lift=16), dict(focus=(0.35, 0.3, 0.55), close=2.1))
def roller(p):
    r, half = 7.0, 16.5
    skin, core = foam(p.color), plastic(dark('#33363A', 0.2), 0.45)
    outline = fillet([(5.1, -half), (r - 0.35, -half, 0.4), (r - 0.35, half, 0.4), (5.1, half)], steps=4)
    lathe(outline, skin, (0, 0, r), 'x', 128)
    lathe(fillet([(4.6, half + 0.05), (5.15, half + 0.05, 0.15), (5.15, -half - 0.05, 0.15), (4.6, -half - 0.05, 0.15), (4.6, half + 0.05)], steps=3), core, (0, 0, r), 'x', 128)
    around = 12
    for k in range(around):
        turn = 360 * k / around
        rows = ((-12.9, 6.2), (-5.6, 6.8), (1.9, 6.8), (9.0, 6.2), (14.2, 3.0)) if k % 3 else ((0, 31.4),)
        for x, long in rows:
            pad = box((long, 2.75 if k % 3 else 2.2, 1.0), skin, (0, 0, 0), 0.3)
            a = math.radians(turn)
            group([pad], (x, (r - 0.25) * math.sin(a), r + (r - 0.25) * math.cos(a)), (-turn, 0, 0))


@form('soft-roller', dict(turn=-50, lift=20), dict(turn=-70, lift=16), dict(focus=(0.35, 0.3, 0.55), close=2.1))
def soft_roller(p):
    r, half = 7.4, 22
    profile = fillet([(0, -half + 0.4), (r * 0.5, -half, 1), (r, -half, 1.0), (r, half, 1.0), (r * 0.5, half, 1), (0, half - 0.4)], steps=7)
    lathe(profile, foam(p.color, prints=(written(p.label, p.accent, 2.0, (0, -8, 7.4), depth=4),)), (0, 0, r), 'x', 128)
    for x in (-half + 3.2, half - 3.2):
        lathe(fillet([(r - 0.1, -0.35), (r + 0.05, -0.35, 0.03), (r + 0.05, 0.35, 0.03), (r - 0.1, 0.35)], steps=2), foam(p.accent), (x, 0, r), 'x', 128)


@form('massage-balls', dict(turn=-16, lift=20), dict(turn=30, lift=38), dict(focus=(0.4, 0.3, 0.5), close=2.1))
def balls(p):
    skin = rubber(p.color, prints=(written(p.label, print_on(p.color), 2.1, (-6, -7, 4.8), depth=4),))
    ball(4.6, skin, (-6, -1, 4.55), (1, 1, 0.99))
    r = 3.5
    half = [(r * math.sin(a), -4.3 - r * math.cos(a)) for a in [math.pi * k / 40 for k in range(0, 29)]]
    waist = curve([(*half[-1], 0), (1.75, -0.9, 0), (1.6, 0, 0)], 10)
    full = half + [(q.x, q.y) for q in waist[1:]]
    full += [(a, -b) for a, b in reversed(full[:-1])]
    full[0], full[-1] = (0, full[0][1]), (0, full[-1][1])
    peanut = lathe(full, rubber(dark(p.color, 0.35)), axis='x', smooth=180)
    group([peanut], (5.6, 2.6, r), (0, 0, 16))
    spiked, R = gloss(p.accent), 2.9
    core = [ball(R, rubber(p.accent), (0, 0, 0))]
    n = 90
    for k in range(n):
        z = 1 - 2 * (k + 0.5) / n
        a = k * 2.39996
        s = math.sqrt(1 - z * z)
        core.append(ball(0.34, rubber(p.accent), (R * s * math.cos(a), R * s * math.sin(a), R * z), detail=10))
    group(core, (3.4, -6.2, R + 0.25))


@form('band', dict(turn=-18, lift=36), dict(turn=46, lift=60), dict(turn=24, lift=24, focus=(0.5, 0.3, 0.5), close=1.5))
def band(p):
    w = 4.4
    marks = [written(p.label.upper(), p.accent, 1.9, (1, -15, w / 2), depth=4)]
    skin = rubber(p.color, prints=marks)
    points = [(-18, 2), (-15, -9), (-4, -11.5), (8, -11.5), (17, -8), (19, 1), (12, 7), (3, 3), (-1, -3.5), (-7, -2.5), (-7.5, 5), (-13, 9)]
    path = curve([(x, y, w / 2) for x, y in points], 10, closed=True)
    sweep(path, strip(w, 0.5, 0.2), skin, closed=True, up=(0, 0, 1))


def _woven(shade, ink, marks):
    """Ribbed webbing with a line along both edges; it goes by the loop's length (UV), so its ribs run round the curves."""

    def pattern(tree, where):
        axes = tree.nodes.new('ShaderNodeSeparateXYZ')
        tree.links.new(where, axes.inputs[0])
        edge = compute(tree, 'COMPARE', compute(tree, 'ABSOLUTE', axes.outputs[2], 0), 3.3)
        edge.node.inputs[2].default_value = 0.13
        along = tree.nodes.new('ShaderNodeMapping')
        along.inputs['Scale'].default_value = (66, 0, 0)
        tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['UV'], along.inputs[0])
        ribs = compute(tree, 'ADD', waves(tree, where, 0.3, 'Z'), compute(tree, 'MULTIPLY', waves(tree, along.outputs[0], 0.36, 'X'), 0.6))
        return blend(tree, pigment(shade), pigment(mix(shade, ink, 0.62)), edge), ribs

    return surface(shade, 0.88, spec=0.18, sheen=0.5, pattern=pattern, bump=(None, 0.3, 0.3), vary=0.03, prints=marks)


def _loop(shade, words, brand, thick, oval, lean, at, turn):
    """A closed loop of webbing, 80 mm wide and 660 mm round, on its edge: sewn where its ends meet, with rubber threads inside."""
    w, ink, n = 8.0, print_on(shade), 160
    r = lambda a: 10.5 * (1 + oval * math.cos(2 * a) + 0.018 * math.cos(3 * a + lean))  # noqa: E731
    ways = [math.pi / 2 + 2 * math.pi * k / n for k in range(n)]

    def spot(a, out=0.0, z=0.0):
        return ((r(a) + out) * math.cos(a), (r(a) + out) * math.sin(a), z)

    front = (0, -r(-math.pi / 2), 0)
    marks = [written(brand, ink, 1.7, (front[0], front[1], 0.75), depth=4, weight=800), written(words, ink, 1.05, (front[0], front[1], -1.35), depth=4, weight=650)]
    skin = _woven(shade, ink, marks)
    parts = [sweep([spot(a) for a in ways], strip(w, thick, 0.12), skin, closed=True, up=(0, 0, 1))]
    seam = [-0.62 + 0.26 * k / 12 for k in range(13)]
    parts.append(sweep([spot(a, thick * 0.8) for a in seam], strip(w - 0.04, thick * 0.9, 0.12), skin, up=(0, 0, 1)))
    thread, grip = cloth(mix(shade, ink, 0.55), 0.08), rubber(mix(shade, ink, 0.3))
    for a in (seam[2], seam[-3]):
        before = set(bpy.context.scene.objects)
        stitches([Vector(spot(a, thick * 1.28, -3.7 + 7.4 * k / 30)) for k in range(31)], thread, 0.42, 0.16, 0.06)
        parts += [o for o in bpy.context.scene.objects if o not in before]
    for z in (-2.4, -0.8, 0.8, 2.4):
        parts.append(sweep([spot(a, -thick * 0.5, z + 0.18 * math.sin(a * 24)) for a in ways], circle(0.09, 6), grip, closed=True))
    for thing in parts:
        for v in thing.data.vertices:  # cloth gives: the edge wanders a little, and leans out or in
            a, up = math.atan2(v.co.y, v.co.x), v.co.z / w
            k = 1 + 0.02 * up * math.cos(3 * a + 2 * lean)
            v.co = (v.co.x * k, v.co.y * k, v.co.z + 0.03 * math.sin(2 * a + lean) + 0.02 * math.sin(5 * a + lean))
    return group([*parts, *[m.empty for m in marks]], at, turn)


@form('mini-bands', dict(turn=0, lift=20, fill=0.8), dict(turn=-6, lift=50, fill=0.84), dict(turn=-6, lift=24, focus=(0.62, 0.1, 0.8), close=2.3))
def mini_bands(p):
    """Woven loops, each on its edge: stacked, the lightest on top; seen from above they stand beside each other."""
    shades = [p.accent, light(p.color, 0.45), p.color, dark(p.color, 0.45)]
    names = ['LIGHT', 'MEDIUM', 'HEAVY', 'X HEAVY']
    for k, (shade, name) in enumerate(zip(shades, names)):
        thick, oval = 0.3 + 0.05 * k, (0.07, 0.045, 0.06, 0.035)[k]
        stacked = ((0.7, 0.1, 27.85), (-0.6, 0.5, 19.95), (0.6, -0.2, 11.98), (-0.2, 0, 4))
        beside = ((-9.4, -11.4, 4), (12.6, -9.2, 4), (-12.6, 16.6, 4), (9.4, 18.2, 4))
        turn = (9, -10, 6, -7)[k] if p.view != 2 else (14, -4, 24, 8)[k]
        _loop(shade, name, p.brand, thick, oval, 1.7 * k, (beside if p.view == 2 else stacked)[k], (0, 0, turn))


@form('step', dict(turn=-42, fill=0.78, lift=20), dict(turn=26, lift=36), dict(focus=(0.35, 0.3, 0.7), close=2.2))
def step(p):
    outline = fillet_ring([(-34, -14), (34, -14), (34, 14), (-34, 14)], 4)
    marks = [written(p.label, print_on(p.color), 3.4, (0, -9.6, 15.3), (0, 0, 0), 0.3, weight=800)]
    top = rubber(p.color, prints=marks)
    slab(outline, 2.6, top, (0, 0, 14), 0.8, 'xy')
    slab(fillet_ring([(-32, -12.6), (32, -12.6), (32, 12.6), (-32, 12.6)], 4), 2.6, plastic(dark(p.color, 0.3)), (0, 0, 11.6), 0.6, 'xy')
    for k in range(-9, 10):
        for y in (-3.6, 1.5, 6.6):
            box((2.4, 3.6, 0.5), rubber(dark(p.color, 0.2)), (k * 3.2, y, 15.3), 0.2, (0, 0, 24))
    for x in (-22, 22):
        for i, z in enumerate((8.2, 3.0)):
            slab(fillet_ring([(-9.4, -12.8), (9.4, -12.8), (9.4, 12.8), (-9.4, 12.8)], 4), 4.8, plastic(p.accent if i == 0 else dark(p.color, 0.1), 0.45), (x, 0, z), 0.7, 'xy')


def fillet_ring(points, radius):
    return ring(points, radius, 6)
