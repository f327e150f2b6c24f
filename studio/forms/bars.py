"""Bars and the bench: long steel, welded frames."""
import math

from forms import form
from kit.bodies import box, lathe, rod, sweep
from kit.color import light
from kit.lines import circle, fillet, ring
from kit.mesh import group
from kit.surface import written
from materials import gloss, knurl, leather, plastic, powder, rubber, steel


def _sleeve(side, x, accent, long=41.5, r=2.5):
    """Collar, grooved sleeve, end cap; outwards from x."""
    bright = steel('#cdd2d6', 0.2)
    lathe(fillet([(0, 0), (3.9, 0, 0.3), (3.9, 3 * side, 0.3), (r + 0.15, 3 * side, 0.1), (r + 0.15, 4 * side), (0, 4 * side)], steps=4), bright, (x, 0, 0), 'x')
    grooves = [(0, 4 * side)]
    for k in range(int(long * 2.2)):
        z = (4 + k / 2.2) * side
        grooves += [(r, z), (r, z + 0.3 * side), (r - 0.05, z + 0.34 * side), (r - 0.05, z + 0.42 * side)]
    end = (4 + long) * side
    grooves += [(r, end - 0.3 * side), (r - 0.25, end), (0, end)]
    lathe(grooves, bright, (x, 0, 0), 'x', smooth=20)
    lathe(fillet([(0, 0), (r * 0.86, 0), (r * 0.8, 0.22 * side, 0.1), (0, 0.22 * side)], steps=3), gloss(accent), (x + end, 0, 0), 'x')
    lathe([(0, 0.26 * side), (r * 0.6, 0.26 * side)], plastic('#24272a', 0.3), (x + end, 0, 0), 'x')
    lathe(fillet([(2.45, 0), (2.56, 0.05 * side), (2.56, 0.9 * side), (2.45, 0.95 * side)], steps=2), gloss(accent), (x + 4.1 * side, 0, 0), 'x')


def _lift_all(z):
    """Puts everything built so far z above the floor."""
    import bpy

    group([o for o in bpy.context.scene.objects if o.parent is None], (0, 0, z))


@form('barbell', dict(turn=-58, lift=24, fill=0.84, focus=(0.79, 0.21, 0.5), close=1.9), dict(turn=-52, lift=24, focus=None, close=1), dict(turn=-30, lift=18, focus=(0.8, 0.2, 0.5), close=6.0))
def barbell(p):
    shaft, grip = steel('#bfc4c8', 0.24), knurl('#a9aeb2')
    half = 65.5
    marks = ((-half, -57, shaft), (-57, -41.4, grip), (-41.4, -40.6, shaft), (-40.6, -17, grip), (-17, -6, shaft), (-6, 6, grip), (6, 17, shaft), (17, 40.6, grip), (40.6, 41.4, shaft), (41.4, 57, grip), (57, half, shaft))
    for a, b, skin in marks:
        r = 1.43 if skin is grip else 1.38
        lathe(fillet([(0, a), (r, a), (r, b), (0, b)], steps=2), skin, axis='x', segments=48)
    for side in (-1, 1):
        _sleeve(side, side * half, p.accent)
    _lift_all(3.9)


@form('curl-bar', dict(turn=-48, lift=34, fill=0.84, focus=(0.64, 0.36, 0.5), close=1.3), dict(turn=44, lift=20, focus=None, close=1), dict(turn=-20, lift=24, focus=(0.72, 0.4, 0.5), close=4.2))
def curl_bar(p):
    points = [(-36, 0), (-27, 0), (-20.5, 5.0), (-14, 5.0, ), (-6.5, -1.2), (6.5, -1.2), (14, 5.0), (20.5, 5.0), (27, 0), (36, 0)]
    line = fillet([(x, y, 3) for x, y in points], 3, 8)
    path = [(x, y, 0) for x, y in line]
    sweep(path, circle(1.42, 28), steel('#c3c8cc', 0.24))
    for a, b in (((-20.0, 4.6), (-26.4, 0.4)), ((-8, 0.0), (-12.6, 3.9)), ((8, 0.0), (12.6, 3.9)), ((20.0, 4.6), (26.4, 0.4))):
        sweep([(a[0] + (b[0] - a[0]) * t / 6, a[1] + (b[1] - a[1]) * t / 6, 0) for t in range(7)], circle(1.47, 28), knurl('#a9aeb2'))
    for side in (-1, 1):
        _sleeve(side, side * 35, p.accent, 17)
    _lift_all(3.9)


def post(a, b, size, material):
    """A square tube between two points."""
    from mathutils import Vector

    a, b = Vector(a), Vector(b)
    up = (0, 0, 1) if abs((b - a).normalized().z) < 0.9 else (0, 1, 0)
    s = size / 2
    return sweep([a, b], ring([(-s, -s), (s, -s), (s, s), (-s, s)], size * 0.12, 3), material, up=up, smooth=40)


@form('bench', dict(turn=48, lift=14, fill=0.78), dict(turn=-46, lift=18), dict(focus=(0.62, 0.3, 0.55), close=2.6))
def bench(p):
    skin, pad = powder(mix_(p.color)), leather(p.color)
    post((-52, 0, 6), (50, 0, 6), 7, skin)
    for x, w in ((-54, 40), (52, 56)):
        post((x, -w / 2, 3.6), (x, w / 2, 3.6), 7, skin)
        for y in (-w / 2, w / 2):
            box((7.6, 3, 7.6), rubber('#1d1f22'), (x, y, 3.8), 0.8)
    post((-44, 0, 8), (-34, 0, 38), 7, skin)
    post((30, 0, 8), (-8, 0, 38), 7, skin)
    post((-46, 0, 39), (2, 0, 39), 6, skin)
    marks = [written(p.label, '#e9e6de', 8, (0, 0, 3.2), (0, 0, -90), 2)]
    group([box((34, 27, 6), pad, (0, 0, 0), 2.0, segments=6)], (-30, 0, 46), (0, -6, 0))
    back = [box((84, 27, 6), leather(p.color, prints=marks), (0, 0, 0), 2.0, segments=6), marks[0].empty, box((70, 6, 4), skin, (0, 0, -5), 0.8)]
    group(back, (24, 0, 76), (0, -52, 0))
    arc = [(14 + 36 * math.cos(a), 0, 36 + 36 * math.sin(a)) for a in [math.radians(-38 + 80 * k / 20) for k in range(21)]]
    for y in (-5, 5):
        group([sweep([(q[0], y, q[2]) for q in arc], [(-0.4, -2.6), (0.4, -2.6), (0.4, 2.6), (-0.4, 2.6)], steel('#b4babf', 0.35), up=(0, 1, 0)) ], (-6, 0, 0))
    post((38, 0, 10), (26, 0, 50), 5, skin)
    rod(1.3, 17, steel(), (30, 0, 42), 'y', 0.2)
    rod(2.2, 4, gloss(p.accent), (30, -9, 42), 'y', 0.5)
    for y in (-16, 16):
        lathe(fillet([(0, -2), (4.6, -2, 0.8), (4.6, 2, 0.8), (0, 2)], steps=4), rubber('#1d1f22'), (-60, y, 4.7), 'y')
        lathe(fillet([(0, -2.1), (2.2, -2.1, 0.2), (2.2, 2.1, 0.2), (0, 2.1)], steps=3), gloss(p.accent), (-60, y, 4.7), 'y')


def mix_(color):
    return light(color, 0.08)
