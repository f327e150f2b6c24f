"""Gloves, mitts, guards, the heavy bag: padded leather."""
import math

import numpy as np
from forms import form
from kit.bodies import box, lathe, loft, rod, sweep
from kit.color import dark, light, print_on
from kit.lines import circle, curve, fillet, strip
from kit.mesh import group
from kit.stitch import stitches
from kit.surface import surface, written
from materials import cloth, leather, steel


MITT = [  # height, half width, depth of the back, depth of the palm
    (11.0, 4.6, 3.9, 3.8), (13, 5.5, 4.5, 4.3), (16, 6.7, 5.3, 5.1), (19.5, 7.4, 6.0, 6.1), (23, 7.7, 6.4, 6.5), (26, 7.4, 6.2, 6.2), (28.4, 6.5, 5.3, 5.2), (30, 5.0, 4.0, 3.9), (31, 3.1, 2.5, 2.4), (31.5, 0.2, 0.2, 0.2)]


def mitt(z, a, off=0.0):
    """A point of a glove's fist; a = 0 is its back, pi its palm, where the fingers make a crease."""
    heights = [r[0] for r in MITT]
    w, back, palm = (float(np.interp(z, heights, [r[k] for r in MITT])) + off for k in (1, 2, 3))
    c, s = math.cos(a), math.sin(a)
    d = back if c > 0 else palm - 1.1 * math.exp(-(((z - 18.2) / 1.0) ** 2))
    power = 2 / 2.35
    return (w * math.copysign(abs(s) ** power, s), -d * math.copysign(abs(c) ** power, c) - 0.5 * math.sin(math.pi * (z - 11) / 20), z)


def cuff_point(z, a, off=0.0):
    w, d = (float(np.interp(z, (0, 0.5, 4, 9, 11.6), row)) + off for row in ((5.3, 5.6, 5.3, 5.0, 4.9), (4.5, 4.8, 4.5, 4.2, 4.1)))
    return (w * math.sin(a), -d * math.cos(a), z)


def around(point, z, n=72, off=0.0):
    return [point(z, 2 * math.pi * k / n, off) for k in range(n)]


def _glove(p, mirror):
    """Stands on its cuff, knuckles up, thumb inside; the back of the hand looks at the camera."""
    m = -1 if mirror else 1
    ink = print_on(p.color)
    marks = [written(p.label, ink, 1.9, (0, -6, 24.4), (90, 0, 0), 5, most=9.4)]
    hide = dict(coat=0.3, bump=('grain', 0.2, 0.1), vary=0.05)
    skin = surface(p.color, 0.33, prints=marks, **hide)
    heights = [11 + 20.5 * (1 - (1 - t) ** 1.7) for t in [k / 46 for k in range(47)]]
    parts = [loft([around(mitt, z) for z in heights], skin, smooth=180)]
    path = curve([(m * 4.4, -0.8, 12.6), (m * 6.9, -1.9, 15.6), (m * 8.5, -2.9, 19.4), (m * 8.3, -3.5, 22.6), (m * 7.3, -3.8, 25.0)], 10)
    size = lambda t: (2.1 + 0.9 * math.sin(math.pi * min(1, t * 1.25) * 0.75)) * max(0.04, 1 - max(0, (t - 0.72) / 0.28) ** 2.4) ** 0.5  # noqa: E731
    parts.append(sweep(path, circle(1, 28), surface(p.color, 0.33, **hide), size=size, smooth=180))
    thread, piping = cloth(light(p.accent, 0.2), 0.08), leather(dark(p.color, 0.25))
    for side in (-1, 1):
        seam = [mitt(z, side * 1.42, 0.0) for z in heights[:-2]]
        parts.append(sweep(seam, circle(0.17, 10), piping))
        for turn in (1.33, 1.51):
            parts.append(stitches([mitt(z, side * turn, 0.05) for z in heights[2:-4]], thread, 0.36, 0.2, 0.055))
    for z in (12.4, 17.2):
        arc = [mitt(z + 0.5 * math.cos(a) ** 2, a, 0.03) for a in [math.pi * (k / 40 - 0.5) * 0.9 for k in range(41)]]
        parts.append(sweep(arc, circle(0.12, 8), piping))
        parts.append(stitches([(x * 1.01, y * 1.01, h + 0.32) for x, y, h in arc], thread, 0.36, 0.2, 0.055))
    trim = surface(p.accent, 0.4, coat=0.15, bump=('grain', 0.2, 0.1))
    parts.append(loft([around(cuff_point, 11.9 * k / 24) for k in range(25)], trim, smooth=180))
    parts.append(sweep(around(cuff_point, 5.9, 72, 0.16), strip(5.2, 0.34, 0.15), surface(p.color, 0.35, **hide), closed=True, up=(0, 0, 1)))
    tab_mark = written(p.brand, ink, 0.95, (m * -1.2, -5, 5.9), depth=3, most=6.4)
    turns = [m * (-1.15 + 1.75 * k / 30) for k in range(31)]
    tab = [cuff_point(5.9, a, 0.5) for a in turns]
    parts.append(sweep(tab, strip(4.9, 0.3, 0.14), surface(p.color, 0.33, prints=[tab_mark], **hide), up=(0, 0, 1), smooth=60))
    for z in (3.9, 7.9):
        parts.append(stitches([cuff_point(z, a, 0.7) for a in turns[1:-1]], thread, 0.36, 0.2, 0.055))
    for z, off in ((11.7, 0.25), (0.3, 0.05)):
        parts.append(sweep(around(cuff_point, z, 60, off), circle(0.28, 12), leather(dark(p.accent, 0.2)), closed=True))
    return [*parts, marks[0].empty, tab_mark.empty]


@form('glove', dict(turn=-6, lift=12, fill=0.76), dict(turn=152, lift=20), dict(focus=(0.28, 0.2, 0.62), close=2.2))
def glove(p):
    group(_glove(p, False), (-10.4, 0, 0), (0, 0, -20))
    group(_glove(p, True), (10.4, 3.5, 0), (0, 0, 30))


def shin_point(u, t, off=0.0):
    """The pad in front of the shin: u across (-1..1), t upwards."""
    r = float(np.interp(t, (0, 0.2, 0.55, 0.8, 1), (4.9, 5.3, 6.7, 6.6, 6.1))) + off
    round_ = 1 - 0.45 * max(0, (t - 0.86) / 0.14) ** 2.2 - 0.3 * max(0, (0.12 - t) / 0.12) ** 2.2
    a = u * 1.72 * round_
    return (r * math.sin(a), -r * math.cos(a) * 0.98 - 0.8 * math.sin(math.pi * t), 8.4 + 32 * t)


def foot_point(u, t, off=0.0):
    """The pad over the instep, from the ankle forwards."""
    y, z = -5.0 - 13.4 * t ** 0.95, 10.2 - 8.3 * t ** 0.72 + 0.5 * t * t
    half = float(np.interp(t, (0, 0.3, 0.75, 1), (4.9, 5.2, 5.5, 4.6))) * (1 - 0.5 * max(0, (t - 0.84) / 0.16) ** 2.2)
    a = u * 1.22
    return (half * math.sin(a) * 1.12, y - off * 0.5 + 0.4 * (1 - math.cos(a)), z + off - half * 0.72 * (1 - math.cos(a)))


def padded(point, columns, thick, skin, n=72, m=60):
    """A pad with upright channels: front, rim and back as one body."""
    def deep(u, t):
        cells = abs(math.sin(math.pi * columns * (u + 1) / 2)) ** 0.35
        edge = min(1, (1 - abs(u)) * 7, t * 16, (1 - t) * 16) ** 0.5
        return thick * edge * (0.72 + 0.28 * cells)

    us, ts = [2 * k / n - 1 for k in range(n + 1)], [k / m for k in range(m + 1)]
    front = [[point(u, t, deep(u, t)) for u in us] for t in ts]
    back = [[point(u, t, 0.0) for u in us] for t in ts]
    return [loft(front, skin, closed=False, smooth=180), loft([row[::-1] for row in back], leather('#26282a'), closed=False, smooth=180)]


@form('shin-guard', dict(turn=-10, lift=12, fill=0.8), dict(turn=140, lift=18), dict(focus=(0.26, 0.2, 0.66), close=2.4))
def shin(p):
    for x, y, turn in ((-11, 0, 4), (11, 3.5, -14)):
        marks = [written(p.label, print_on(p.color), 3.2, (0, -9, 33), depth=7)]
        hide = dict(coat=0.25, bump=('grain', 0.24, 0.12), vary=0.05)
        parts = padded(shin_point, 3, 2.1, surface(p.color, 0.38, prints=marks, **hide))
        parts += padded(foot_point, 3, 1.7, surface(dark(p.color, 0.2), 0.38, **hide))
        binding, thread = leather(dark(p.color, 0.45)), cloth(light(p.accent, 0.1), 0.08)
        for point in (shin_point, foot_point):
            edge = [point(1, k / 30, 0.1) for k in range(31)] + [point(1 - 2 * k / 24, 1, 0.1) for k in range(1, 24)] + [point(-1, 1 - k / 30, 0.1) for k in range(31)] + [point(2 * k / 24 - 1, 0, 0.1) for k in range(1, 24)]
            parts.append(sweep(edge, circle(0.34, 10), binding, closed=True))
        for u in (-0.36, -0.3, 0.3, 0.36):
            parts.append(stitches([shin_point(u, 0.07 + 0.86 * k / 40, 1.66) for k in range(41)], thread, 0.42, 0.24, 0.06))
        for t in (0.26, 0.72):
            r = abs(shin_point(1, t)[0]) + 0.2
            z = shin_point(1, t)[2]
            start = 1.72 + 0.1
            loop = [(r * math.sin(a), -r * math.cos(a) * 0.98, z) for a in [start + (2 * math.pi - 2 * start) * k / 30 for k in range(31)]]
            parts.append(sweep([shin_point(0.86, t, 0.9), *loop, shin_point(-0.86, t, 0.9)], strip(4.2, 0.34, 0.12), cloth(p.accent, 0.12), up=(0, 0, 1)))
        heel = [(5.0, -7.4, 5.6), (5.7, -2.4, 4.6), (4.2, 3.4, 3.6), (0, 5.4, 3.4), (-4.2, 3.4, 3.6), (-5.7, -2.4, 4.6), (-5.0, -7.4, 5.6)]
        parts.append(sweep(curve(heel, 8), strip(2.6, 0.3, 0.12), cloth(p.accent, 0.12), up=(0, 0, 1)))
        group([*parts, marks[0].empty], (x, y, 1.0), (0, 0, turn))


@form('bag', dict(turn=-18, lift=8, fill=0.82), dict(turn=28, lift=26), dict(turn=10, lift=14, focus=(0.5, 0.5, 0.62), close=1.9))
def heavy_bag(p):
    r, h = 17, 92
    marks = [written(p.label, print_on(p.color), 7.5, (0, -17, 46), (90, 90, 0), 12, most=54)]
    skin = surface(p.color, 0.42, coat=0.15, bump=('noise', 6, 0.1), prints=marks, vary=0.04)
    profile = fillet([(0, 0), (r - 0.6, 0, 2), (r + 0.4, 6, 3), (r, 40, 20), (r - 0.2, h, 2.4), (0, h)], steps=8)
    lathe(profile, skin, segments=128)
    for z, shade in ((h * 0.86, p.accent), (h * 0.14, p.accent)):
        lathe(fillet([(r - 0.3, z - 2.4), (r + 0.45, z - 2.4, 0.2), (r + 0.45, z + 2.4, 0.2), (r - 0.3, z + 2.4)], steps=3), leather(shade), segments=128)
    chrome, link = steel('#cdd2d6', 0.2), steel('#b9bec2', 0.25)
    top = (0, 0, h + 34)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        x, y = (r - 0.4) * math.cos(a), (r - 0.4) * math.sin(a)
        group([box((4.4, 0.9, 17), leather(dark(p.color, 0.3)), (0, -0.6, 0), 0.3)], (x * 1.02, y * 1.02, h - 5), (0, 0, math.degrees(a) + 90))
        rod(0.5, 2, chrome, (x * 1.06, y * 1.06, h - 8), 'z', 0.2)
        start, n = (x, y, h + 4), 13
        hoop = [(x * 1.0 + 1.9 * math.cos(b) * math.cos(a), y + 1.9 * math.cos(b) * math.sin(a), h + 3.6 + 1.9 * math.sin(b)) for b in [2 * math.pi * q / 28 for q in range(28)]]
        sweep(hoop, circle(0.36, 10), chrome, closed=True)
        from mathutils import Vector
        A, B = Vector((x, y, h + 5.2)), Vector(top)
        along = (B - A).normalized()
        side = along.cross(Vector((0, 0, 1))).normalized()
        other = side.cross(along)
        for i in range(n):
            c = A.lerp(B, (i + 0.5) / n)
            flat = side if i % 2 else other
            pts = [c + along * 1.75 * math.cos(b) + flat * 0.85 * math.sin(b) for b in [2 * math.pi * q / 20 for q in range(20)]]
            sweep(pts, circle(0.33, 8), link, closed=True)
    hook = [(2.2 * math.cos(b), 0, h + 35.6 + 2.2 * math.sin(b)) for b in [2 * math.pi * q / 32 for q in range(32)]]
    sweep(hook, circle(0.55, 12), chrome, closed=True)
