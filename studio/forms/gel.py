"""The hot and cold pack: a bag of gel that gives, and the cotton sleeve and strap it is worn in."""
import math
import random

import numpy as np
from forms import form
from kit.bodies import loft, sweep
from kit.color import dark, light, mix, print_on
from kit.lettering import Sheet, rgba
from kit.lines import circle, curve, ring, strip
from kit.mesh import group
from kit.stitch import stitches
from kit.surface import surface, written
from materials import cloth

SLEEVE = '#e9e5da'


def inset(x, y, w, h, r):
    """How far a point is from the border of a rectangle with round corners."""
    a, b = abs(x) - (w / 2 - r), abs(y) - (h / 2 - r)
    return r - math.hypot(max(a, 0), max(b, 0)) - min(max(a, b), 0)


def cushion(w, h, r, top, skin, under=None):
    """A filled bag: its border, then over the top and under. top(x, y, inset, around): the height over the border; under: below it."""
    border = ring([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], r, 14)
    corners = np.array([*border, border[0]])
    runs = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(corners, axis=0), axis=1))])
    n = 260
    line = [(float(np.interp(runs[-1] * k / n, runs, corners[:, 0])), float(np.interp(runs[-1] * k / n, runs, corners[:, 1]))) for k in range(n)]
    rows, flat = [], []
    for side in (1, -1):
        for k in [1 - (1 - i / 46) ** 1.6 for i in range(47)]:
            k = k if side > 0 else 1 - k
            if side < 0 and k in (0, 1):
                continue
            row = []
            for j, (x, y) in enumerate(line):
                x, y = x * max(k, 0.004), y * max(k, 0.004)
                d = max(0.0, inset(x, y, w, h, r))
                row.append((x, y, top(x, y, d, j / n) if side > 0 else -under(d) if under else -0.02))
            rows.append(row)
            flat.append(row)
    thing = loft(rows, skin, smooth=180)
    layer = thing.data.uv_layers.new()
    for piece in thing.data.loops:
        q = thing.data.vertices[piece.vertex_index].co
        layer.data[piece.index].uv = (q.x / w + 0.5, q.y / h + 0.5)
    return thing


def frost(sheet, x, y, r, ink):
    """A crystal: for the cold."""
    draw, at = sheet.draw, lambda a, q: ((x + q * math.cos(a)) * sheet.dots, (y + q * math.sin(a)) * sheet.dots)  # noqa: E731
    for k in range(6):
        a = math.pi / 6 + math.pi / 3 * k
        draw.line([at(a, 0), at(a, r)], fill=rgba(ink), width=round(r * 0.16 * sheet.dots))
        for turn in (-0.42, 0.42):
            draw.line([at(a, r * 0.5), at(a + turn, r * 0.86)], fill=rgba(ink), width=round(r * 0.14 * sheet.dots))


def heat(sheet, x, y, r, ink):
    """Three waves that rise: for the heat."""
    for k in (-1, 0, 1):
        line = [((x + k * r * 0.62 + r * 0.17 * math.sin(6.6 * t)) * sheet.dots, (y + r * (1 - 2 * t) * 0.92) * sheet.dots) for t in [i / 24 for i in range(25)]]
        sheet.draw.line(line, fill=rgba(ink), width=round(r * 0.2 * sheet.dots), joint='curve')


def gel(p, w, h, r):
    """What is seen of the gel through its film: deeper where it is thick, pale along the weld, with bubbles; and what is printed on the film."""
    sheet, chance = Sheet(w, h, light(p.color, 0.3), 44), random.Random(5)
    deep = mix(p.color, '#2f66ad', 0.62)
    for k in range(40):
        t = k / 39
        d = 0.95 + 4.4 * t
        sheet.bar(d, d, w - 2 * d, h - 2 * d, mix(light(p.color, 0.1), deep, t ** 0.6), r)
    for _ in range(240):
        x, y, q = chance.uniform(1.4, w - 1.4), chance.uniform(1.4, h - 1.4), 0.05 + 0.13 * chance.random() ** 3
        sheet.disc(x, y, q, light(p.color, 0.2))
    sheet.words(p.label, w / 2, h * 0.41, 3.0, p.accent, 800, most=w * 0.66)
    frost(sheet, w / 2 - 2.3, h * 0.68, 1.45, p.accent)
    heat(sheet, w / 2 + 2.3, h * 0.68, 1.35, p.accent)
    return sheet.save()


def pack(p):
    """The bag, at rest with its far side on something 1.4 cm high."""
    w, h, r, weld, edge = 28, 18, 2.2, 0.75, 0.5
    chance = random.Random(3)
    waves = [(chance.uniform(17, 34), chance.uniform(0, 6)) for _ in range(3)]

    def rest(y):
        t = min(1, max(0, (y + 3.2) / 6))
        return 1.45 * t * t * (3 - 2 * t)

    def top(x, y, d, around):
        full = min(1, max(0, (d - weld) / 4.6))
        lump = 1 + 0.1 * math.sin(0.42 * x + 0.3 * y + 1) + 0.08 * math.sin(0.75 * y - 0.28 * x) + 0.05 * math.sin(1.1 * x + 0.6 * y)
        # the flat border can't follow the filling: it draws creases inwards
        crease = sum(math.sin(2 * math.pi * round(f) * around + b) for f, b in waves) * 0.09 * math.exp(-(((d - weld - 0.9) / 1.1) ** 2)) * (d > 0.2)
        ridge = 0.05 * (0.2 < d < weld - 0.1)
        return 0.06 + ridge + 2.1 * math.sin(full * math.pi / 2) ** 0.75 * lump + crease

    skin = surface(p.color, 0.26, coat=0.75, picture=gel(p, w, h, r), bump=('noise', 0.9, 0.14))
    thing = cushion(w, h, r, top, skin, lambda d: edge * min(1, max(0, (d - weld) / 3)) ** 0.8)
    for v in thing.data.vertices:
        v.co.z += edge + rest(v.co.y) + 0.25 * math.sin(0.21 * v.co.x + 0.8) * (abs(v.co.y) / 9) ** 2
    return thing


def sleeve(p):
    """The cotton sleeve with its strap, which lies over it and runs off towards the camera."""
    w, h = 30, 20
    cotton, trim = cloth(SLEEVE, 0.11), cloth(dark(p.color, 0.42), 0.1)

    def top(x, y, d, around):
        fold = 0.1 * math.sin(0.5 * x + 0.24 * y) + 0.08 * math.sin(0.34 * y - 0.6 * x + 2)
        return 0.1 + (0.95 + fold) * math.sin(min(1, d / 3.2) * math.pi / 2) ** 0.8

    body = cushion(w, h, 1.6, top, cotton)
    border = [(x * 1.003, y * 1.003, 0.2) for x, y in ring([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], 1.6, 10)]
    parts = [body, sweep(border, circle(0.28, 12), trim, closed=True)]
    x, web = -10.6, surface(dark(p.color, 0.5), 0.85, bump=('weave', 0.14, 0.4), sheen=0.3)
    path = curve([(x, 12.8, 0.45), (x, 11.6, 0.25), (x, 10.4, 0.55), (x, 9.2, 1.12), (x, 7, 1.42), (x, 0, 1.42), (x, -7, 1.4), (x, -9.2, 1.05), (x - 0.1, -10.8, 0.45), (x - 0.3, -13, 0.22), (x - 0.8, -16.4, 0.3), (x - 1.5, -18.6, 0.22)], 8)
    parts.append(sweep(path, strip(4.6, 0.3, 0.12), web, up=(1, 0, 0)))
    for d in (-1.7, 1.7):
        parts.append(stitches([(q.x + d, q.y, q.z + 0.2) for q in path], cloth(light(p.color, 0.3), 0.08), 0.4, 0.26, 0.06))
    end = [(q.x, q.y, q.z + 0.16) for q in path[-22:]]
    parts.append(sweep(end, strip(4.0, 0.24, 0.1), cloth(light(p.color, 0.2), 0.2), up=(1, 0, 0)))
    mark = written(p.label, print_on(SLEEVE), 1.1, (-1.5, 6.9, 1.2), (0, 0, 0), 2, weight=800)
    body.data.materials[0] = cloth(SLEEVE, 0.11, prints=[mark])
    return [*parts, mark.empty]


@form('gel-pack', dict(turn=-12, lift=44, fill=0.86), dict(turn=30, lift=32), dict(focus=(0.55, 0.25, 0.5), close=2.0))
def gel_pack(p):
    """The pack lies half on its sleeve."""
    group(sleeve(p), (-3.0, 6, 0), (0, 0, 7))
    group([pack(p)], (4.8, -4.3, 0.1), (0, 0, -6))
