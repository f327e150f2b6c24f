"""Bikes, the rower and the treadmill: side on, the front to the left."""
import math

from forms import form
from forms.bars import post
from kit.bodies import box, lathe, loft, rod, slab, sweep
from kit.color import dark, print_on
from kit.lettering import Sheet
from kit.lines import circle, curve, fillet, ring, strip
from kit.mesh import group, solid
from kit.surface import Print, surface, written
from materials import cloth, gloss, leather, plastic, powder, rubber, steel


def hoop(r, thick, material, at, n=96):
    x, y, z = at
    return sweep([(x + r * math.cos(a), y, z + r * math.sin(a)) for a in [2 * math.pi * k / n for k in range(n)]], circle(thick, 12), material, closed=True)


def feet(xs, width, material):
    cap = rubber('#1b1d1f')
    for x in xs:
        post((x, -width / 2, 3.6), (x, width / 2, 3.6), 6.5, material)
        for y in (-width / 2, width / 2):
            box((7.4, 3.4, 7.2), cap, (x, y, 3.6), 0.9)


def saddle(at, material):
    """A long soft wedge, nose to -x."""
    rows = []
    for i in range(25):
        t = i / 24
        w = 2.6 + 8.2 * (max(0, t - 0.3) / 0.7) ** 1.3 if t > 0.3 else 2.6 - 1.2 * (0.3 - t) / 0.3
        w *= math.sin(min(1, (1 - t) * 7 + 0.25) * math.pi / 2) * math.sin(min(1, t * 9 + 0.35) * math.pi / 2)
        rows.append([(at[0] - 14 + 27 * t, at[1] + w * math.cos(a), at[2] + (3.0 if math.sin(a) > 0 else 2.4) * math.sin(a) * (0.8 + 0.3 * t) - 1.2 * (1 - abs(math.cos(a))) * 0.3 + 1.2 * (t - 0.5) ** 2) for a in [2 * math.pi * k / 32 for k in range(32)]])
    return loft(rows, material)


def pedal(centre, long, angle, skin, bright, y):
    dx, dz = long * math.cos(angle), long * math.sin(angle)
    sweep([centre, (centre[0] + dx, centre[1], centre[2] + dz)], ring([(-0.9, -1.8), (0.9, -1.8), (0.9, 1.8), (-0.9, 1.8)], 0.5, 3), bright, up=(0, 1, 0))
    box((10, 9, 2.4), skin, (centre[0] + dx, centre[1] + y * 6, centre[2] + dz), 0.6)
    for k in (-3, 0, 3):
        box((1, 9.2, 2.8), skin, (centre[0] + dx + k, centre[1] + y * 6, centre[2] + dz), 0.2)


def console(at, turn, w=20, h=13, tint='#DDF247', skin='#26282b'):
    s = Sheet(w - 2.4, h - 2.4, '#0d0f11', 30)
    s.words('12:40', (w - 2.4) / 2, h * 0.24, h * 0.3, '#f3f1ec', 800)
    s.words('184 W', (w - 2.4) * 0.28, h * 0.58, h * 0.16, tint, 800)
    s.words('5.2 km', (w - 2.4) * 0.72, h * 0.58, h * 0.16, '#f3f1ec', 700)
    face = Print(s.save(), w - 2.4, h - 2.4, (0, -1.25, 0), depth=0.6)
    parts = [box((w, 2.4, h), surface(skin, 0.3, coat=0.3, prints=[face]), (0, 0, 0), 0.8, segments=4), face.empty]
    return group(parts, at, turn)


@form('air-bike', dict(turn=-24, lift=10, fill=0.76), dict(turn=36, lift=16))
def air_bike(p):
    skin, black, bright = powder(p.color), plastic('#26282b', 0.45), steel('#c3c8cc', 0.25)
    cx, cz, r = -36, 40, 33
    feet((-50, 48), 52, skin)
    wire = powder(dark(p.color, 0.25))
    for y in (-8, 8):
        for k in range(1, 9):
            hoop(r * k / 8, 0.42 if k < 8 else 1.1, wire, (cx, y * (1 if k > 6 else 1.12), cz))
        for k in range(24):
            a = 2 * math.pi * k / 24
            sweep([(cx + 4 * math.cos(a), y * 1.12, cz + 4 * math.sin(a)), (cx + r * math.cos(a), y, cz + r * math.sin(a))], circle(0.42, 10), wire)
        hub = lathe(fillet([(0, 0), (8.5, 0, 0.4), (8, math.copysign(2, y), 0.5), (0, math.copysign(2, y))], steps=4), gloss(p.accent), (cx, y * 1.12, cz), 'y')
    lathe(fillet([(r, -8), (r + 1.4, -8, 0.5), (r + 1.4, 8, 0.5), (r, 8), (r, -8)], steps=3), skin, (cx, 0, cz), 'y', 128)
    for k in range(10):
        a = 2 * math.pi * k / 10
        group([box((r - 9, 11, 0.5), plastic('#1c1e20', 0.5), ((r + 4) / 2 + 2, 0, 0), 0.15)], (cx, 0, cz), (18, -math.degrees(a), 0))
    post((-44, 0, 5), (46, 0, 5), 7, skin)
    post((4, 0, 8), (16, 0, 66), 7, skin)
    post((-4, 0, 52), (16, 0, 44), 6, skin)
    post((16, 0, 60), (17.6, 0, 82), 4.6, bright)
    saddle((18, 0, 86), leather('#222427'))
    lathe(fillet([(0, -4.5), (13, -4.5, 2), (13, 4.5, 2), (0, 4.5)], steps=5), black, (4, 0, 32), 'y', 96)
    pedal((4, -6, 32), 17, math.radians(-25), black, bright, -1)
    pedal((4, 6, 32), 17, math.radians(155), black, bright, 1)
    for y, swing in ((-15, -6), (15, 7)):
        path = curve([(cx + 14, y * 0.9, 36), (cx + 18, y, 60), (cx + 26 + swing, y * 1.15, 88), (cx + 32 + swing, y * 1.2, 106), (cx + 41 + swing, y * 1.2, 117)], 8)
        sweep(path, circle(2.0, 20), skin)
        n = len(path)
        sweep(path[-8:], circle(2.6, 24), rubber('#1d1f22'))
        sweep([(cx + 14, y * 0.9, 36), (4, y * 0.62, 34)], circle(1.5, 16), bright)
        rod(2.2, 12, rubber('#1d1f22'), (cx + 12, y * 1.1, 22), 'y', 0.4)
    post((-14, 0, 70), (-6, 0, 104), 5, skin)
    post((-20, 0, 66), (-2, 0, 50), 6, skin)
    console((-5, 0, 108), (18, 0, 90), 22, 14)


@form('cycle', dict(turn=-24, lift=10, fill=0.76), dict(turn=36, lift=16))
def cycle(p):
    skin, black, bright = surface(p.color, 0.4, coat=0.2, bump=('noise', 0.2, 0.05)), plastic('#26282b', 0.45), steel('#c9ced2', 0.2)
    feet((-44, 46), 50, skin)
    cx, cz, r = -30, 33, 24
    lathe(fillet([(r - 6, -1.2), (r - 4, -2.6, 0.5), (r, -2.6, 0.5), (r, 2.6, 0.5), (r - 4, 2.6, 0.5), (r - 6, 1.2)], steps=4), bright, (cx, 0, cz), 'y', 160)
    lathe(fillet([(0, -2.2), (7, -2.2, 0.6), (8, -0.8, 0.5), (r - 5, -1.2), (r - 5, 1.2), (8, 0.8, 0.5), (7, 2.2, 0.6), (0, 2.2)], steps=4), surface('#2c2f33', 0.35, coat=0.2), (cx, 0, cz), 'y', 128)
    hoop(r - 6.2, 0.5, gloss(p.accent), (cx, -1.4, cz))
    post((-40, 0, 5), (42, 0, 5), 7, skin)
    for y in (-6.5, 6.5):
        sweep(curve([(cx - 8, y, 6), (cx, y, cz), (cx + 8, y, 58), (cx + 10, 0 + y * 0.5, 74)], 8), ring([(-1.6, -3), (1.6, -3), (1.6, 3), (-1.6, 3)], 0.9, 3), skin, up=(0, 1, 0))
    sweep(curve([(cx + 9, 0, 66), (-4, 0, 50), (6, 0, 30), (30, 0, 7)], 8), ring([(-3, -4), (3, -4), (3, 4), (-3, 4)], 1.6, 4), skin, up=(0, 1, 0))
    marks = [written(p.label, print_on(p.color), 4.2, (-4, -6, 28.6), (90, 0, 0), 3, most=20)]
    guard = slab(ring([(cx - 3, cz + 5), (cx - 3, cz - 5), (12, 20), (20, 28), (12, 37)], 5, 8), 9, surface(dark(p.color, 0.3), 0.4, coat=0.2, prints=marks), (0, -3, 0), 1.2, 'xz')
    post((8, 0, 32), (20, 0, 62), 7, skin)
    post((19, 0, 58), (24, 0, 78), 4.4, bright)
    box((16, 4.6, 3.2), black, (25, 0, 79.5), 0.6)
    saddle((25, 0, 85), leather('#222427'))
    post((cx + 10, 0, 72), (cx + 6, 0, 96), 4.6, bright)
    box((5, 24, 4), black, (cx + 5, 0, 97), 1)
    for y in (-1, 1):
        sweep(curve([(cx + 6, y * 3, 98), (cx + 4, y * 19, 99), (cx - 4, y * 21, 101), (cx - 13, y * 19, 104), (cx - 18, y * 14, 108)], 8), circle(1.8, 20), rubber('#1d1f22'))
    sweep([(cx - 17, -5, 108), (cx - 17, 5, 108)], circle(1.6, 20), rubber('#1d1f22'))
    console((cx - 2, 0, 108), (24, 0, 90), 22, 14)
    lathe(fillet([(0, -3.2), (3, -3.2, 0.5), (3, 3.2, 0.5), (0, 3.2)], steps=4), gloss(p.accent), (cx + 13, 0, 64), 'z', 48)
    pedal((10, -8.5, 28), 17, math.radians(-35), black, bright, -1)
    pedal((10, 8.5, 28), 17, math.radians(145), black, bright, 1)


def tank(p, at, r):
    """A drum of clear plastic, two thirds full, with its paddle."""
    cx, low = at
    water = surface('#3f86ad', 0.06, coat=1, vary=0.1)
    lathe(fillet([(0, low + 1), (r - 1.2, low + 1, 5), (r - 1.2, low + 17, 0.5), (0, low + 17)], steps=6), water, (cx, 0, 0), segments=128)
    shell = surface('#e3edf2', 0.05, clear=0.92, ior=1.06, coat=1)
    lathe(fillet([(r - 0.6, low + 16), (r, low + 17, 1), (r, low + 23, 4), (r - 6, low + 27, 3), (7, low + 28)], steps=8), shell, (cx, 0, 0), segments=128)
    black = plastic('#26282b', 0.4)
    for z, w, shade in ((low + 12.2, 1.5, black), (low + 0.6, 1.2, black), (low + 14.4, 0.45, gloss(p.accent))):
        lathe(fillet([(r - 1.4, z - w), (r + 0.9, z - w, 0.5), (r + 0.9, z + w, 0.5), (r - 1.4, z + w)], steps=4), shade, (cx, 0, 0), segments=128)
    for k in range(16):
        a = math.pi / 8 * k
        rod(0.7, 3.4, steel('#c9ced2', 0.25), (cx + (r + 0.5) * math.cos(a), (r + 0.5) * math.sin(a), low + 12.2), 'z', 0.2)
    lathe(fillet([(0, low + 26), (8, low + 26, 0.6), (7.2, low + 30, 1), (0, low + 30.6)], steps=4), black, (cx, 0, 0), segments=64)
    for k in range(3):
        group([box((17, 0.7, 7), plastic('#f1f3f3', 0.3), (10, 0, 0), 0.3)], (cx, 0, low + 20), (0, 0, 120 * k + 20))


@form('rower', dict(turn=-38, lift=15, fill=0.84), dict(turn=146, lift=18, fill=0.84))
def rower(p):
    skin, black, rail = powder(p.color), plastic('#26282b', 0.45), steel('#c2c7cb', 0.3)
    tank(p, (-76, 14), 26)
    for y in (-17, 17):
        post((-104, y, 11), (100, y, 30), 5.4, skin)
        post((-104, y, 11), (-104, y, 3), 5.4, skin)
        sweep([(-14, y * 0.82, 23.6), (98, y * 0.82, 34)], ring([(-1.5, -1), (1.5, -1), (1.5, 1), (-1.5, 1)], 0.4, 4), rail, up=(0, 1, 0))
        post((97, y, 2.6), (97, y, 30), 5.4, skin)
        post((-46, y, 3), (-46, y, 17), 5.4, skin)
    for x in (-104, 97):
        post((x, -21, 2.8), (x, 21, 2.8), 5.6, skin)
        for y in (-21, 21):
            box((7.4, 3.6, 6.6), rubber('#1b1d1f'), (x, y, 3.2), 1)
    post((-46, -19, 3), (-46, 19, 3), 5, skin)
    post((97, -17, 30), (97, 17, 30), 5.4, skin)
    post((-30, -17, 18), (-30, 17, 18), 5, skin)
    pad = [[(x, w * math.sin(a), 43 + h + 1.4 * math.cos(2 * a)) for a in [math.pi * (q / 24 - 0.5) for q in range(25)]] for x, w, h in ((40, 11, -1.6), (42, 14.6, 0), (50, 16, 0.6), (60, 15.6, 0.4), (66, 13, 0.2), (68, 10, -1.6))]
    solid(loft(pad, leather('#2a2d31'), closed=False), 4.4, -1)
    box((22, 24, 3), black, (54, 0, 37.2), 0.8)
    for x in (46, 62):
        for y in (-14, 14):
            rod(2.2, 2.4, rubber('#1b1d1f'), (x, y, 34.4 + (x - 54) * 0.09), 'y', 0.4)
    for y in (-9.5, 9.5):
        plate = [box((2.4, 11, 33), black, (0, 0, 0), 1.1), box((3.4, 11.6, 6), black, (-1.6, 0, -15), 1.2)]
        strap_ = sweep(curve([(-0.6, -6, 3), (-4.4, -4.6, 3.4), (-5.6, 0, 3.6), (-4.4, 4.6, 3.4), (-0.6, 6, 3)], 8), strip(4.2, 0.4, 0.15), cloth(p.accent, 0.2), up=(0.2, 0, 1))
        group([*plate, strap_], (-28, y, 33), (0, 38, 180))
    post((-44, 0, 15), (-48, 0, 70), 5, skin)
    console((-47, 0, 80), (18, 0, 90), 25, 15)
    sweep([(-44, 0, 55), (-17, 0, 53)], strip(2.4, 0.3), cloth('#1d1f22', 0.2), up=(0, 1, 0))
    sweep(curve([(-12, -25, 54), (-15, -14, 53), (-16, 0, 52.6), (-15, 14, 53), (-12, 25, 54)], 8), circle(1.7, 20), rubber('#1d1f22'))
    for y in (-1, 1):
        sweep([(-12, y * 25, 54), (-13.4, y * 19.5, 53.5)], circle(1.9, 20), gloss(p.accent))
        box((3, 2, 9), black, (-44, y * 3.4, 50), 0.6)


@form('treadmill', dict(turn=-38, lift=16, fill=0.78), dict(turn=140, lift=22))
def treadmill(p):
    skin, black, bright = powder(p.color), plastic('#26282b', 0.45), steel('#c9ced2', 0.2)
    belt = surface('#1e2022', 0.75, bump=('weave', 0.6, 0.25))
    slab(ring([(-72, 9.5), (74, 6.5), (75, 9.2), (74, 12), (-72, 15), (-74, 12)], 1.6, 5), 50, belt, (0, 0, 0), 0.1, 'xz')
    for y in (-30, 30):
        marks = [written(p.label, '#e9e6de', 3.2, (40, y - 6, 10.4), (90, 0, 0), 2)] if y < 0 else []
        slab(ring([(-78, 5), (77, 2), (79, 8), (77, 13), (-78, 17)], 2.5, 5), 10, surface(p.color, 0.45, prints=marks, bump=('noise', 0.2, 0.06)), (0, y, 0), 1.4, 'xz')
        box((96, 6.4, 0.8), rubber('#1b1d1f'), (4, y, 14.6), 0.3, (0, 1.15, 0))
    slab(ring([(-100, 3), (-66, 3), (-64, 18), (-76, 25), (-98, 23), (-103, 12)], 5, 8), 68, plastic(dark(p.color, 0.25), 0.4), (0, 0, 0), 2.4, 'xz')
    for y in (-34, 34):
        path = curve([(-84, y, 6), (-83, y, 30), (-77, y, 70), (-70, y, 104), (-66, y, 118)], 10)
        sweep(path, ring([(-2.6, -4.2), (2.6, -4.2), (2.6, 4.2), (-2.6, 4.2)], 1.6, 4), skin, up=(0, 1, 0))
        sweep(curve([(-67, y, 112), (-58, y, 113), (-38, y, 106), (-30, y, 101)], 8), circle(2.2, 22), rubber('#1d1f22'))
        rod(2.4, 3, gloss(p.accent), (-29.4, y, 100.4), 'x', 0.6)
    group([box((16, 74, 6), plastic(dark(p.color, 0.25), 0.4), (0, 0, 0), 2, segments=5)], (-64, 0, 117), (0, 30, 0))
    console((-66, 0, 129), (16, 0, 90), 50, 24)
    box((4, 8, 1), gloss('#C8340A'), (-56, 0, 116.4), 0.3, (0, 30, 0))
    for y in (-26, 26):
        lathe(fillet([(0, -2), (4.2, -2, 0.6), (4.2, 2, 0.6), (0, 2)], steps=4), rubber('#1b1d1f'), (-98, y, 4.2), 'y')
