"""Kettlebells, dumbbells and plates: cast, coated, numbered."""
import math

from forms import form
from kit.bodies import ball, box, lathe, rod, slab, sweep
from kit.color import STEEL, dark, print_on
from kit.lines import circle, curve, fillet, ring
from kit.mesh import fuse, group
from kit.surface import compute, surface, written
from materials import gloss, knurl, plastic, powder, rubber, steel


def _bell(radius, squash=0.96):
    return ball(radius, None, (0, 0, radius * 0.93), (1, 1, squash))


@form('kettlebell', dict(turn=-14, lift=13), dict(turn=22, lift=36), dict(focus=(0.5, 0.3, 0.78), close=1.9))
def kettlebell(p):
    print_ = written(p.label.split()[0], '#e9e6de', 5.6, (0, -9.4, 9.3), depth=3)
    skin = powder(p.color, prints=[print_])
    body = _bell(10)
    foot = rod(6.4, 1.2, None, (0, 0, 0.75), edge=0.4)
    path = curve([(-5.2, 0, 15), (-6.1, 0, 18.2), (-7.2, 0, 22.0), (-6.2, 0, 25.6), (-2.6, 0, 27.6), (2.6, 0, 27.6), (6.2, 0, 25.6), (7.2, 0, 22.0), (6.1, 0, 18.2), (5.2, 0, 15)], 8)
    handle = sweep(path, circle(1.75, 24), None, size=lambda t: 1 + 0.35 * max(0, abs(t - 0.5) * 2 - 0.62) / 0.38)
    fuse([body, foot, handle], skin, 0.3, 7)
    ring = gloss(p.accent)
    for side in (-1, 1):
        k = 17 * side
        one = lathe(fillet([(1.9, -0.35), (2.25, -0.35, 0.2), (2.25, 0.35, 0.2), (1.9, 0.35)], steps=3), ring)
        group([one], (side * 6.42, 0, 19.3), (0, k, 0))


@form('competition-kettlebell', dict(turn=-16, lift=13), dict(turn=22, lift=34), dict(focus=(0.5, 0.3, 0.78), close=1.9))
def competition(p):
    ink = print_on(p.color)
    skin = surface(p.color, 0.36, coat=0.25, bump=('noise', 0.35, 0.06), prints=[written(p.lines[0].split()[0], ink, 4.6, (0, -9, 10.6)), written('KG', ink, 1.5, (0, -9, 7.2))])
    body = _bell(10.4, 1)
    foot = rod(6.2, 1.6, None, (0, 0, 0.8), edge=0.4)
    path = curve([(-6.2, 0, 15), (-6.8, 0, 19), (-7.0, 0, 23.5), (-6.3, 0, 25.8), (-4.2, 0, 26.8), (0, 0, 26.9), (4.2, 0, 26.8), (6.3, 0, 25.8), (7.0, 0, 23.5), (6.8, 0, 19), (6.2, 0, 15)], 8)
    fuse([body, foot], skin, 0.3, 6)
    bare = steel('#c2c6c9', 0.33)
    sweep(path, circle(1.65, 24), bare)
    dark_ring = plastic(p.accent)
    for side in (-1, 1):
        one = lathe(fillet([(1.5, -0.5), (2.15, -0.5, 0.3), (1.9, 0.5, 0.2), (1.5, 0.5)], steps=3), dark_ring)
        group([one], (side * 6.75, 0, 19.2), (0, -side * 4, 0))


# kg: length and height of a dumbbell in cm; the grip between its heads is always 12.3 cm long
HEXES = [(2.5, 17.5, 7.5), (5, 21.5, 9), (7.5, 24, 10), (10, 27, 11), (12.5, 28, 12), (15, 29.5, 13), (17.5, 30.5, 13.5), (20, 32, 14.5), (25, 34.5, 15.5), (30, 36.5, 16.5)]
GRIP = 12.3


def _hex_head(p, x, out, deep, high, number):
    """Rubber round an iron core; on its end a plate with the weight, in a painted ring; on the slope towards the camera the brand."""
    r, edge = high / math.sqrt(3), high * 0.085
    outline = [(r * math.cos(math.radians(60 * k)), r * math.sin(math.radians(60 * k))) for k in range(6)]
    slope = [written(p.brand, '#8b9094', high * 0.1, (x, -high / 2 * math.sin(math.radians(60)), high / 4), (30 + 30, 0, 0), depth=0.8, most=deep * 0.66, weight=800)] if deep > 4 else []
    skin = rubber(p.color, prints=slope, bump=('noise', 0.12, 0.2) if p.view == 3 else ('noise', 0.5, 0.05))
    head = slab(outline, deep, skin, (x, 0, 0), edge=edge, lie='yz')
    face, R = x + out * deep / 2, high * 0.34
    turn = (90, 0, 90 if out > 0 else -90)
    marks = [written(number, '#efece4', R * 0.86, (face, 0, R * 0.1), turn, depth=1.2, rough=0.5, most=R * 1.45, weight=800), written('KG', '#b9b6ae', R * 0.27, (face, 0, -R * 0.56), turn, depth=1.2, weight=700)]
    plate_ = lathe(fillet([(0, -0.3 * out), (R, -0.3 * out), (R, 0.1 * out, 0.06), (0, 0.1 * out)], steps=3), plastic(dark(p.color, 0.5), 0.5, prints=marks), (face, 0, 0), 'x')
    w = R * 0.11
    ring = lathe(fillet([(R - 0.02, -0.3 * out), (R - 0.02, 0.22 * out, w * 0.4), (R + w, 0.22 * out, w * 0.4), (R + w, -0.3 * out)], steps=4), gloss(p.accent), (face, 0, 0), 'x')
    return [head, plate_, ring, *[m.empty for m in (*slope, *marks)]]


def _dumbbell(p):
    number = p.label.split()[0]
    _, long, high = min(HEXES, key=lambda one: abs(one[0] - float(number)))
    deep, r = (long - GRIP) / 2, 1.4 if float(number) <= 10 else 1.7
    h = GRIP / 2
    bare = [(0, -h), (r * 0.86, -h), (r * 0.86, h), (0, h)]
    grip = [(r * 0.86 + (r * 1.06 - r * 0.86) * (1 - (k / 12) ** 2) ** 0.8, h * 0.8 * k / 12) for k in range(-12, 13)]
    parts = [lathe(bare, steel('#c6cbcf', 0.2), axis='x', segments=64), lathe(grip, knurl(size=0.2 if p.view == 3 else 0.3), axis='x', segments=64)]
    for side in (-1, 1):
        parts += _hex_head(p, side * (h + deep / 2), side, deep, high, number)
        parts.append(lathe(fillet([(0, (h - 0.9) * side), (r * 1.3, (h - 0.9) * side, 0.2), (r * 1.45, (h + 0.1) * side, 0.2), (0, (h + 0.1) * side)], steps=3), steel('#c6cbcf', 0.22), axis='x'))
    return parts, long, high


@form('dumbbell', dict(turn=0, lift=17, fill=0.86), dict(turn=34, lift=30), dict(turn=0, lift=17, focus=(0.64, 0.1, 0.5), close=2.0))
def dumbbell(p):
    """The pair side by side. The lighter, the smaller in its frame: gives which part of it to fill."""
    for k in range(2):
        parts, long, high = _dumbbell(p)
        a = math.radians((-47, -41)[k])
        away = k * high * 1.28
        group(parts, (-math.sin(a) * away - k * 0.08 * long * math.cos(a), math.cos(a) * away - k * 0.08 * long * math.sin(a), high / 2), (0, 0, math.degrees(a)))
    return 0.72 + 0.28 * min(1, (long - 17.5) / 19)


@form('adjustable-dumbbell', dict(turn=-32, lift=20), dict(turn=35, lift=30), dict(focus=(0.4, 0.4, 0.6), close=2.0))
def adjustable(p):
    shell, dark_ = plastic(p.color, 0.5), plastic(dark(p.color, 0.4), 0.55)
    z = 9.4
    grip = [(0, -6.6), (1.5, -6.6), (1.75, -3), (1.8, 0), (1.75, 3), (1.5, 6.6), (0, 6.6)]
    lathe(grip, knurl(), (0, 0, z), 'x')
    for side in (-1, 1):
        for k in range(7):
            r = 8.2 - 0.12 * k - (0.5 if k == 6 else 0)
            x = side * (7.2 + k * 1.45)
            plate = ring_profile(r, 1.25)
            lathe(plate, powder(p.color if k < 6 else dark(p.color, 0.25)), (x, 0, z), 'x')
        dial = lathe(fillet([(0, 0), (4.2, 0, 0.3), (3.9, 1.3 * side, 0.3), (0, 1.3 * side)], steps=4), gloss(p.accent), (side * 16.6, 0, z), 'x')
        dial.name = 'dial'
        lathe(fillet([(0, 0), (2.2, 0, 0.3), (2.0, 1.0 * side, 0.25), (0, 1.0 * side)], steps=4), dark_, (side * 17.8, 0, z), 'x')
    marks = [written(p.label, '#d9d6ce', 1.1, (0, -10.4, 1.7), depth=1.5)]
    tray = [(-18, -10), (18, -10), (18, 10), (-18, 10)]
    slab(tray, 3.0, plastic(dark(p.color, 0.3), 0.5, prints=marks), (0, 0, 1.5), edge=0.9, lie='xy')
    for side in (-1, 1):
        box((12, 15, 2.2), shell, (side * 11.6, 0, 3.6), 0.6)


def ring_profile(r, width, hub=1.2):
    h = width / 2
    return fillet([(hub, -h), (r, -h, 0.3), (r, h, 0.3), (hub, h), (hub, -h)], steps=4)


def plate(r, width, color, accent, label, kg, hub=2.6):
    """A bumper: raised rim, sunk web, steel hub, stripe and words; lies around z facing up."""
    h = width / 2
    half = [(hub, h - 0.9), (r * 0.34, h - 0.9, 0.2), (r * 0.38, h - 0.15, 0.3), (r * 0.44, h - 0.15, 0.3), (r * 0.48, h - 0.75, 0.3), (r * 0.8, h - 0.75, 0.4), (r * 0.85, h, 0.4), (r, h, 0.6)]
    profile = fillet([*half, *[(a, -b, *c) for a, b, *c in reversed(half)]], steps=5)
    marks = [written(label, '#e9e6de', r * 0.14, (0, r * 0.64, h), (0, 0, 0), 1.6, most=r * 0.62), written(kg, '#e9e6de', r * 0.15, (0, -r * 0.64, h), (0, 0, 0), 1.6)]
    tyre = lathe(profile, rubber(color, prints=marks), segments=160)
    steel_ = steel(STEEL, 0.3)
    hub_ = lathe(fillet([(hub, -h - 0.1), (hub + 2.0, -h - 0.1, 0.3), (hub + 2.0, h - 0.5, 0.3), (hub, h - 0.5), (hub, -h)], steps=4), steel_)
    stripe = lathe(fillet([(r * 0.86, h - 0.1), (r * 0.86, h + 0.06, 0.04), (r * 0.91, h + 0.06, 0.04), (r * 0.91, h - 0.1)], steps=2), gloss(accent), segments=160)
    return [tyre, hub_, stripe, *[m.empty for m in marks]]


@form('bumper-plate', dict(turn=-30, lift=14), dict(turn=34, lift=24), dict(turn=-12, lift=18, focus=(0.62, 0.5, 0.66), close=1.7))
def bumper(p):
    brand, weight = p.lines
    kg = float(weight.split()[0])
    # The full 450 mm from 10 kg, 230 mm below; the heavier, the thicker.
    r = 22.5 if kg >= 10 else 11.5
    group(plate(r, 2.6 + kg * 0.24, p.color, p.accent, brand, weight.upper()), (0, 0, r * 0.985), (80, 0, 0))


@form('change-plates', dict(turn=-24, lift=16), dict(turn=30, lift=34), dict(focus=(0.35, 0.3, 0.6), close=2.0))
def change_plates(p):
    shades = [('#B3302A', 10.5, 2.3, '2.5 KG'), ('#2F66AD', 9.5, 2.1, '2'), ('#E3B23C', 8.6, 1.9, '1.5'), ('#2F7A57', 7.8, 1.7, '1'), ('#E9E6DE', 6.8, 1.5, '0.5')]
    x = 0
    for i, (shade, r, width, kg) in enumerate(shades):
        group(small_plate(r, width, shade, kg, p.label), (x, i * -2.4, r * 0.975), (78, 0, 0))
        x += [10.5, 9.4, 8.6, 7.6, 6][i]
    for i, (shade, r, width, kg) in enumerate(shades[:2]):
        group(small_plate(r, width, shade, kg, p.label), (25 + i * 9, 9 - i * 2, r * 0.97), (76, 0, 0))


def small_plate(r, width, color, kg, brand):
    h, ink = width / 2, print_on(color)
    marks = [written(kg, ink, r * 0.26, (0, r * 0.62, h), (0, 0, 0), 1), written(brand, ink, r * 0.12, (0, -r * 0.62, h), (0, 0, 0), 1)]
    half = [(2.55, h - 0.3), (r * 0.4, h - 0.3, 0.2), (r * 0.43, h, 0.2), (r, h, 0.45)]
    body = lathe(fillet([*half, *[(a, -b, *c) for a, b, *c in reversed(half)]], steps=4), rubber(color, prints=marks), segments=128)
    hub = lathe(fillet([(2.5, -h - 0.05), (3.5, -h - 0.05, 0.2), (3.5, h - 0.1, 0.2), (2.5, h - 0.1), (2.5, -h)], steps=3), steel())
    return [body, hub, *[m.empty for m in marks]]


@form('ball', dict(turn=-20, lift=12), dict(turn=22, lift=32), dict(focus=(0.42, 0.1, 0.6), close=2.0))
def slam_ball(p):
    marks = [written(p.label.upper(), print_on(p.color), 4.2, (0, -13, 15), depth=6, most=15), written('SLAM', p.accent, 2.2, (0, -13, 10.6), depth=6)]

    def tread(tree, where):
        cells = tree.nodes.new('ShaderNodeTexVoronoi')
        cells.feature = 'DISTANCE_TO_EDGE'
        cells.inputs['Scale'].default_value = 0.42
        cells.inputs['Randomness'].default_value = 0.35
        tree.links.new(where, cells.inputs['Vector'])
        return None, compute(tree, 'MINIMUM', cells.outputs['Distance'], 0.12)

    skin = surface(p.color, 0.6, prints=marks, pattern=tread, bump=(None, 5, 1.0), vary=0.04)
    ball(14, skin, (0, 0, 13.7), (1, 1, 0.985))
