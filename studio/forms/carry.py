"""Bottles and what is worn on the wrist, the head, the waist."""
import math

from forms import form
from kit.bodies import box, lathe, loft, rod, sweep
from kit.color import dark, light, print_on
from kit.lettering import Sheet
from kit.lines import circle, curve, fillet, strip
from kit.mesh import group
from kit.surface import Print, stripes, surface, written
from materials import gloss, glow, plastic, rubber, steel


@form('bottle', dict(turn=-18, lift=11), dict(turn=34, lift=38), dict(turn=20, lift=22, focus=(0.5, 0.5, 0.82), close=2.6))
def bottle(p):
    r, h = 3.7, 21
    marks = [written(p.label, p.accent if p.accent != p.color else print_on(p.color), 2.5, (0, -3.7, 10.4), (90, 90, 0), 2.2, rough=0.4)]
    skin = surface(p.color, 0.42, bump=('noise', 0.05, 0.1), coat=0.1, prints=marks)
    lathe(fillet([(0, 1.4), (r, 1.4), (r, h - 4.6, 2.4), (2.5, h - 1.2, 1.2), (2.5, h)], steps=8), skin, segments=128)
    lathe(fillet([(0, 0.15), (r - 0.5, 0, 0.3), (r + 0.02, 0, 0.35), (r + 0.02, 1.45, 0.05), (r - 0.3, 1.45)], steps=5), steel('#c9ced2', 0.22), segments=128)
    lathe(fillet([(2.3, h - 0.35), (2.62, h - 0.35, 0.1), (2.62, h + 0.1, 0.1), (2.3, h + 0.1)], steps=3), steel('#c9ced2', 0.2), segments=96)
    lid = plastic('#2a2d30', 0.42)
    lathe(fillet([(0, h + 0.1), (2.85, h + 0.1, 0.15), (2.85, h + 3.0, 0.5), (0, h + 3.0)], steps=6), lid, segments=96)
    for k in range(36):
        a = math.radians(10 * k)
        box((0.16, 0.2, 1.7), lid, (2.86 * math.cos(a), 2.86 * math.sin(a), h + 1.3), 0.06, (0, 0, 10 * k), 1)
    loop = curve([(-1.9, 0, h + 2.7), (-2.1, 0, h + 4.4), (-1.2, 0, h + 6.0), (0, 0, h + 6.3), (1.2, 0, h + 6.0), (2.1, 0, h + 4.4), (1.9, 0, h + 2.7)], 8)
    sweep(loop, circle(0.55, 18, 1.5), lid)


@form('shaker', dict(turn=-20, lift=12), dict(turn=34, lift=38), dict(turn=24, lift=24, focus=(0.5, 0.5, 0.8), close=2.1))
def shaker(p):
    ink = '#f1eee6'
    marks = [written(p.label, ink, 1.5, (0, -4, 10.5), (90, 90, 0), 3)]
    for k in range(1, 6):
        marks.append(written(f'{k}00', ink, 0.55, (2.6, -3.5, 2.6 + 2.35 * k), depth=2, weight=600))
    cup = surface(p.color, 0.3, clear=0.35, coat=0.3, bump=('noise', 0.1, 0.05), prints=marks)
    lathe(fillet([(0, 0.3), (3.1, 0.2, 0.2), (3.3, 0, 0.3), (3.5, 0.6, 0.5), (4.5, 17.6)], steps=5), cup, segments=128)
    lid = plastic(dark(p.color, 0.72), 0.4)
    lathe(fillet([(4.3, 16.4), (4.85, 16.4, 0.2), (4.85, 19.4, 0.6), (2.4, 20.4, 0.6), (0, 20.4)], steps=6), lid, segments=128)
    for k in range(44):
        a = 2 * math.pi * k / 44
        box((0.18, 0.26, 1.9), lid, (4.86 * math.cos(a), 4.86 * math.sin(a), 17.7), 0.07, (0, 0, 360 * k / 44), 1)
    lathe(fillet([(0, 0), (1.5, 0, 0.1), (1.25, 2.2, 0.3), (0, 2.2)], steps=5), lid, (-1.6, 0, 20.2), segments=64)
    cap = gloss(p.accent)
    group([box((4.6, 2.6, 0.8), cap, (0, 0, 0), 0.35), rod(1.45, 1.0, cap, (-2.1, 0, 0), edge=0.3)], (0.4, 0, 22.6), (0, 0, 0))
    box((1.1, 2.2, 2.4), lid, (2.6, 0, 21.2), 0.3)


@form('flask', dict(turn=-16, lift=12), dict(turn=24, lift=30), dict(focus=(0.5, 0.4, 0.72), close=2.9))
def flask(p):
    ink = p.accent
    rows, n = [], 72
    outline = curve([(0, 0, 2.2), (0.3, 0, 3.1), (3, 0, 3.7), (8, 0, 3.9), (12.5, 0, 3.6), (15, 0, 2.7), (16.4, 0, 1.9), (17.4, 0, 1.75)], 8)
    for q in outline:
        z, r = q.x, q.z
        k = 0.62 + 0.3 * (z / 17.4) ** 2
        rows.append([(r * math.cos(2 * math.pi * j / n) * (1 + 0.012 * math.sin(9 * z / 4 + 4 * j / n * 6.28)), -r * k * math.sin(2 * math.pi * j / n), z) for j in range(n)])
    step = int(p.lines[1].split()[0]) // 5
    marks = [written(p.lines[0], ink, 1.6, (0, -3, 9), (90, 90, 0), 3), *[written(f'{k * step} ml', ink, 0.5, (2.0, -3, 2 + 2.4 * k), depth=3) for k in range(1, 6)]]
    loft(rows, surface(p.color, 0.24, clear=0.3, coat=0.4, prints=marks, bump=('noise', 1.6, 0.12)))
    lid = plastic('#2a2d30', 0.42)
    lathe(fillet([(0, 17.2), (2.15, 17.2, 0.2), (2.15, 18.9, 0.3), (1.2, 19.4, 0.3), (0, 19.4)], steps=4), lid, segments=72)
    for k in range(32):
        a = 2 * math.pi * k / 32
        box((0.14, 0.18, 1.1), lid, (2.15 * math.cos(a), 2.15 * math.sin(a), 18.05), 0.05, (0, 0, 360 * k / 32), 1)
    lathe(fillet([(0.9, 19.3), (0.9, 20.2, 0.2), (1.15, 20.6, 0.3), (1.05, 22.4, 0.6), (0, 22.6)], steps=6), surface(p.accent, 0.35, coat=0.2), segments=64)


@form('watch', dict(turn=-26, lift=12), dict(turn=18, lift=30), dict(focus=(0.5, 0.2, 0.5), close=2.1))
def watch(p):
    s = Sheet(4, 4, '#0b0c0e', 200)
    s.words('MON 21', 2, 0.78, 0.26, '#9aa0a6', 600, 105)
    s.words('7:42', 2, 1.65, 1.05, '#f3f1ec', 800, 112)
    s.words('12.4', 1.28, 2.62, 0.5, p.accent, 800)
    s.words('KM', 1.28, 3.0, 0.2, '#9aa0a6', 600)
    s.words('148', 2.72, 2.62, 0.5, '#DDF247', 800)
    s.words('BPM', 2.72, 3.0, 0.2, '#9aa0a6', 600)
    s.draw.arc([30, 30, 770, 770], 120, 385, fill=(212, 69, 26, 255), width=26)
    face = Print(s.save(), 3.9, 3.9, (0, -3.3, 6.2), depth=0.8)
    z, y = 6.2, -2.5
    shell = surface(p.color, 0.4, bump=('noise', 0.04, 0.08))
    lathe(fillet([(0, -0.6), (2.35, -0.6, 0.4), (2.45, 0.2, 0.2), (2.35, 0.62, 0.2), (2.0, 0.62)], steps=5), shell, (0, y, z), 'y', 128)
    lathe(fillet([(1.97, 0.5), (2.0, 0.72, 0.05), (2.28, 0.72, 0.12), (2.32, 0.5)], steps=4), steel('#9ba0a4', 0.25), (0, y, z), 'y', 128)
    lathe([(0, 0.66), (2.0, 0.66)], surface('#0b0c0e', 0.12, coat=0.6, prints=[face]), (0, y, z), 'y', 128)
    for zz, c in ((z + 1.1, '#9ba0a4'), (z - 1.1, '#9ba0a4'), (z, p.accent)):
        rod(0.3, 0.5, steel(c, 0.3) if zz != z else gloss(c), (2.6, y, zz), 'x', 0.1)
    path = curve([(0, y + 0.1, z + 2.1), (0, y + 0.7, z + 3.2), (0, 1, z + 4.1), (0, 3.4, z + 2.7), (0, 4.2, z - 0.6), (0, 3.2, z - 4.2), (0, 0.8, z - 5.7), (0, -1.5, z - 4.4), (0, y + 0.3, z - 3.0), (0, y + 0.1, z - 2.1)], 10)
    band = rubber(p.color)
    sweep(path, strip(2.25, 0.36, 0.15), band, up=(1, 0, 0))
    for t in (-3.1, 3.0):
        box((2.7, 0.9, 1.0), shell, (0, y + 0.15, z + math.copysign(2.25, t)), 0.25)


@form('headlamp', dict(turn=-30, lift=16), dict(turn=26, lift=30), dict(focus=(0.5, 0.1, 0.5), close=2.0))
def headlamp(p):
    w, z = 3.0, 2.6
    path = [(9.2 * math.cos(a), 8.2 * math.sin(a), z + 0.35 * math.sin(2 * a)) for a in [2 * math.pi * k / 96 for k in range(96)]]
    strap = surface(p.color, 0.85, pattern=stripes(p.color, p.accent, 3.0, 'Z', 0.22), sheen=0.3)
    sweep(path, strip(w, 0.26), strap, closed=True, up=(0, 0, 1))
    shell = plastic(p.color, 0.45)
    box((7.0, 0.8, 4.2), rubber(dark(p.color, 0.4)), (0, -8.5, z + 0.3), 0.35)
    box((6.2, 2.6, 3.7), shell, (0, -9.9, z + 0.5), 0.8, segments=5)
    lathe(fillet([(0, 0), (1.35, 0, 0.1), (1.5, 0.5, 0.2), (1.15, 0.5, 0.05), (1.0, 0.15)], steps=4), steel('#c9ced2', 0.2), (-1.3, -11.1, z + 0.5), 'y', 72)
    lathe([(0, 0.3), (1.12, 0.3)], glow('#fff6dc', 2.2), (-1.3, -11.1, z + 0.5), 'y', 48)
    lathe(fillet([(0, 0), (0.75, 0, 0.1), (0.8, 0.3, 0.1), (0.6, 0.3)], steps=3), steel('#c9ced2', 0.2), (1.5, -11.1, z + 0.9), 'y', 48)
    lathe([(0, 0.2), (0.6, 0.2)], surface('#d8dde0', 0.1, coat=1), (1.5, -11.1, z + 0.9), 'y', 48)
    box((1.5, 0.8, 0.45), gloss(p.accent), (0.6, -10, z + 2.4), 0.18)
    for x in (-3.9, 3.9):
        box((0.7, 1.0, 3.6), shell, (x, -8.3, z + 0.2), 0.25, (0, 0, 10 if x < 0 else -10))


@form('ice-bath', dict(turn=-20, lift=20), dict(turn=20, lift=40), dict(focus=(0.35, 0.2, 0.8), close=2.2))
def ice_bath(p):
    r, h = 38, 66
    marks = [written(p.label, '#f1eee6', 7, (0, -38, 34), depth=22, most=30), written('COLD TUB', p.accent, 3.4, (0, -38, 26), depth=22)]
    skin = surface(p.color, 0.5, bump=('noise', 5, 0.12), prints=marks, coat=0.1)
    n, rows = 144, []
    for i in range(41):
        z = h * i / 40
        row = []
        for k in range(n):
            a = 2 * math.pi * k / n
            bulge = 0.8 * math.sin(math.pi * i / 40) + 0.5 * abs(math.cos(3 * a)) * math.sin(math.pi * i / 40)
            row.append(((r + bulge) * math.cos(a), (r + bulge) * math.sin(a), z))
        rows.append(row)
    loft(rows, skin, caps=False)
    rim = [(r * math.cos(a), r * math.sin(a), h + 1.0) for a in [2 * math.pi * k / 96 for k in range(96)]]
    sweep(rim, circle(3.0, 24), surface(light(p.color, 0.05), 0.45, bump=('noise', 3, 0.1)), closed=True)
    base = [(r * math.cos(a), r * math.sin(a), 1.2) for a in [2 * math.pi * k / 96 for k in range(96)]]
    sweep(base, circle(1.2, 16), rubber(dark(p.color, 0.4)), closed=True)
    water = surface('#9fc4d2', 0.06, bump=('noise', 9, 0.12), coat=1)
    lathe([(0, h - 7), (r - 1, h - 7)], water, segments=96)
    lathe([(r - 0.8, h - 9), (r - 0.8, h + 1)], surface('#cfd6da', 0.5), segments=96)
    import random
    chance = random.Random(7)
    for _ in range(22):
        a, q, s = chance.uniform(0, 6.28), 31 * math.sqrt(chance.random()), chance.uniform(3.2, 5.4)
        box((s, s, s), surface('#e6f1f5', 0.08, clear=0.4, coat=1), (q * math.cos(a), q * math.sin(a), h - 6.2), s * 0.2, (chance.uniform(0, 50), chance.uniform(0, 50), chance.uniform(0, 90)))
    for k in range(6):
        a = math.radians(60 * k)
        group([box((6, 1.2, h - 6), surface(dark(p.color, 0.3), 0.6, bump=('weave', 0.3, 0.2)), (0, 0, h / 2), 0.5)], ((r + 0.9) * math.cos(a), (r + 0.9) * math.sin(a), 0), (0, 0, 60 * k + 90))
    tap = [rod(1.5, 4, plastic(p.accent), (0, -1.5, 0), 'y', 0.4), box((1.2, 1.2, 4), plastic(p.accent), (0, -3, 1.6), 0.3)]
    group(tap, (14, -36.5, 7), (0, 0, 20))
