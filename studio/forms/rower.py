"""The rower: side on, the tank to the left; who rows looks to -x."""
import math

from forms import form
from forms.bars import post
from kit.bodies import box, lathe, loft, rod, sweep
from kit.color import print_on
from kit.lettering import Sheet
from kit.lines import circle, curve, fillet, ring, strip
from kit.machine import BLACK, coated, metal, moulded, padded, screen, screw, soft
from kit.mesh import group
from kit.surface import surface, written
from materials import cloth, gloss

WIDE, TANK, R = 17, (-76, 16.4), 26


def _beam(x):
    """How high the middle of the frame's long tubes is."""
    return 11 + 14 * (x + 104) / 204


def _scale(p, cx, low):
    """How much water is in it, on a strip of foil outside."""
    s = Sheet(5.2, 9.6, '#f4f3ef', 60)
    s.words('LITERS', 2.6, 0.9, 0.72, BLACK, 700)
    for k in range(13):
        y, long = 2.0 + 0.58 * k, k % 2 == 0
        s.bar(0.5, y - 0.04, 1.5 if long else 0.9, 0.09, BLACK)
        if long and k % 4 == 0:
            s.words(str(17 - k // 2), 3.4, y, 0.95, BLACK, 750)
    wide = math.degrees(5.2 / R)
    skin = surface('#f4f3ef', 0.3, coat=0.3, picture=s.save())
    lathe([(R + 0.12, low + 2.6), (R + 0.12, low + 12.2)], skin, (cx, 0, 0), segments=24, sweep=wide, start=203 - wide / 2)


def _tank(p):
    """A drum of clear plastic in two halves, half full, with the paddle in it."""
    cx, low = TANK
    black, clear = moulded(p), surface('#eef5f8', 0.03, clear=0.96, ior=1.05, coat=1)
    lathe(fillet([(0, low - 2), (R - 1, low - 2, 0.8), (R + 0.7, low + 1, 0.5), (R + 0.7, low + 2.2, 0.3), (R - 0.4, low + 2.2), (0, low + 2.2)], steps=5), black, (cx, 0, 0), segments=144)
    water = surface('#7fbcd8', 0.02, clear=0.9, ior=1.12, coat=0.6)
    _see_through([(0, low + 2.3), (R - 0.7, low + 2.3, 0.5), (R - 0.7, low + 11, 0.2), (0, low + 11)], water, cx)
    _see_through([(R - 0.2, low + 2), (R, low + 13)], clear, cx)
    _see_through([(R, low + 15.6), (R, low + 18, 2), (R - 2.4, low + 23.4, 4), (R - 8, low + 26, 4), (8.6, low + 27.4)], clear, cx)
    for z in (low + 13.1, low + 15.5):
        lathe(fillet([(R - 1, z - 0.9), (R + 2, z - 0.9, 0.4), (R + 2, z + 0.9, 0.4), (R - 1, z + 0.9)], steps=4), black, (cx, 0, 0), segments=160)
    hoop = fillet([(R - 0.6, low + 13.8), (R + 1.7, low + 13.8, 0.3), (R + 1.7, low + 14.8, 0.3), (R - 0.6, low + 14.8)], steps=3)
    lathe(hoop, gloss(p.accent), (cx, 0, 0), segments=160)
    for k in range(16):
        a = math.pi / 8 * (k + 0.5)
        screw(p, (cx + (R + 1) * math.cos(a), (R + 1) * math.sin(a), low + 16.6), 'z', 1, 0.7)
    _hub(p, cx, low)
    _scale(p, cx, low)


def _see_through(profile, material, cx):
    """Light goes straight through it: the film traces no light that glass bends, so what is inside would lie in the dark."""
    lathe(fillet(profile, steps=8), material, (cx, 0, 0), segments=144).visible_shadow = False


def _hub(p, cx, low):
    black = moulded(p)
    lathe(fillet([(0, low + 27), (9.4, low + 27, 0.3), (9.4, low + 28.4, 0.5), (6.6, low + 29.2, 0.4), (6, low + 31.6, 0.8), (0, low + 32)], steps=5), black, (cx, 0, 0), segments=96)
    for k in range(6):
        a = math.pi / 3 * k
        screw(p, (cx + 8 * math.cos(a), 8 * math.sin(a), low + 28.9), 'z', 1, 0.6)
    lathe(fillet([(0, low + 26), (3, low + 26, 0.4), (3.6, low + 27.2, 0.4), (0, low + 27.2)], steps=4), gloss(p.accent), (cx + 15.4, -8, -0.2), segments=48)
    rod(1.3, 25, metal(p), (cx, 0, low + 14.6), 'z', 0.1)
    rod(3, 8, black, (cx, 0, low + 8), 'z', 0.6)
    blade = surface('#eef1f1', 0.35)
    for k in range(4):
        group([box((15, 0.8, 8), blade, (9.4, 0, 0), 0.3), box((13, 1.8, 0.8), blade, (9, 0, 3.6), 0.3)], (cx, 0, low + 8), (0, 0, 90 * k + 24))


def _frame(p):
    skin, rail = coated(p, p.color), metal(p, '#cdd1d4', 0.32)
    profile = ring([(-2.4, -0.5), (-0.8, 0), (-0.8, 1.2), (-1.5, 1.5), (-1.5, 2.6), (1.5, 2.6), (1.5, 1.5), (0.8, 1.2), (0.8, 0), (2.4, -0.5)], 0.2, 3)
    for y in (-WIDE, WIDE):
        marks = [written(p.label, print_on(p.color), 3.0, (8, -WIDE - 2.7, _beam(8)), (90, 3.9, 0), 2)] if y < 0 and p.label else []
        post((-104, y, _beam(-104)), (100, y, _beam(100)), 5.4, coated(p, p.color, prints=marks))
        sweep([(-20, y, _beam(-20) + 2.9), (98, y, _beam(98) + 2.9)], profile, rail, up=(0, 0, 1), smooth=30)
        for x in (-18.6, 96.6):
            box((3, 5.2, 4.4), soft(p), (x, y, _beam(x) + 4.4), 0.6, (0, -3.9, 0))
        for x, low in ((-104, 4), (97, 3.6), (-46, 4)):
            post((x, y, low), (x, y, _beam(x) - 1), 5.4, skin)
    for x in (-104, -46, 97):
        post((x, -21, 3.6), (x, 21, 3.6), 5.6, skin)
        for y in (-21, 21):
            box((7.4, 3.6, 6.6), soft(p), (x, y, 3.5), 1)
    for x in (-104, -30, 99):
        post((x, -WIDE, _beam(x)), (x, WIDE, _beam(x)), 5, skin)


def _seat(p, x):
    """Shaped for who sits on it, on four wheels."""
    z = _beam(x) + 5.5 + 2.3
    rows, n = [], 72
    for r, drop in ((0.03, 0), (0.25, 0), (0.45, 0), (0.62, 0), (0.76, 0.1), (0.86, 0.35), (0.93, 0.8), (0.98, 1.5), (1, 2.3), (0.985, 3.1), (0.92, 3.7), (0.5, 3.9)):
        row = []
        for k in range(n):
            a = 2 * math.pi * k / n
            c, s = math.cos(a), math.sin(a)
            u, v = r * math.copysign(abs(c) ** 0.68, c), r * math.copysign(abs(s) ** 0.68, s)
            u *= 1 - 0.14 * math.exp(-((v / 0.24) ** 2)) * (c > 0)
            dish = -1.5 * math.exp(-(((abs(v) - 0.46) / 0.3) ** 2) - ((u / 0.5) ** 2)) + 1.9 * max(0, u) ** 2 + 0.5 * v * v
            row.append((x + 12.4 * u * (1 - 0.14 * max(0, -u) * abs(v)), 16 * v, z + 7 + (dish if drop < 3 else 0) - drop))
        rows.append(row)
    loft(rows, padded(p))
    shell = moulded(p)
    box((20, 26, 1.8), shell, (x, 0, z + 2.9), 0.7)
    for dx in (-7.6, 7.6):
        lift = dx * math.tan(math.radians(3.9))
        rod(0.7, 2 * WIDE + 3, metal(p), (x + dx, 0, z + lift), 'y', 0.1)
        for y in (-WIDE, WIDE):
            tread = [(0, -1.4), (1.9, -1.4), (2.3, -1.1, 0.3), (2.3, 1.1, 0.3), (1.9, 1.4), (0, 1.4)]
            lathe(fillet(tread, steps=4), surface('#d9d6cc', 0.35), (x + dx, y, z + lift), 'y', 72)
            lathe(fillet([(0, 0), (1.1, 0, 0.1), (1.1, -1.7, 0.2), (0, -1.7)], steps=3), metal(p), (x + dx, y, z + lift), 'y', 40)
        for y in (-12, 12):
            box((3, 2.2, 4.4), shell, (x + dx, y, z + lift + 0.8), 0.5)


def _foot(p, y):
    """A plate with grooves, a heel that slides, and a strap."""
    black = moulded(p)
    parts = [box((2.2, 11, 33), black, (0, 0, 0), 1.0, segments=4), box((6, 11.6, 3), black, (-2.6, 0, -15.4), 1.2, segments=4)]
    parts += [box((0.5, 8.4, 0.7), soft(p), (-1.2, 0, -11 + 1.7 * k), 0.2) for k in range(14)]
    for side in (-1, 1):
        parts.append(box((3.6, 0.9, 8), black, (-1.9, side * 5.4, -11.6), 0.4))
    band = curve([(0.4, -6, 3), (-3.6, -5.4, 3.4), (-5.6, 0, 3.8), (-3.6, 5.4, 3.4), (0.4, 6, 3)], 10)
    parts.append(sweep(band, strip(4.2, 0.35, 0.12), cloth(p.accent, 0.2), up=(0.2, 0, 1)))
    parts.append(box((0.9, 3.4, 5.2), black, (-5.4, -1.6, 3.7), 0.3, (0, 0, 16)))
    group(parts, (-28, y, 34), (0, 38, 180))


def _handle(p):
    """The bar lies in its hook; webbing leads from it into the post."""
    web = cloth('#1d1f22', 0.16)
    sweep([(-44, 0, 52), (-17, 0, 50.6)], strip(3.2, 0.3), web, up=(0, 1, 0))
    line = curve([(-11, -25, 52), (-14.4, -14, 51), (-16, 0, 50.6), (-14.4, 14, 51), (-11, 25, 52)], 10)
    n = len(line)
    sweep(line, circle(1.35, 24), coated(p, '#1d2023'))
    for part in (line[: n // 2 - 5], line[n // 2 + 6 :]):
        sweep(part, circle(1.85, 28), soft(p))
    for end in (line[0], line[-1]):
        rod(2.0, 2.2, gloss(p.accent), end, 'y', 0.6)
    box((4.4, 5.4, 4.2), moulded(p), (-16.4, 0, 50.6), 1.0, segments=5)
    for y in (-3.2, 3.2):
        box((6, 2, 7), moulded(p), (-42, y, 49), 0.6)


@form('rower', dict(turn=-38, lift=15, fill=0.84), dict(turn=146, lift=18, fill=0.84), dict(turn=-43, lift=20, focus=(0.225, 0.3, 0.52), close=4.1))
def rower(p):
    _tank(p)
    _frame(p)
    _seat(p, 52)
    for y in (-9.5, 9.5):
        _foot(p, y)
    _handle(p)
    post((-44, 0, 15), (-48, 0, 70), 5, coated(p, p.color))
    screen(p, (-46.6, 0, 77), (18, 0, 90), 25, 15, ('2:04', '24 s/m', '1860 m'))
