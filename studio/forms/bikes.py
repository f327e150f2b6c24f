"""Bikes one stays in place on: side on, the front to the left."""
import math

from forms import form
from forms.bars import post
from kit.bodies import box, lathe, rod, slab, sweep
from kit.color import dark, print_on
from kit.lines import circle, curve, fillet, ring
from kit.machine import coated, crank, feet, hoop, metal, moulded, saddle, screen, screw, soft
from kit.mesh import group
from kit.surface import surface, written
from materials import gloss


def _cage(p, at, r):
    """The fan's guard: on each side rings and spokes of wire around a hub, between them the drum and its blades."""
    cx, cz = at
    wire = coated(p, dark(p.color, 0.35))
    for y, out in ((-8, -1), (8, 1)):
        near = y * 1.14
        for k in range(2, 12):
            t = k / 11
            hoop(r * t, 0.34 if k < 11 else 0.9, wire, (cx, near + (y - near) * t * t, cz), sides=10)
        for k in range(30):
            a = 2 * math.pi * k / 30
            line = [(cx + r * t * math.cos(a), near + (y - near) * t * t - out * 0.3, cz + r * t * math.sin(a)) for t in (0.2, 0.5, 0.75, 1)]
            sweep(line, circle(0.34, 8), wire)
        for k in range(6):
            a = 2 * math.pi * (k + 0.25) / 6
            screw(p, (cx + (r + 0.2) * math.cos(a), y + out * 0.9, cz + (r + 0.2) * math.sin(a)), 'y', out, 0.95)
        face = [(0, out * 1.5), (6.6, out * 1.5, 0.3), (7.6, out * 0.9, 0.4), (8.3, -out * 1.2, 0.3), (0, -out * 1.2)]
        lathe(fillet(face, steps=5), gloss(p.accent), (cx, near, cz), 'y')
        for radius in (5.0, 2.6):
            hoop(radius, 0.14, surface(dark(p.accent, 0.4), 0.5), (cx, near + out * 1.5, cz))
        screw(p, (cx, near + out * 1.6, cz), 'y', out, 1.3)
    lathe(fillet([(r, -8), (r + 1.5, -8, 0.5), (r + 1.5, 8, 0.5), (r, 8), (r, -8)], steps=3), coated(p, p.color), (cx, 0, cz), 'y', 160)
    blade = moulded(p, '#5d6369')
    for k in range(10):
        group([box((r - 9, 11, 0.4), blade, ((r + 4) / 2 + 2, 0, 0), 0.15)], (cx, 0, cz), (24, -36 * k - 8, 0))
    lathe(fillet([(0, -6), (5.4, -6, 0.6), (5.4, 6, 0.6), (0, 6)], steps=4), moulded(p), (cx, 0, cz), 'y', 64)


def _drive(p, at, fan):
    """The belt's cover, from the pedals to the fan, and the cranks."""
    x, z = at
    fx, fz = fan
    outline = [(x + 12.6 * math.cos(a), z + 12.6 * math.sin(a)) for a in [math.radians(-78 + 156 * k / 24) for k in range(25)]]
    outline += [(fx + 9 * math.cos(a), fz + 9 * math.sin(a)) for a in [math.radians(80 + 200 * k / 16) for k in range(17)]]
    slab(outline, 9.4, moulded(p, '#2b2f33'), (0, 0, 0), 1.5, 'xz')
    for y, out in ((-4.7, -1), (4.7, 1)):
        lathe(fillet([(0, 0), (6.4, 0), (6.4, out * 0.9, 0.4), (5.4, out * 0.9, 0.3), (4.9, out * 0.3, 0.2), (0, out * 0.3)], steps=4), moulded(p, '#17191b'), (x, y, z), 'y')
        for a in (60, -60):
            screw(p, (x + 10.4 * math.cos(math.radians(a)), y + out * 0.1, z + 10.4 * math.sin(math.radians(a))), 'y', out, 0.7)
        crank(p, (x, y + out * 2.4, z), 17, math.radians(-25 if out < 0 else 155), out)


def _lever(p, y, swing, cx):
    """An arm to push and pull, with the rod that joins it to the pedals, and a peg for feet."""
    skin, grip = coated(p, p.color), soft(p)
    path = curve([(cx + 14, y * 0.9, 34), (cx + 18, y, 60), (cx + 26 + swing, y * 1.15, 88), (cx + 32 + swing, y * 1.2, 106), (cx + 41 + swing, y * 1.2, 117)], 8)
    sweep(path, circle(2.0, 24), skin)
    sweep(path[-9:], circle(2.5, 28), grip)
    rod(2.7, 1.2, gloss(p.accent), path[-9], 'z', 0.4)
    out = math.copysign(1, y)
    sweep([(cx + 15, y * 0.9, 40), (8, y * 0.66, 36)], circle(1.2, 18), metal(p))
    for at in ((cx + 15, y * 0.9, 40), (8, y * 0.66, 36)):
        rod(2.2, 3.0, moulded(p), at, 'y', 0.5, 48)
        screw(p, (at[0], at[1] + out * 1.6, at[2]), 'y', out, 1.0)
    rod(2.0, 12, grip, (cx + 12, y * 1.15, 22), 'y', 0.5)
    post((cx + 13.5, y * 0.9, 36), (cx + 12, y * 0.9, 20), 3.4, skin)


@form('air-bike', dict(turn=-24, lift=10, fill=0.76), dict(turn=36, lift=16), dict(turn=-34, lift=16, focus=(0.43, 0.2, 0.3), close=3.3))
def air_bike(p):
    skin = coated(p, p.color)
    fan = (-36, 41)
    feet(p, (-50, 48), 52, skin)
    _cage(p, fan, 33)
    marks = [written(p.label, print_on(p.color), 3.2, (11, -3.5, 6), depth=2)]
    post((-44, 0, 6), (46, 0, 6), 7, coated(p, p.color, prints=marks))
    post((4, 0, 9), (16, 0, 66), 7, skin)
    post((-4, 0, 52), (11, 0, 46), 6, skin)
    _drive(p, (4, 33), fan)
    post((16, 0, 60), (17.6, 0, 84), 4.6, metal(p))
    box((8.4, 8.4, 3.4), moulded(p), (16.1, 0, 66), 0.6, (0, 3, 0))
    rod(2.4, 5, gloss(p.accent), (21.6, 0, 64.6), 'x', 0.7)
    saddle(p, (17.7, 0, 83.4))
    for y, swing in ((-15, -6), (15, 7)):
        _lever(p, y, swing, fan[0])
    post((-14, 0, 70), (-6, 0, 104), 5, skin)
    post((-20, 0, 66), (-2, 0, 50), 6, skin)
    screen(p, (-4, 0, 107), (18, 0, 90), 22, 14)


def _flywheel(p, at, r):
    """A rim that was turned bright, on a painted disc."""
    cx, cz = at
    bright = metal(p, '#cfd3d6', 0.2)
    side = [(r - 5.2, 0.9), (r - 5.0, 2.5, 0.2), (r - 3.4, 2.7, 0.1), (r - 3.3, 2.55, 0.05), (r - 3.2, 2.7, 0.05), (r - 0.6, 2.7, 0.5), (r, 2.1, 0.3)]
    rim = [(a, -b, *c) for a, b, *c in side] + [(a, b, *c) for a, b, *c in reversed(side)]
    lathe(fillet(rim, steps=4), bright, (cx, 0, cz), 'y', 220)
    for y in (-0.7, 0, 0.7):
        hoop(r, 0.1, surface('#6d7276', 0.3, metal=1), (cx, y, cz), 220, 8)
    disc = [(0, -2.4), (6.4, -2.4, 0.5), (7.6, -1.2, 0.4), (r - 9, -0.9, 0.4), (r - 8, -1.5, 0.4), (r - 5, -1.5)]
    lathe(fillet([*disc, *[(a, -b, *c) for a, b, *c in reversed(disc)]], steps=4), coated(p, '#2c2f33'), (cx, 0, cz), 'y', 160)
    for out in (-1, 1):
        hoop(r - 5.6, 0.42, gloss(p.accent), (cx, out * 1.5, cz), 160)
        lathe(fillet([(0, 0), (3.4, 0), (3.4, out * 2, 0.5), (0, out * 2)], steps=4), metal(p), (cx, out * 2.2, cz), 'y', 64)
        screw(p, (cx, out * 4.4, cz), 'y', out, 1.5)


def _brake(p, at, r, angle):
    """Magnets on both sides of the rim, in a jaw that the knob lowers."""
    cx, cz = at
    shell = moulded(p, '#1e2124')
    parts = []
    for y in (-3.9, 3.9):
        out = math.copysign(1, y)
        parts.append(slab(ring([(-7, -4.6), (7, -4.6), (7, 1), (4.6, 4.4), (-4.6, 4.4), (-7, 1)], 1.2, 5), 1.6, shell, (0, y, 0), 0.4, 'xz'))
        for x in (-4.4, 0, 4.4):
            parts.append(rod(1.7, 0.5, metal(p, '#9aa0a5', 0.35), (x, y + out * 0.9, -1.9), 'y', 0.15, 40))
        parts += screw(p, (-4, y + out * 0.9, 2.2), 'y', out, 0.6) + screw(p, (4, y + out * 0.9, 2.2), 'y', out, 0.6)
    parts.append(box((9, 9, 2.4), shell, (0, 0, 3.6), 0.5))
    a = math.radians(angle)
    group(parts, (cx + (r - 1.6) * math.cos(a), 0, cz + (r - 1.6) * math.sin(a)), (0, 90 - angle, 0))


def _knob(p, at, turn):
    """Turned for more, pressed to stop: ribbed rubber around a cap of the accent's color."""
    cap = written(['PUSH', 'TO STOP'], '#f6f1ea', 0.72, (0, 0, 2.7), (0, 0, 90), 1)
    parts = [rod(1.3, 7, metal(p), (0, 0, -3), 'z', 0.1, 40), rod(2.3, 1.8, moulded(p), (0, 0, -4), 'z', 0.4, 48)]
    ribs = [((3.5 + 0.16 * math.cos(28 * a)) * math.cos(a), (3.5 + 0.16 * math.cos(28 * a)) * math.sin(a)) for a in [2 * math.pi * k / 336 for k in range(336)]]
    parts.append(slab(ribs, 3.0, soft(p, '#191b1d'), (0, 0, 0.4), 0.3, 'xy'))
    top = fillet([(0, 1.4), (3.1, 1.4), (3.1, 2.3, 0.5), (0, 2.7)], steps=5)
    parts += [lathe(top, surface(p.accent, 0.4, coat=0.15, prints=[cap]), segments=96), cap.empty]
    group(parts, at, turn)


def _frame(p, skin, cx, cz):
    post((-40, 0, 6), (42, 0, 6), 7, skin)
    for y in (-6.5, 6.5):
        blade = ring([(-1.6, -3), (1.6, -3), (1.6, 3), (-1.6, 3)], 0.9, 4)
        sweep(curve([(cx - 8, y, 7), (cx, y, cz), (cx + 8, y, 58), (cx + 10, y * 0.5, 75)], 8), blade, skin, up=(0, 1, 0))
    beam = ring([(-3, -4), (3, -4), (3, 4), (-3, 4)], 1.6, 5)
    sweep(curve([(cx + 9, 0, 67), (-4, 0, 51), (6, 0, 30), (30, 0, 8)], 10), beam, skin, up=(0, 1, 0))
    post((8, 0, 32), (20, 0, 62), 7, skin)
    collar = moulded(p)
    box((8.4, 8.4, 4), collar, (20, 0, 61.6), 0.7, (0, 22, 0))
    box((6.4, 9, 5), collar, (cx + 10.2, 0, 75), 0.8, (0, -10, 0))
    for at in ((25.4, 0, 59.6), (cx + 15.6, 0, 76)):
        rod(2.5, 4, gloss(p.accent), at, 'x', 0.7, 48)


def _bars(p, cx):
    """The bars with their grips, a rest for a tablet, and the screen."""
    grip = soft(p)
    post((cx + 10, 0, 72), (cx + 6, 0, 97), 4.6, metal(p))
    box((6, 24, 4), moulded(p), (cx + 5, 0, 98), 1.2, segments=5)
    for y in (-1, 1):
        bar = curve([(cx + 6, y * 3, 99), (cx + 4, y * 17, 99.6), (cx - 3, y * 21.5, 101), (cx - 13, y * 20, 104), (cx - 19, y * 15, 109)], 8)
        sweep(bar, circle(1.8, 24), coated(p, '#1d2023'))
        sweep(bar[-16:], circle(2.15, 24), grip)
        rod(2.2, 1.2, moulded(p), bar[-1], 'z', 0.4)
    post((cx + 3, 0, 99), (cx - 3, 0, 105), 3, moulded(p))
    screen(p, (cx - 4, 0, 110), (24, 0, 90), 22, 14)
    box((3.4, 20, 0.8), moulded(p), (cx, 0, 102.6), 0.3, (0, 20, 0))
    for y in (-8, 8):
        _bottle_cage(metal(p, '#8f959a'), (cx + 11, y, 86))


def _bottle_cage(wire, at, r=3.9, tall=13):
    x, y, z = at
    round_ = [(x + r * math.cos(a), y + r * math.sin(a)) for a in [2 * math.pi * k / 40 for k in range(40)]]
    for low in (0, tall * 0.55, tall):
        sweep([(a, b, z + low) for a, b in round_], circle(0.3, 10), wire, closed=True)
    for k in range(5, 40, 10):
        sweep([(*round_[k], z), (*round_[k], z + tall)], circle(0.3, 10), wire)
    sweep([(x, y, z + tall / 2), (x - 3, 0, z + tall / 2 + 1)], circle(1.0, 16), wire)


@form('cycle', dict(turn=-24, lift=10, fill=0.76), dict(turn=36, lift=16), dict(turn=-30, lift=24, focus=(0.34, 0.3, 0.5), close=4.3))
def cycle(p):
    skin = surface(p.color, 0.36, coat=0.25)
    cx, cz, r = -30, 34, 24
    feet(p, (-44, 46), 50, skin)
    _flywheel(p, (cx, cz), r)
    _frame(p, skin, cx, cz)
    _brake(p, (cx, cz), r, 40)
    _knob(p, (cx + 17, 0, 68), (0, 34, 0))
    marks = [written(p.label, print_on(p.color), 4.2, (-4, -6, 29.6), (90, 0, 0), 3, most=20)]
    guard = ring([(cx - 3, cz + 5), (cx - 3, cz - 5), (12, 21), (20, 29), (12, 38)], 5, 10)
    slab(guard, 9, surface(dark(p.color, 0.3), 0.36, coat=0.25, prints=marks), (0, -3, 0), 1.4, 'xz')
    for x, z in ((cx + 1, cz + 2.6), (cx + 1, cz - 2.6), (16, 29)):
        screw(p, (x, -7.6, z), 'y', -1, 0.7)
    post((19, 0, 58), (24, 0, 79), 4.4, metal(p))
    box((17, 4.6, 3.2), moulded(p), (25, 0, 80.4), 0.8, segments=4)
    saddle(p, (25, 0, 81.6))
    _bars(p, cx)
    crank(p, (10, -9.4, 29), 17, math.radians(-35), -1)
    crank(p, (10, 6.4, 29), 17, math.radians(145), 1)
