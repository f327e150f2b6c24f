"""Focus mitts: curved pads with a target in front, a glove and a wrist strap behind."""
import math

from forms import form
from kit.bodies import ball, lathe, loft, sweep
from kit.color import BONE, dark, light, print_on
from kit.lines import circle, curve, strip
from kit.mesh import group, solid
from kit.stitch import stitches
from kit.surface import surface, written
from materials import cloth, leather, steel

MIDDLE, THICK = 15.2, 2.3
HIDE = dict(coat=0.22, bump=('grain', 0.22, 0.07), vary=0.04)
BORDER = [(-4.6, 4.0), (0, 3.7), (4.6, 4.0), (7.9, 6.8), (9.5, 11.5), (10.0, 16.5), (9.3, 21.2), (6.9, 24.8), (3.0, 26.2), (0, 26.4), (-3.0, 26.2), (-6.9, 24.8), (-9.3, 21.2), (-10.0, 16.5), (-9.5, 11.5), (-7.9, 6.8)]
# from the middle of the front over the rim to the middle of the back: part of the outline, how far in front
FACE = [(0.02, 1.5), (0.3, 1.5), (0.56, 1.6), (0.72, 1.75), (0.755, 1.6), (0.785, 1.78), (0.84, 2.25), (0.9, 2.3), (0.95, 2.05), (0.985, 1.45), (1.0, 0.6), (1.0, -0.6), (0.98, -1.4), (0.92, -1.9), (0.8, -2.1), (0.4, -2.1), (0.02, -2.1)]


def bowl(x, z):
    """How far forward the pad comes towards its rim: it catches the fist in the middle."""
    return -0.015 * (z - MIDDLE) ** 2 - 0.008 * x * x


def target(r, front, skin, dome):
    """A round cushion on the front."""
    rows = []
    for t in [k / 14 for k in range(15)]:
        q = r * (1 - (1 - t) ** 1.5)
        rise = dome * math.sqrt(max(0, 1 - (q / r) ** 3.2))
        row = [(q * math.cos(a), q * math.sin(a) + MIDDLE) for a in [2 * math.pi * k / 64 for k in range(64)]]
        rows.append([(x, bowl(x, z) - front - rise + (0.12 if t == 1 else 0), z) for x, z in row] if q else [(0.001 * math.cos(2 * math.pi * k / 64), -front - rise, MIDDLE + 0.001 * math.sin(2 * math.pi * k / 64)) for k in range(64)])
    return loft(rows, skin, smooth=180)


def pad(p, line):
    """The cushion that is hit, with its piping, seams, target and name."""
    mark = written(p.label, print_on(p.color), 1.25, (0, -5, 7.9), (90, 0, 0), 5, most=8.2)
    rows = []
    for k, front in FACE:
        rows.append([(x * k, bowl(x * k, MIDDLE + (z - MIDDLE) * k) - front, MIDDLE + (z - MIDDLE) * k) for x, z in line])
    parts = [loft(rows, surface(p.color, 0.36, prints=[mark], **HIDE), smooth=180), mark.empty]
    around = [*line, line[0]]
    piping = [(x * 1.004, bowl(x, z) - 1.0, z + (z - MIDDLE) * 0.004) for x, z in line]
    parts.append(sweep(piping, circle(0.36, 12), surface(p.accent, 0.4, **HIDE), closed=True))
    thread = cloth(light(p.accent, 0.2), 0.08)
    for k, front in ((0.71, 1.8), (0.815, 2.12)):
        parts.append(stitches([(x * k, bowl(x * k, MIDDLE + (z - MIDDLE) * k) - front, MIDDLE + (z - MIDDLE) * k) for x, z in around], thread, 0.42, 0.24, 0.055))
    parts.append(target(5.5, 1.42, surface(p.accent, 0.36, **HIDE), 0.62))
    parts.append(target(2.3, 2.0, surface(BONE, 0.4, **HIDE), 0.34))
    for r, front in ((5.0, 1.86), (2.75, 2.04)):
        ring_ = [(r * math.cos(a), MIDDLE + r * math.sin(a)) for a in [2 * math.pi * k / 72 for k in range(73)]]
        parts.append(stitches([(x, bowl(x, z) - front - 0.02, z) for x, z in ring_], cloth(dark(p.accent, 0.4), 0.08), 0.3, 0.2, 0.05))
    return parts


def hood_point(t, a, off=0.0):
    """The pocket of the fingers: t from its mouth (0) to its tip (1), a from one side (0) over the back of the hand to the other (pi)."""
    z = 10.6 + 14.0 * t
    half = 7.7 * (1 - max(0, (t - 0.45) / 0.55) ** 2.6) ** 0.5 if t < 1 else 0.3
    deep = (4.5 - 0.9 * t) * (1 - max(0, (t - 0.4) / 0.6) ** 2.2) ** 0.5 if t < 1 else 0.2
    x = half * math.cos(a)
    fingers = 0.22 * (1 - abs(math.cos(a * 4)) ** 0.5) * min(1, t * 3) * (1 - t) if t > 0 else 0
    return (x, bowl(x, z) + 1.7 + (deep - fingers) * math.sin(a) ** 0.7 + off, z)


def hand(p):
    """Behind: a pocket for the fingers and one for the thumb, a ball for the palm, the cuff and its strap."""
    skin, trim = surface(p.color, 0.4, **HIDE), leather(dark(p.color, 0.4))
    turns = [math.pi * k / 40 for k in range(41)]
    heights = [1 - (1 - k / 30) ** 1.5 for k in range(31)]
    parts = [solid(loft([[hood_point(t, a) for a in turns] for t in heights], skin, closed=False, smooth=180), 0.4, 1)]
    parts.append(sweep([hood_point(0, a) for a in turns], circle(0.34, 10), surface(p.accent, 0.4, **HIDE)))
    thread = cloth(light(p.accent, 0.2), 0.08)
    for a in (0.3 * math.pi, 0.5 * math.pi, 0.7 * math.pi):
        parts.append(stitches([hood_point(t, a, 0.46) for t in heights[2:-6]], thread, 0.4, 0.22, 0.055))
    for a in (0.22, 0.4, 0.6, 0.78):
        x, y, z = hood_point(0.8, a * math.pi, 0.42)
        parts.append(group([lathe([(0.24, 0), (0.46, 0), (0.5, 0.1), (0.42, 0.2), (0.26, 0.14)], steel('#aab0b5', 0.3), axis='y', segments=24), lathe([(0, 0.02), (0.26, 0.02)], surface('#0d0e0f', 0.9), axis='y', segments=20)],
                           (x, y, z), (-24, 0, 0)))
    thumb = curve([(8.2, 1.6, 8.6), (8.5, 2.6, 11.2), (8.3, 2.5, 14.2), (7.9, 1.6, 16.6)], 8)
    parts.append(sweep(thumb, circle(1.75, 24), skin, size=lambda t: max(0.05, 1 - max(0, (t - 0.55) / 0.45) ** 2.4) ** 0.5, smooth=180))
    parts.append(ball(3.3, trim, (0, 2.5, 9.0), (1.3, 0.7, 0.8)))
    rings = []
    for z, w, d in ((0, 5.0, 3.1), (0.4, 5.35, 3.45), (3, 5.2, 3.3), (6, 5.5, 3.3), (8.4, 6.2, 3.4)):
        rings.append([(w * math.sin(a), 3.4 - d * math.cos(a) + bowl(0, z) * 0.35, z) for a in [2 * math.pi * k / 72 for k in range(72)]])
    parts.append(solid(loft(rings, leather(dark(p.color, 0.25)), caps=False, smooth=180), 0.5, -1))
    for row in (rings[0], rings[-1]):
        parts.append(sweep(row, circle(0.32, 10), trim, closed=True))
    strap = [(5.55 * math.sin(a), 3.4 - 3.65 * math.cos(a) + bowl(0, 3) * 0.35, 3.0) for a in [2 * math.pi * k / 72 for k in range(72)]]
    parts.append(sweep(strap, strip(3.9, 0.34, 0.15), surface(p.accent, 0.42, **HIDE), closed=True, up=(0, 0, 1)))
    tab = [(5.9 * math.sin(a), 3.4 - 4.0 * math.cos(a) + bowl(0, 3) * 0.35, 3.0) for a in [math.pi * (0.62 + 0.62 * k / 24) for k in range(25)]]
    mark = written(p.brand, print_on(p.color), 0.95, (0.6, 7, 3.0), (90, 0, 180), 4, most=6.4)
    parts += [sweep(tab, strip(4.3, 0.34, 0.15), surface(p.color, 0.4, prints=[mark], **HIDE), up=(0, 0, 1)), mark.empty]
    for z in (1.2, 4.8):
        parts.append(stitches([(x, y + 0.1, z) for x, y, _ in tab[1:-1]], thread, 0.36, 0.2, 0.055))
    return parts


@form('pads', dict(turn=0, lift=12, fill=0.78), dict(turn=178, lift=20), dict(focus=(0.27, 0.2, 0.58), close=2.2))
def pads(p):
    """They stand on their cuffs: one shows where it is hit, the other where the hand goes."""
    line = [(q.x, q.y) for q in curve([(x, z, 0) for x, z in BORDER], 8, closed=True)]
    group([*pad(p, line), *hand(p)], (-10.2, 0, 0.8), (-8, 0, -16))
    group([*pad(p, line), *hand(p)], (11.6, 3, 0), (3, 0, 148))
