"""Tubs, jars, pouches and tubes: what is eaten, with a printed label wrapped round."""
from forms import form
from kit.bodies import box, lathe, loft
from kit.color import BONE, INK, dark, is_light, print_on
from kit.lettering import Sheet
from kit.lines import fillet
from kit.mesh import group
from kit.surface import Print, surface, written
from materials import gloss, paper, plastic


def wrapped(around, tall, p, ground, ink, accent, big=None):
    """A label for a jar; its middle looks at the camera."""
    s = Sheet(around, tall, ground, dots=max(26, min(60, 2600 / around)))
    mid, w = around / 2, around * 0.27
    big = big or p.lines[0]
    s.bar(0, 0, around, tall * 0.06, accent)
    s.words(p.brand, mid - w / 2, tall * 0.17, tall * 0.075, ink, anchor='lm', most=w)
    s.words(big, mid - w / 2, tall * 0.42, tall * 0.3, ink, 800, 122, 'lm', most=w)
    if len(p.lines) > 1:
        s.words(p.lines[1], mid - w / 2, tall * 0.63, tall * 0.082, ink, 500, 105, 'lm', most=w)
    s.bar(mid - w / 2, tall * 0.75, w, 0.06, ink)
    s.words('No filler. Nothing hidden.', mid - w / 2, tall * 0.84, tall * 0.055, ink, 500, 105, 'lm', most=w * 0.75)
    s.bar(mid + w / 2 - tall * 0.1, tall * 0.79, tall * 0.1, tall * 0.1, accent, tall * 0.05)
    for side in (0.06, 0.74):
        s.fine(around * side, tall * 0.2, around * 0.14, 9, ink, tall * 0.028, seed=int(side * 50))
        s.code(around * (side + 0.01), tall * 0.76, around * 0.09, tall * 0.16)
    return s.save()


def jar(r, height, label, body, lid, neck=0.88, lid_tall=2.6, ribbed=True, shoulder=1.4):
    """Body, wrapped label, screw lid; stands on the floor."""
    top = height
    profile = fillet([(0, 0.25), (r * 0.8, 0.25, 0.3), (r * 0.86, 0, 0.3), (r, 0, 0.7), (r, top - shoulder, 0.9), (r * neck, top, 0.4), (r * neck, top + 0.6), (0, top + 0.6)], steps=6)
    lathe(profile, body, segments=128)
    if label:
        low, high = height * 0.1, height - shoulder - height * 0.06
        lathe([(r + 0.03, low), (r + 0.03, high)], label, segments=160)
    R = r * neck + 0.35
    z = top + 0.15
    cap = fillet([(0, z + lid_tall - 0.15), (R - 0.5, z + lid_tall - 0.15, 0.1), (R - 0.4, z + lid_tall, 0.1), (R - 0.05, z + lid_tall, 0.35), (R, z, 0.2), (R - 0.3, z)], steps=5)
    lathe(cap[::-1], lid, segments=128)
    if ribbed:
        n = int(R * 13)
        from math import cos, pi, sin
        for k in range(n):
            a = 2 * pi * k / n
            box((0.2, 0.2, lid_tall * 0.66), lid, (R * cos(a), R * sin(a), z + lid_tall * 0.43), 0.06, (0, 0, 360 * k / n), 1)


@form('tub', dict(turn=5, lift=12), dict(turn=20, lift=42), dict(turn=10, lift=20, focus=(0.5, 0.3, 0.7), close=1.9))
def tub(p):
    r, h = (8.2, 17) if 'CREA' not in p.label else (6.2, 10.5)
    pale = is_light(p.color)
    ground = BONE if not pale else p.accent
    ink = INK if not pale else BONE
    lid = p.accent if not pale else p.accent
    label = wrapped(2 * 3.1416 * r, (h - 1.4) * 0.84, p, ground if not pale else '#fbfaf6', ink if not pale else INK, p.accent)
    jar(r, h, paper('#ffffff', picture=label), gloss(p.color), plastic(lid, 0.35), lid_tall=2.8)


@form('jar', dict(turn=5, lift=12), dict(turn=20, lift=42), dict(turn=10, lift=20, focus=(0.5, 0.3, 0.7), close=1.9))
def glass_jar(p):
    r, h = 5.6, 13
    label = wrapped(2 * 3.1416 * r, (h - 1.6) * 0.62, p, '#f3eddf', INK, p.accent)
    inside = surface(p.color, 0.5, bump=('noise', 0.8, 0.25), vary=0.12, mottle=(dark(p.color, 0.35), 0.28, 0.34), coat=0.8)
    lathe(fillet([(0, 0), (r, 0, 0.9), (r, h - 1.6, 1.0), (r * 0.86, h, 0.4), (r * 0.86, h + 0.6), (0, h + 0.6)], steps=6), inside, segments=128)
    lathe([(r + 0.03, 2.0), (r + 0.03, 2 + (h - 1.6) * 0.68)], paper('#ffffff', picture=label), segments=160)
    R, z = r * 0.86 + 0.35, h + 0.1
    lathe(fillet([(R - 0.4, z), (R, z, 0.1), (R, z + 1.5, 0.35), (R - 0.6, z + 1.5, 0.15), (R - 0.75, z + 1.35, 0.1), (0, z + 1.35)], steps=5), surface(p.accent, 0.3, coat=0.4), segments=128)


@form('pill-bottle', dict(turn=5, lift=12), dict(turn=14, lift=30), dict(lift=22, focus=(0.5, 0.4, 0.72), close=1.8))
def pills(p):
    r, h = 3.4, 8.2
    label = wrapped(2 * 3.1416 * r, (h - 1.4) * 0.84, p, '#fbfaf6', INK, p.accent)
    jar(r, h, paper('#ffffff', picture=label), surface(p.color, 0.14, coat=0.8), plastic('#f1efe9', 0.4), neck=0.84, lid_tall=2.0)
    if p.view == 2:
        tint = gloss(p.accent, soft=0.4) if 'O3' not in p.label else surface('#d9a441', 0.1, clear=0.5, coat=1)
        for x, y, turn in ((6, -3.2, 20), (7.4, -1.2, 95), (4.8, -4.8, -30), (8.6, -3.6, 60), (6.6, 1.2, 10), (9.4, -0.6, -50)):
            capsule = fillet([(0, -0.95), (0.42, -0.95, 0.42), (0.42, 0.95, 0.42), (0, 0.95)], steps=8)
            group([lathe(capsule, tint, axis='x', segments=32)], (x, y, 0.42), (0, 0, turn))


def _bag(w, h, depth, material, crimp=1.6, gusset=True):
    """A stand-up pouch: flat at the top seal, round at the foot; faces the camera."""
    import math
    import random

    chance = random.Random(4)
    phase = [chance.uniform(0, 6) for _ in range(6)]
    rows, n = [], 96
    for i in range(65):
        t = i / 64
        full = math.sin(min(1, (1 - t) * 1.02) * math.pi / 2) ** 0.7 if t < 1 else 0
        d = depth * (full * (0.55 + 0.45 * math.sin(math.pi * min(1, t * 1.25 + 0.12)))) + 0.12
        if t > 0.9:
            d = d * (1 - (t - 0.9) / 0.1) + 0.12 * (t - 0.9) / 0.1
        half = w / 2 * (1 - 0.05 * math.sin(math.pi * t) * full)
        row = []
        for k in range(n):
            a = 2 * math.pi * k / n
            c, s = math.cos(a), math.sin(a)
            x = half * math.copysign(abs(c) ** 0.62, c)
            y = -d / 2 * math.copysign(abs(s) ** 1.05, s)
            crease = 0.11 * math.sin(6 * t + x * 0.55 + phase[0]) * math.sin(x * 0.9 + phase[1] + 3 * t) + 0.07 * math.sin(x * 1.7 - 9 * t + phase[2])
            y += crease * (1 if t < 0.88 else 0.15) * (1 - abs(c) ** 4) * (-1 if s > 0 else 1)
            row.append((x, y, h * t))
        rows.append(row)
    return loft(rows, material)


@form('pouch', dict(turn=-16, lift=10), dict(turn=34, lift=22), dict(turn=16, lift=14, focus=(0.45, 0.4, 0.78), close=2.3))
def pouch(p):
    ink = print_on(p.color)
    w, h = 17, 24
    s = Sheet(w, h, None, 46)
    s.words(p.brand, 2.2, 5.2, 0.95, ink, anchor='lm')
    s.words(p.lines[0], 2.0, 9.2, 5, ink, 800, 122, 'lm', most=12.5)
    s.words(p.lines[1], 2.2, 12.4, 1.2, ink, 500, 105, 'lm', most=12)
    s.bar(2.2, 14.2, 12.6, 0.09, ink)
    s.fine(2.2, 15.0, 7.6, 4, ink, 0.26)
    s.disc(13.2, 17.2, 1.9, p.accent)
    number, unit = p.lines[2].split()
    s.words(number, 13.2, 16.9, 1.7, print_on(p.accent), 800)
    s.words(unit, 13.2, 18.1, 0.7, print_on(p.accent), 600)
    s.bar(0, 20.4, w, 0.5, p.accent)
    front = Print(s.save(), w, h, (0, -3, h / 2), depth=3.2)
    skin = surface(p.color, 0.42, prints=[front], bump=('noise', 2.2, 0.12), sheen=0.1, coat=0.15)
    _bag(w, h, 7.5, skin)
    for z in (h * 0.905, h * 0.925):
        box((w - 0.5, 0.34, 0.12), plastic(dark(p.color, 0.2)), (0, 0, z), 0.05)


@form('squeeze-tube', dict(turn=-14, lift=10), dict(turn=40, lift=32), dict(turn=20, lift=22, focus=(0.5, 0.5, 0.2), close=2.4))
def squeeze(p):
    import math

    ink = print_on(p.color)
    rows, n, h = [], 80, 14.5
    for i in range(49):
        t = i / 48
        d = (1 - t) ** 0.62 * 2.35 + 0.12 if t < 0.95 else 0.22
        w = 2.4 + 1.0 * t
        rows.append([(w * math.cos(2 * math.pi * k / n), -d * math.sin(2 * math.pi * k / n), 2.6 + h * t) for k in range(n)])
    marks = [written(p.lines[0], ink, 1.3, (0, -2, 10.2), depth=2.6, most=4.4), written(f'{p.lines[1]}   grip that dries in ten seconds', ink, 0.3, (0, -2, 8.7), depth=2.6, weight=500, width=105, most=4.2),
             written(p.brand, p.accent, 0.6, (0, -1.5, 13.6), depth=2.6)]
    s = Sheet(12, 1.2, p.accent, 20)
    marks.append(Print(s.save(), 12, 1.2, (0, 0, 5.4), depth=4))
    loft(rows, surface(p.color, 0.32, coat=0.3, prints=marks))
    box((6.85, 0.42, 1.0), plastic(p.color), (0, 0, 17.2), 0.1)
    cap = plastic(p.accent, 0.35)
    lathe(fillet([(0, 0), (2.1, 0, 0.25), (2.3, 2.5, 0.2), (0, 2.5)], steps=4), cap, segments=96)
    for k in range(30):
        a = math.radians(12 * k)
        box((0.16, 0.16, 1.8), cap, (2.2 * math.cos(a), 2.2 * math.sin(a), 1.2), 0.05, (0, 0, 12 * k), 1)
