"""Cartons and what lies before them: sticks, gels, bars, chalk."""
import math

from forms import form
from kit.bodies import box, lathe, loft, rod, slab
from kit.color import mix, print_on
from kit.lettering import Sheet
from kit.mesh import group
from kit.surface import Print, surface, waves, written
from materials import gloss, paper, plastic


def carton(w, d, h, ground, face, at=(0, 0, 0), side=None, top=None):
    """A printed box standing on the floor; face, side and top are Sheets."""
    x, y, z = at
    marks = [Print(face.save(), w, h, (x, y - d / 2, z + h / 2), depth=0.4)]
    if side:
        marks.append(Print(side.save(), d, h, (x + w / 2, y, z + h / 2), (90, 0, 90), depth=0.4))
    if top:
        marks.append(Print(top.save(), w, d, (x, y, z + h), (0, 0, 0), depth=0.4))
    return [box((w, d, h), paper(ground, prints=marks), (x, y, z + h / 2), 0.09, segments=2), *[m.empty for m in marks]]


def sachet(w, h, depth, p, words, crimp=0.9, second=''):
    """A flow pack lying on its back, long way along x: full in the middle, crimped flat at both ends."""
    ink = print_on(p.color)
    rows, n = [], 40
    for i in range(61):
        t = i / 60
        x = (t - 0.5) * w
        edge = min(t, 1 - t) * w
        k = 0 if edge < crimp else min(1, (edge - crimp) / (h * 0.55))
        d = depth * math.sin(k * math.pi / 2) ** 0.8
        row = []
        for j in range(n):
            a = 2 * math.pi * j / n
            c, s = math.cos(a), math.sin(a)
            half = h / 2 * (1 - 0.1 * math.sin(k * math.pi / 2))
            z = d / 2 * math.copysign(abs(s) ** 0.9, s) + 0.05 * math.copysign(1, s)
            z += 0.05 * math.sin(x * 3 + c * 4) * k * (1 if s > 0 else 0)
            if edge < crimp:
                z += 0.045 * math.sin(edge * 22)
            row.append((x, half * math.copysign(abs(c) ** 0.75, c), z))
        rows.append(row)
    marks = [written(words, ink, h * 0.4, (0, 0, 0), (0, 0, 0), depth=depth * 2, most=w * 0.55)]
    if second:
        marks.append(written(second, ink, h * 0.13, (0, -h * 0.3, 0), (0, 0, 0), depth=depth * 2, weight=500, width=105, most=w * 0.6))
    band = Sheet(w * 0.07, h * 1.2, p.accent, 20)
    for s in (-1, 1):
        marks.append(Print(band.save(), w * 0.07, h * 1.2, (s * (w / 2 - crimp - w * 0.05), 0, 0), (0, 0, 0), depth * 2))
    skin = surface(p.color, 0.34, coat=0.25, prints=marks, bump=('noise', 0.9, 0.1))
    return [loft(rows, skin), *[m.empty for m in marks]]


def _front(w, h, p, brand, big, small, count):
    ink, s = print_on(p.color), Sheet(w, h, p.color, 50)
    s.words(brand, w * 0.07, h * 0.13, h * 0.085, ink, anchor='lm')
    s.words(big, w * 0.065, h * 0.46, h * 0.4, ink, 800, 122, 'lm', most=w * 0.7)
    s.words(small, w * 0.07, h * 0.74, h * 0.1, ink, 500, 105, 'lm', most=w * 0.6)
    s.disc(w * 0.85, h * 0.26, h * 0.15, p.accent)
    s.words(str(count), w * 0.85, h * 0.26, h * 0.17, print_on(p.accent), 800)
    s.bar(0, h * 0.88, w, h * 0.12, p.accent)
    return s


def _side(d, h, p):
    s = Sheet(d, h, p.color, 50)
    s.fine(d * 0.12, h * 0.16, d * 0.76, 6, print_on(p.color), h * 0.035)
    s.code(d * 0.12, h * 0.6, d * 0.5, h * 0.2)
    s.bar(0, h * 0.88, d, h * 0.12, p.accent)
    return s


def _open_box(p, w, d, h, front, side):
    """A display carton with its lid torn off: walls and a floor."""
    wall = 0.18
    inside = paper(mix(p.color, '#c9b79a', 0.75))
    carton(w, wall, h, p.color, front, (0, -d / 2, 0))
    marks = [Print(side.save(), d, h, (w / 2, 0, h / 2), (90, 0, 90), 0.4)]
    for s in (-1, 1):
        box((wall, d, h), paper(p.color, prints=marks if s > 0 else ()), (s * w / 2, 0, h / 2), 0.05, segments=1)
    box((w, wall, h * 1.45), inside, (0, d / 2, h * 0.725), 0.05, segments=1)
    box((w, d, wall), inside, (0, 0, wall / 2), 0)


@form('sachet', dict(turn=-24, lift=18), dict(turn=20, lift=38), dict(focus=(0.5, 0.3, 0.68), close=1.9))
def sticks(p):
    w, d, h = 13.5, 6.5, 9
    carton(w, d, h, p.color, _front(w, h, p, p.brand, p.lines[0], p.lines[-1], 20), (0, 0, 0), _side(d, h, p), Sheet(w, d, p.color, 20))
    for x, y, z, turn in ((-1.5, -8.2, 0.5, 12), (3.2, -7.0, 0.5, -9), (0.8, -10.4, 0.5, 4)):
        group(sachet(11, 2.5, 0.9, p, p.lines[0], 0.7), (x, y, z), (0, 0, turn))


@form('gel', dict(turn=-24, lift=20), dict(turn=16, lift=40), dict(focus=(0.5, 0.3, 0.68), close=1.9))
def gels(p):
    w, d, h = 15, 9, 8.5
    front = _front(w, h, p, p.brand, p.lines[0], f'{p.lines[1]}, {p.lines[2]}', 12)
    _open_box(p, w, d, h, front, _side(d, h, p))
    for k in range(10):
        x = -6.2 + (k % 5) * 3.1
        y = -2 + (k // 5) * 3.6
        group(sachet(13, 4.2, 1.3, p, p.lines[0], 0.9), (x, y, 6.9 + 0.25 * ((k * 7) % 3)), (0, -90, 84 + (k * 13) % 9))
    group(sachet(13, 4.4, 1.5, p, p.lines[0], 0.9, p.lines[1].upper()), (-1, -8.6, 0.75), (0, 0, 14))
    group(sachet(13, 4.4, 1.5, p, p.lines[0], 0.9, p.lines[1].upper()), (3.5, -12.4, 0.75), (0, 0, -6))


@form('bar', dict(turn=-24, lift=20), dict(turn=16, lift=40), dict(focus=(0.5, 0.3, 0.68), close=1.9))
def bars(p):
    w, d, h = 17, 12, 6.5
    front = _front(w, h, p, p.brand, p.lines[0], p.lines[-1], 12)
    _open_box(p, w, d, h, front, _side(d, h, p))
    for k in range(12):
        group(sachet(15.6, 4.2, 2.2, p, p.lines[0], 0.9), (0.2 * (k % 2), -3.9 + 1.6 * (k % 6), 2.6 + 0.15 * (k % 3) + (2.3 if k > 5 else 0)), (90 + 4 * ((k * 5) % 3 - 1), 0, 0))
    group(sachet(15, 4.6, 2.0, p, p.lines[0], 1.0, p.lines[-1]), (-1, -10.8, 1.0), (0, 0, 10))
    group(sachet(15, 4.6, 2.0, p, p.lines[0], 1.0, p.lines[-1]), (3, -15.2, 1.0), (0, 0, -7))


@form('chalk', dict(turn=-24, lift=18), dict(turn=24, lift=36), dict(focus=(0.5, 0.3, 0.62), close=1.9))
def chalk(p):
    w, d, h = 11, 11, 8.4
    face = Sheet(w, h, p.accent, 50)
    face.words(p.label, 0.8, h * 0.24, 2.4, '#f3f2ee', 800, 122, 'lm', most=7)
    face.words('Magnesium chalk, 8 x 56 g', 0.85, h * 0.46, 0.55, '#f3f2ee', 500, 105, 'lm')
    side = Sheet(d, h, p.accent, 40)
    side.fine(1, 1, 7, 6, '#f3f2ee', 0.2)
    carton(w, d, h, p.accent, face, (0, 2, 0), side, Sheet(w, d, p.accent, 20))
    dust = surface('#f6f5f1', 0.95, bump=('noise', 0.35, 0.5), spec=0.1)
    for x, y, z, turn in ((-3, -8.3, 1.35, 14), (3.4, -7.6, 1.35, -8), (0.6, -8.0, 4.05, 4)):
        box((5.4, 5.0, 2.7), dust, (x, y, z), 0.22, (0, 0, turn), 2)
    import random
    chance = random.Random(2)
    for _ in range(26):
        r = chance.uniform(0.06, 0.3)
        box((r, r, r), dust, (chance.uniform(-7, 7), chance.uniform(-12.4, -10.6), r / 2), r * 0.2, (0, 0, chance.uniform(0, 90)), 1)


@form('notebook', dict(turn=-28, lift=34), dict(turn=20, lift=50), dict(focus=(0.7, 0.3, 0.6), close=2.2))
def notebook(p):
    w, h, t = 14.8, 21, 1.5
    ink = print_on(p.color)
    marks = [written(p.label, ink, 3.2, (0, 3.6, t), (0, 0, 0), 0.5, weight=800), written('TRAINING', ink, 0.8, (0, 6.2, t), (0, 0, 0), 0.5), written('sets, reps, and how it felt', ink, 0.55, (0, 1.2, t), (0, 0, 0), 0.5, weight=500, width=105)]
    cover = surface(p.color, 0.6, bump=('grain', 0.12, 0.2), prints=marks)
    page = surface('#f4efe2', 0.8, bump=None, spec=0.2, pattern=lambda tree, where: (None, waves(tree, where, 0.05, 'Z')))
    parts = [box((w - 0.4, h - 0.4, t - 0.3), page, (-0.1, 0, t / 2), 0.05, segments=1)]
    for z in (0.1, t - 0.1):
        outline = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
        parts.append(slab(outline, 0.22, cover, (0, 0, z), 0.08, 'xy'))
    parts.append(box((0.3, h, t), cover, (-w / 2 + 0.02, 0, t / 2), 0.14))
    parts.append(box((0.7, h + 0.15, t + 0.14), surface(p.accent, 0.8, bump=('weave', 0.08, 0.3)), (w / 2 - 1.7, 0, t / 2), 0.07))
    group([*parts, *[m.empty for m in marks]])
    pencil = [rod(0.38, 15, gloss(p.accent), axis='y', segments=6)]
    pencil.append(group([lathe([(0.38, 0), (0.09, 1.3)], surface('#d9b98a', 0.7), segments=24), lathe([(0.1, 1.25), (0, 1.6)], plastic('#2b2d30'), segments=16)], (0, -7.5, 0), (90, 0, 0)))
    group(pencil, (w / 2 + 2.6, -1.5, 0.38), (0, 0, 12))
