"""Backpack, duffel, running vest and belt: stuffed cloth, webbing, zips."""
import math

from forms import form
from kit.bodies import box, loft, sweep
from kit.color import dark, print_on
from kit.lines import circle, curve, ring, strip
from kit.surface import compute, noise, surface, weave, written
from materials import cloth, leather, plastic, steel


def canvas(color, prints=(), folds=0.1):
    """Heavy cloth over something soft: broad dents and a weave."""

    def dents(tree, where):

        fine = weave(tree, where, 0.16)
        broad = noise(tree, where, 7, 2)
        return None, compute(tree, 'ADD', compute(tree, 'MULTIPLY', fine, 0.03), compute(tree, 'MULTIPLY', broad, 2.4))

    return surface(color, 0.82, spec=0.2, sheen=0.3, prints=prints, vary=0.03, pattern=dents, bump=(None, 2.2, 0.5))


def stuffed(w, d, h, material, at=(0, 0, 0), power=0.55, lean=0.0, crown=0.3, n=112, rows=56, sag=0.35, seed=0):
    """An upright cushion: a rounded box whose sides bulge and whose top narrows."""
    out = []
    for i in range(rows + 1):
        t = i / rows
        edge = min(1, math.sin(math.pi * min(max(t, 0.0), 1.0)) * 3.4) ** 0.42
        k = (1 - crown * t**2.2) * edge
        row = []
        for j in range(n):
            a = 2 * math.pi * j / n
            c, s = math.cos(a), math.sin(a)
            dent = sag * math.sin(3 * a + 5 * t + seed) * math.sin(math.pi * t) + 0.5 * sag * math.sin(7 * a - 9 * t + 2 * seed) * math.sin(math.pi * t)
            x = (w / 2 + dent * 0.5) * k * math.copysign(abs(c) ** power, c)
            y = -(d / 2 + dent) * k * math.copysign(abs(s) ** power, s) + lean * t
            row.append((x + at[0], y + at[1], at[2] + h * t))
        out.append(row)
    return loft(out, material)


def zipper(path, pull=None, shade='#1d1f22'):
    """Teeth as a dark cord, with a puller."""
    sweep(path, strip(1.5, 0.12), cloth(dark(shade, 0.1), 0.1), up=(0, -1, 0.05))
    sweep(path, circle(0.2, 8), plastic('#2e3135'))
    if pull:
        x, y, z = pull
        box((0.8, 0.5, 1.2), steel('#b9bec2', 0.3), (x, y - 0.3, z), 0.15)


@form('backpack', dict(turn=-26, lift=10), dict(turn=150, lift=14), dict(focus=(0.5, 0.1, 0.74), close=2.1))
def backpack(p):
    mark = written(p.label, print_on(p.color), 1.5, (0, -16, 13.5), depth=6)
    stuffed(29, 17, 45, canvas(p.color), power=0.5, crown=0.3)
    stuffed(24, 7.5, 23, canvas(p.color, [mark]), (0, -7.6, 2), power=0.5, crown=0.2, seed=2)
    for x in (-14.2, 14.2):
        stuffed(4.5, 11, 17, canvas(dark(p.color, 0.25)), (x, 0, 2), power=0.6, crown=0.1, seed=4)
    zipper(curve([(-10.8, -9.9, 21.6), (-6, -11.1, 22.9), (0, -11.4, 23.2), (6, -11.1, 22.9), (10.8, -9.9, 21.6)], 8), (9, -10.8, 21.6))
    zipper(curve([(-13.9, -2.0, 18), (-13.0, -3.0, 32), (-9.6, -4.6, 40.6), (0, -5.6, 43.0), (9.6, -4.6, 40.6), (13.0, -3.0, 32), (13.9, -2.0, 18)], 10), (-11, -4.4, 38.2))
    sweep(curve([(-3.2, 2.5, 43.6), (-3.4, 2.8, 47.2), (0, 3, 48.6), (3.4, 2.8, 47.2), (3.2, 2.5, 43.6)], 8), strip(2.2, 0.5), cloth(p.accent, 0.14), up=(0, 1, 0))
    web = cloth(dark(p.color, 0.4), 0.16)
    for x in (-6.4, 6.4):
        path = curve([(x * 0.6, 6.6, 43), (x * 0.9, 10.4, 42), (x * 1.1, 13.4, 32), (x * 1.25, 12.6, 20), (x * 1.5, 9, 8), (x * 1.7, 7.6, 4)], 8)
        sweep(path, strip(5.6, 1.1), cloth(dark(p.color, 0.3), 0.2), up=(1, 0, 0))
        sweep([(x * 1.45, 9.8, 11), (x * 1.9, 8.4, 4), (x * 2.0, 9.6, -0.0 + 1.2)], strip(2.2, 0.25), web, up=(1, 0, 0))
    for x in (-9.5, 9.5):
        sweep(curve([(x, -10.6, 20.2), (x, -11.7, 14), (x, -11.5, 8), (x, -10.2, 3.4)], 8), strip(2.0, 0.25), web, up=(1, 0, 0))
        box((2.8, 0.9, 3.0), plastic('#26282b', 0.4), (x, -11.8, 15.2), 0.25)
    tag = written('24', print_on(p.accent), 1.1, (0, -9.5, 34), depth=3)
    box((4.2, 0.4, 2.6), leather(p.accent, prints=[tag]), (0, -7.8, 34), 0.15, (-6, 0, 0))


@form('duffel', dict(turn=-28, lift=14, fill=0.78), dict(turn=30, lift=26), dict(focus=(0.5, 0.1, 0.6), close=2.1))
def duffel(p):
    long, r = 27, 13.5
    mark = written(p.label, print_on(p.color), 2.6, (0, -14, 11), depth=7, most=13)
    rows, n = [], 96
    for i in range(81):
        t = i / 80
        x = -long + 2 * long * t
        k = min(1, math.sin(math.pi * min(max(t, 0.002), 0.998)) * 5.5) ** 0.3
        row = []
        for j in range(n):
            a = 2 * math.pi * j / n
            c, s = math.cos(a), math.sin(a)
            dent = 0.45 * math.sin(4 * a + 9 * t) * math.sin(math.pi * t) + 0.3 * math.sin(6 * a - 17 * t)
            y = (r * 1.06 + dent) * k * math.copysign(abs(c) ** 0.72, c)
            z = (r * 0.98 + dent) * k * math.copysign(abs(s) ** 0.72, s)
            row.append((x, y, max(0.02 * abs(c), z + r * 0.93 - (0.8 * math.sin(math.pi * t) if s > 0 else 0))))
        rows.append(row)
    loft(rows, canvas(p.color, [mark]))
    trim = leather(p.accent)
    for s in (-1, 1):
        path = [(s * (long - 2.2), (r * 1.07) * math.copysign(abs(math.cos(a)) ** 0.72, math.cos(a)), max(0.3, r * 0.93 + (r * 0.99) * math.copysign(abs(math.sin(a)) ** 0.72, math.sin(a)))) for a in [2 * math.pi * k / 90 for k in range(90)]]
        sweep(path, circle(0.4, 10), trim, closed=True)
    top = r * 1.9
    zipper([(x, 0, top - 0.75 * math.cos(x / long * 1.3) + 0.62) for x in [-23 + 46 * k / 40 for k in range(41)]], None)
    box((2.4, 0.9, 0.4), steel('#c3b28a', 0.3), (-19, -1, top + 0.35), 0.15)
    web = cloth(dark(p.color, 0.5), 0.2)
    for s in (-1, 1):
        for x in (-9, 9):
            side = curve([(x, s * r * 0.75, 1.0), (x, s * r * 1.1, r * 0.5), (x, s * r * 1.13, r * 1.1), (x, s * r * 0.98, r * 1.62)], 8)
            sweep(side, strip(3.0, 0.3), web, up=(1, 0, 0))
            box((3.2, 0.5, 2.2), trim, (x, s * r * 1.14, r * 1.15), 0.15)
        arch = curve([(-9, s * r * 0.98, r * 1.6), (-8.2, s * r * 0.7, r * 2.15), (-4.5, s * r * 0.36, r * 2.52), (0, s * r * 0.26, r * 2.6), (4.5, s * r * 0.36, r * 2.52), (8.2, s * r * 0.7, r * 2.15), (9, s * r * 0.98, r * 1.6)], 10)
        sweep(arch, strip(3.0, 0.36), web, up=(0, s, 0.6))
    sweep([(-4.2, 0, r * 2.56), (4.2, 0, r * 2.56)], ring([(-3.6, -0.9), (3.6, -0.9), (3.6, 0.9), (-3.6, 0.9)], 0.8, 4), trim, up=(0, 0, 1))


@form('run-belt', dict(turn=-16, lift=22), dict(turn=40, lift=30), dict(focus=(0.5, 0.1, 0.5), close=2.0))
def run_belt(p):
    w = 7.5
    mark = written(p.label, p.accent, 2.2, (-5.5, -13, w / 2), depth=5)
    path = [(16 * math.cos(a), 11 * math.sin(a), w / 2) for a in [2 * math.pi * k / 140 for k in range(140)]]
    knit = cloth(p.color, 0.1, prints=[mark])
    sweep(path, strip(w, 1.0, 0.5), knit, closed=True, up=(0, 0, 1))
    for dz in (-w / 2 + 0.25, w / 2 - 0.25):
        sweep([(x * 1.02, y * 1.02, z + dz) for x, y, z in path], circle(0.34, 10), cloth(p.accent, 0.08), closed=True)
    front = [a for a in range(82, 129)]
    zipper([(path[i][0] * 1.045, path[i][1] * 1.05, w / 2 + 1.6) for i in front[8:40]], (path[118][0] * 1.05, path[118][1] * 1.05 - 0.1, w / 2 + 1.5))
    rows = []
    for i in range(88, 124):
        t = (i - 88) / 35
        puff = 2.6 * math.sin(math.pi * t) ** 0.5
        x, y, _ = path[i]
        rows.append([(x * (1 + puff * 0.03 * math.cos(b)), y - puff * max(0, math.cos(b)) * 0.8, w / 2 - 0.6 + 2.5 * math.sin(b)) for b in [2 * math.pi * k / 40 for k in range(40)]])
    loft(rows, knit)
    box((3.4, 1.4, 3.0), plastic('#26282b', 0.4), (0, 11.4, w / 2), 0.4)
