"""Ropes, guns, belts, wraps: what is held and worn while training."""
import math

import bpy
from forms import form
from kit.rolls import coil, folded, spiral
from kit.bodies import ball, box, lathe, rod, sweep
from kit.color import BONE, dark, is_light, light, mix, print_on
from kit.lines import circle, curve, fillet, ring, strip
from kit.mesh import fuse, group
from kit.stitch import stitches
from kit.surface import surface, written
from materials import cloth, foam, gloss, leather, plastic, rubber, steel


def _handle(p, long, r):
    body = [(0, 0), (r * 0.9, 0), (r, long * 0.1), (r * 0.82, long * 0.45), (r * 0.95, long * 0.8), (r * 0.72, long * 0.97), (0, long)]
    line = [(q.x, q.y) for q in curve([(a, b, 0) for a, b in body[1:-1]], 8)]
    grip = lathe([(0, 0), *line, (0, long)], rubber(p.color), axis='x', segments=64)
    ring = lathe(fillet([(r * 0.7, long - 0.1), (r * 0.82, long, 0.1), (r * 0.82, long + 0.7, 0.1), (0, long + 0.7)], steps=3), steel(), axis='x', segments=48)
    band = lathe(fillet([(r * 0.85, long * 0.14), (r * 1.06, long * 0.15, 0.1), (r * 1.06, long * 0.22, 0.1), (r * 0.85, long * 0.23)], steps=3), gloss(p.accent), axis='x', segments=64)
    return [grip, ring, band]


@form('rope', dict(turn=-10, lift=40), dict(turn=34, lift=26), dict(focus=(0.3, 0.2, 0.5), close=2.4))
def rope(p):
    heavy = p.accent.lower() == '#2b7f86'
    thick = 0.55 if heavy else 0.2
    shade = p.accent if heavy else (p.accent if is_light(p.accent) or p.color != p.accent else BONE)
    loop = coil(10.5, 3, 0.7, 2 * thick)
    start = [(-6.2, -17.0, 1.6), (-1.5, -14.6, 1.2), (5.5, -10.4, thick)]
    end = [loop[-1], (11.8, 6.0, 6 * thick), (13.5, -2, 3 * thick), (13.0, -10, 1.2), (11.6, -14.5, 1.6)]
    ring_ = [(x, y, z + thick) for x, y, z in loop[::5]]
    path = curve([*start, *ring_[1:], *end[1:]], 6)
    sweep(path, circle(thick, 14), rubber(shade) if not heavy else cloth(shade, 0.25))
    group(_handle(p, 13.5, 1.55), (-18.8, -21.6, 1.6), (0, 0, 20))
    group(_handle(p, 13.5, 1.55), (6.6, -27.5, 1.6), (0, 0, 70))


@form('massage-gun', dict(turn=-28, lift=12), dict(turn=32, lift=22), dict(focus=(0.35, 0.4, 0.78), close=2.0))
def massage_gun(p):
    small = p.label == 'MINI'
    long, grip_r = (8.6, 2.0) if small else (10.5, 2.15)
    skin = plastic(p.color, 0.42)
    head = lathe(fillet([(0, -long / 2), (2.7, -long / 2, 1.0), (3.3, 0, 2), (3.0, long / 2, 1.4), (0, long / 2)], steps=8), None, (0, 0, 19), 'x', 64)
    stick = lathe(fillet([(0, 0.6), (grip_r * 1.05, 0.6, 0.6), (grip_r * 0.92, 7), (grip_r * 1.05, 18), (0, 18)], steps=6), None, (0.9, 0, 0), 'z', 64)
    fuse([head, stick], skin, 0.22, 9)
    dark_ = rubber(dark(p.color, 0.45) if not is_light(p.color) else '#3a3d41')
    lathe(fillet([(0, 0), (grip_r * 1.14, 0, 0.3), (grip_r * 1.14, 1.4, 0.2), (0, 1.4)], steps=4), dark_, (0.9, 0, 0), segments=64)
    sleeve = [(x, 0, z) for x, z in ((0.9, 3.2), (0.9, 7.5), (0.9, 11.8))]
    sweep(sleeve, circle(grip_r * 1.0, 48), rubber(dark(p.color, 0.4) if not is_light(p.color) else mix(p.color, '#8a8478', 0.5), bump=('grain', 0.22, 0.5)), size=lambda t: 1 + 0.02 * math.sin(3.14 * t))
    lathe(fillet([(2.6, 0.0), (3.05, 0.0, 0.1), (3.05, 0.7, 0.1), (2.5, 0.7)], steps=3), gloss(p.accent), (long / 2 - 1.3, 0, 19), 'x', 96)
    lathe(fillet([(0, 0), (2.1, 0, 0.2), (1.7, -1.4, 0.3), (0, -1.4)], steps=4), dark_, (-long / 2 + 0.2, 0, 19), 'x', 64)
    rod(0.75, 3, steel(), (-long / 2 - 2, 0, 19), 'x')
    ball(2.6 if not small else 2.1, foam(dark_ and '#2c2f33'), (-long / 2 - (5.0 if not small else 4.4), 0, 19))
    for k in range(3):
        rod(0.16, 0.2, gloss('#DDF247' if k < 2 else '#6b7075'), (0.9, -grip_r * 1.02, 13.6 + 0.8 * k), 'y', 0.05, 20)
    rod(0.6, 0.35, gloss(p.accent), (0.9, -grip_r * 0.98, 12.6), 'y', 0.1, 40)
    mark = written(p.label, print_on(p.color), 0.95, (0.2, -3.2, 19.2), depth=1.8, most=6)
    fused = next(o for o in bpy.context.scene.objects if o.name.startswith('fused'))
    fused.data.materials[0] = surface(p.color, 0.42, bump=('noise', 0.06, 0.05), prints=[mark])


@form('belt', dict(turn=-22, lift=24), dict(turn=150, lift=22), dict(turn=-22, lift=20, focus=(0.62, 0.1, 0.5), close=2.0))
def belt(p):
    w = 10
    marks = [written(p.label, dark(p.color, 0.5), 2.0, (-8.4, -11, w / 2), (90, 0, -30), depth=9, most=10)]
    skin = leather(p.color, prints=marks)
    n = 120
    path = []
    for k in range(n + 1):
        a = -math.pi / 2 + 0.35 + (2 * math.pi + 0.2) * k / n
        r = 1 + 0.045 * (k / n)
        path.append((16 * r * math.cos(a), 12.5 * r * math.sin(a), w / 2))
    sweep(path, strip(w, 0.95, 0.3), skin, up=(0, 0, 1))
    thread = cloth('#e4ddcd', 0.1)
    for dz in (-w / 2 + 0.7, w / 2 - 0.7):
        stitched = [(x * 1.036, y * 1.036, z + dz) for x, y, z in path]
        for i in range(0, n - 1, 2):
            sweep([stitched[i], stitched[i + 1]], circle(0.11, 6), thread)
    x, y = path[-1][0], path[-1][1] - 1.0
    bright = steel('#cdd2d6', 0.18)
    frame = [(-2.8, -4.2), (2.8, -4.2), (2.8, 4.2), (-2.8, 4.2)]
    loop = [(x + 2 + a, y - 0.2, w / 2 + b) for a, b in ring(frame, 1, 5)]
    sweep(loop, circle(0.42, 14), bright, closed=True)
    for dz in (-1.8, 1.8):
        sweep([(x - 0.8, y - 0.1, w / 2 + dz), (x + 2, y - 0.5, w / 2 + dz), (x + 5.0, y - 0.5, w / 2 + dz)], circle(0.3, 12), bright)
    for k in range(6):
        i = 8 + k * 3
        for dz in (-1.8, 1.8):
            px, py, pz = path[i]
            rod(0.32, 0.5, surface('#241a12', 0.9), (px * 1.02, py * 1.02, pz + dz), 'y', 0.05, 16)


def _keeper(at, along, w, deep, skin, thread):
    """A band of webbing sewn round both layers of a strap that stands on its edge; `along` is the strap's direction in plan."""
    x, y = at
    turn = math.degrees(math.atan2(along[1], along[0]))
    outline = ring([(-deep / 2, -w / 2 - 0.2), (deep / 2, -w / 2 - 0.2), (deep / 2, w / 2 + 0.2), (-deep / 2, w / 2 + 0.2)], 0.35, 5)
    band = sweep([(0, a, b) for a, b in outline], strip(2.2, 0.26, 0.11), skin, closed=True, up=(1, 0, 0))
    rows = [stitches([(d, -deep / 2 - 0.16, z) for z in (-w / 2 + 0.3, w / 2 - 0.3)], thread, 0.3, 0.16, 0.06) for d in (-0.8, 0.8)]
    return group([band, *rows], (x, y, w / 2 + 0.2), (0, 0, turn))


def _strap(p, tail):
    """One strap: a loop for the wrist that stands on its edge, padded inside; its tail runs on through a keeper and lies down."""
    w, r, thick = 3.8, 4.5, 0.32
    n = 72
    loop = [((r + 0.55 * k / n) * math.sin(2 * math.pi * k / n), -(r + 0.55 * k / n) * math.cos(2 * math.pi * k / n) * 0.94) for k in range(n + 1)]
    low = loop[-1][1]
    rest = curve([(0.4, low, 0), (3.2, low - 0.1, 0), *tail], 14)
    path = [(x, y, w / 2) for x, y in loop[:-1]]
    m = len(rest)  # on its way the tail turns onto its side
    share = [min(1, max(0, (k / (m - 1) - 0.3) / 0.5)) for k in range(m)]
    turn = [t * t * (3 - 2 * t) * math.pi / 2 for t in share]
    path += [(q.x, q.y, w / 2 * math.cos(a) + 0.2 * math.sin(a)) for q, a in zip(rest, turn)]
    turns = [0.0] * n + turn

    def up(t):
        i = min(len(path) - 1, round(t * (len(path) - 1)))
        j = min(i, len(path) - 2)
        dx, dy = path[j + 1][0] - path[j][0], path[j + 1][1] - path[j][1]
        d, a = math.hypot(dx, dy), turns[i]
        return (-dy / d * math.sin(a), dx / d * math.sin(a), math.cos(a))

    web = surface(light(p.color, 0.06), 0.85, bump=('weave', 0.13, 0.4), sheen=0.6)
    line = cloth(p.accent, 0.1)
    parts = [sweep(path, strip(w, thick), web, up=up), sweep(path, strip(0.8, thick + 0.07), line, up=up)]
    pad = [(0.93 * x, 0.93 * y, w / 2) for x, y in loop[10:-9]]
    parts.append(sweep(pad, strip(w + 0.9, 0.5, 0.22), foam(dark(p.color, 0.1)), up=(0, 0, 1), smooth=180))
    for z in (0.15, w - 0.15):
        parts.append(stitches([(0.955 * x / 0.93, 0.955 * y / 0.93, z) for x, y, _ in pad], line, 0.36, 0.22, 0.06))
    parts.append(_keeper((1.4, low + 0.22), (1, 0), w, 1.1, surface(dark(p.color, 0.08), 0.85, bump=('weave', 0.12, 0.4), sheen=0.4), line))
    return parts


@form('straps', dict(turn=-20, lift=34, fill=0.8), dict(turn=26, lift=46), dict(focus=(0.32, 0.3, 0.5), close=2.0))
def straps(p):
    group(_strap(p, [(7.5, -5.4, 0), (12, -7.4, 0), (16.5, -8.2, 0), (21, -7.2, 0), (24.5, -5.0, 0)]), (-5.5, 6.5, 0), (0, 0, 8))
    group(_strap(p, [(7.5, -4.8, 0), (12, -4.4, 0), (16.5, -5.2, 0), (20.5, -7.4, 0), (23, -10.4, 0)]), (-4.5, -6.0, 0), (0, 0, -8))


def _roll(p, w, turns, thick, tail, stripe=True):
    skin = surface(p.color, 0.85, bump=('weave', 0.14, 0.4), sheen=0.3)
    parts = [spiral(0.5, thick * 1.12, turns, skin, w, thick, tail=tail)]
    if stripe:
        for k in (-1, 1):
            parts.append(spiral(0.5, thick * 1.12, turns, cloth(p.accent, 0.1), w * 0.08, thick * 1.16, tail=tail, at=(k * w * 0.3, 0, -thick * 0.08)))
    return parts


def _thumb_loop(p, w, y, sway):
    """Sewn to the end of a wrap that lies at y: a patch over the end, and the cord whose ends it holds."""
    skin, thread = cloth(dark(p.color, 0.35), 0.1), cloth(light(p.color, 0.55), 0.08)
    cord = curve([(-1.3, y + 1.6, 0.3), (-1.35, y - 0.4, 0.3), (-1.9 + sway * 0.4, y - 2.6, 0.3), (-1.6 + sway, y - 5.0, 0.28), (sway * 1.2, y - 6.2, 0.28),
                  (1.6 + sway, y - 5.0, 0.28), (1.9 + sway * 0.4, y - 2.6, 0.3), (1.35, y - 0.4, 0.3), (1.3, y + 1.6, 0.3)], 8)
    parts = [sweep(cord, circle(0.27, 14), surface(p.accent, 0.8, bump=('weave', 0.16, 0.5), sheen=0.3), smooth=180)]
    mark = written(p.brand, print_on(p.color), 0.8, (0, y + 1.25, 0.7), (0, 0, 0), 1, most=4.6)
    parts += [box((w + 0.16, 2.7, 0.5), cloth(dark(p.color, 0.35), 0.1, prints=[mark]), (0, y + 1.2, 0.36), 0.16), mark.empty]
    for d in (0.2, 2.3):
        parts.append(stitches([(-w / 2 + 0.25, y + d, 0.63), (w / 2 - 0.25, y + d, 0.63)], thread, 0.34, 0.18, 0.05))
    return parts


@form('wrist-wraps', dict(turn=-26, lift=26, fill=0.8), dict(turn=28, lift=40), dict(focus=(0.4, 0.2, 0.3), close=2.0))
def wrist_wraps(p):
    for x, y, turn, sway in ((-5.2, 1.5, 14, -0.7), (5.2, -2.5, -12, 0.6)):
        w, tail = 7.5, 8.5
        group([*_roll(p, w, 4, 0.44, tail), *_thumb_loop(p, w, -tail, sway)], (x, y, 0), (0, 0, turn))


@form('wraps', dict(turn=-30, lift=22), dict(turn=28, lift=38), dict(focus=(0.4, 0.3, 0.5), close=2.0))
def hand_wraps(p):
    for x, y, turn in ((-4.4, 1.5, 16), (4.6, -2.5, -12)):
        parts = _roll(p, 5.2, 14, 0.26, 6, False)
        patch = [box((4.8, 5, 0.24), cloth(p.accent, 0.09, prints=(mark := written(p.brand, print_on(p.accent), 0.75, (0, -7.4, 0.5), (0, 0, 0), 1, most=4.2),)), (0, -7.4, 0.36), 0.1), mark.empty]
        group([*parts, *patch], (x, y, 0), (0, 0, turn))


@form('towel', dict(turn=-30, lift=22), dict(turn=24, lift=36), dict(focus=(0.4, 0.3, 0.55), close=2.0))
def towel(p):
    nap = surface(p.color, 0.95, spec=0.1, sheen=0.6, bump=('noise', 0.12, 0.9), vary=0.06)
    folded(30, 21, 4, 1.35, nap, gap=0.1, wave=0.2, seed=3)
    band = cloth(p.accent, 0.14)
    spiral(0.9, 1.0, 4.2, nap, 27, 0.95, tail=0, at=(0, 0.5, 5.9))
    tag = written(p.label, '#f3f1ec', 0.62, (11.4, -11.1, 3.4), depth=2, most=3)
    box((3.4, 0.14, 1.3), cloth(p.accent, 0.1, prints=[tag]), (11.4, -10.95, 3.4), 0.05, (0, 0, 0))
    outer = 0.9 + 4.2
    for x in (-9, 9):
        path = [(x, 0.5 + (outer + 0.5) * math.cos(a), 5.9 + outer + 0.48 + (outer + 0.46) * math.sin(a)) for a in [2 * math.pi * k / 64 for k in range(64)]]
        sweep(path, strip(1.0, 0.24), band, closed=True, up=(1, 0, 0))
