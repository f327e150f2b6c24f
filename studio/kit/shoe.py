"""A shoe from a few profiles along its length: x runs from the heel (0) to the toe (29); the outside looks at the camera."""
import math

import numpy as np
from kit.bodies import loft, sweep
from kit.colour import mix
from kit.lines import circle, curve, strip
from kit.mesh import mesh, solid, weld

LONG = 29.0
WIDTH = [(0, 0), (0.25, 1.3), (0.8, 2.2), (2, 3.0), (4.5, 3.35), (8, 3.2), (12, 3.45), (16, 4.15), (20, 4.7), (23, 4.65), (25.6, 3.95), (27.4, 2.8), (28.5, 1.6), (29, 0)]
RIM_Y = [(0, 0), (0.25, 1.0), (0.8, 1.7), (2, 2.3), (4.5, 2.6), (8, 2.4), (10, 2.05), (11.5, 1.65), (14, 1.4), (17, 1.3), (19, 1.0), (20.2, 0), (29, 0)]
RIM_Z = [(0, 7.6), (0.8, 7.8), (2.2, 7.0), (5, 5.9), (8, 6.3), (10, 7.3), (11.5, 8.0), (14, 7.2), (17, 5.9), (20, 4.75), (23, 3.95), (26, 3.3), (28, 2.35), (28.7, 1.5), (29, 0.5)]


def along(profile, x):
    """Smooth value of a profile; straight interpolation blurred a little, so no knees show."""
    xs, ys = zip(*profile)
    width = 0.55 * min(1, x / 0.8, (LONG - x) / 0.8) if 0 < x < LONG else 0
    return float(np.mean([np.interp(x + width * k, xs, ys) for k in (-1, -0.5, 0, 0.5, 1)]))


def stations(n=110):
    return [LONG / 2 * (1 - math.cos(math.pi * i / n)) for i in range(n + 1)]


class Last:
    """What all parts of one shoe share: sole heights, how tall the upper is."""

    def __init__(self, heel=3.0, toe=2.2, spring=1.6, tall=1.0, wide=1.0, rocker=0.5):
        self.tall, self.wide = tall, wide
        self.low = [(0, rocker), (2.5, 0), (19, 0), (24, 0.3 * spring), (27, 0.72 * spring), (29, spring + 0.3)]
        self.top = [(0, heel + 0.5), (3, heel), (12, (heel + toe) / 2 - 0.1), (20, toe), (25, toe + 0.3 * spring), (29, toe + 0.75 * spring)]

    def wall(self, x, v, out=0.0):
        """A point of the upper at x, v from the sole (0) to the rim (1), in the right half."""
        w, base = max(0.0, along(WIDTH, x) * self.wide - 0.1), along(self.top, x)
        ry, rz = min(along(RIM_Y, x), w * 0.9), along(RIM_Z, x) * self.tall
        open_ = max(0.0, min(1.0, (15 - x) / 5))
        p = [(w, base - 0.3), (w * 1.07, base + 0.5 * rz), (ry + (w - ry) * (0.62 - 0.44 * open_), base + rz * (1.02 - 0.2 * open_)), (ry, base + rz)]
        a, b, c, d = (1 - v) ** 3, 3 * v * (1 - v) ** 2, 3 * v * v * (1 - v), v**3
        y = a * p[0][0] + b * p[1][0] + c * p[2][0] + d * p[3][0]
        z = a * p[0][1] + b * p[1][1] + c * p[2][1] + d * p[3][1]
        return x, y + out * (1 - v * 0.6), z + out * v


def upper(last, skin, lining, thick=0.42):
    xs, n = stations(), 28
    sides = []
    for sign in (-1, 1):
        rows = [[(x, sign * y, z) for x, y, z in (last.wall(x, k / n) for k in range(n + 1))] for x in xs]
        sides.append(rows)
    rows = [left + right[::-1] for left, right in zip(*sides)]
    verts = [p for row in rows for p in row]
    m, faces = 2 * (n + 1), []
    for i in range(len(rows) - 1):
        for j in range(m - 1):
            if j == n and xs[i] < 20.2:
                continue  # the opening: foot and throat
            a, b = i * m + j, (i + 1) * m + j
            faces.append((a, a + 1, b + 1, b))
    thing = weld(mesh('upper', verts, faces, skin, 70), 0.02)
    import bmesh

    work = bmesh.new()
    work.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    if sum(f.normal.y * f.calc_center_median().y for f in work.faces) < 0:
        bmesh.ops.reverse_faces(work, faces=work.faces)
    work.to_mesh(thing.data)
    work.free()
    thing.data.materials.append(lining)
    s = solid(thing, thick, -1).modifiers['thick']
    s.material_offset = 1
    return thing


def collar(last, skin, radius=0.5):
    """The padded roll around the ankle."""
    xs = [x for x in stations(140) if x <= 11.6][::-1]
    right = [last.wall(x, 1) for x in xs]
    path = [(x, max(0, y - 0.12), z - 0.1) for x, y, z in right] + [(x, -max(0, y - 0.12), z - 0.1) for x, y, z in reversed(right)]
    return sweep(path, circle(radius, 16), skin, size=lambda t: min(1, 0.35 + 6 * min(t, 1 - t)))


def tongue(last, skin, high=1.7):
    rows = []
    for i in range(25):
        t = i / 24
        x = 20.5 - 10.6 * t
        z = last.wall(max(x, 11.5), 1)[2] - 0.5 + (high * max(0, t - 0.72) / 0.28)
        w = 1.35 + 1.1 * t
        rows.append([(x - 0.5 * max(0, t - 0.8), w * s, z + 0.3 * (1 - s * s)) for s in [k / 8 - 1 for k in range(17)]])
    thing = solid(loft(rows, skin, closed=False), 0.55, 0)
    b = thing.modifiers.new('b', 'BEVEL')
    b.width, b.segments, b.limit_method = 0.22, 3, 'ANGLE'
    return thing


def laces(last, lace, hole, rows=6, width=0.62):
    for i in range(rows):
        x = 12.2 + 6.9 * i / (rows - 1)
        for sign in (-1, 1):
            a, b = last.wall(x, 0.9), last.wall(min(19.4, x + 6.9 / (rows - 1) * (0.55 if i < rows - 1 else 0)), 0.9)
            path = curve([(a[0], sign * (a[1] + 0.25), a[2] + 0.02), (a[0], sign * (a[1] - 0.2), a[2] + 0.34), ((a[0] + b[0]) / 2, 0, (a[2] + b[2]) / 2 + 0.58 + 0.1 * sign), (b[0], -sign * (b[1] - 0.2), b[2] + 0.34), (b[0], -sign * (b[1] + 0.25), b[2] + 0.02)], 6)
            sweep(path, strip(width, 0.2, 0.09), lace, up=(1, 0, 0.45))


def rim(last, out, z):
    """The outline around the foot: `out` beyond the upper, at height z(x), going round once."""
    xs = stations(90)
    right = [(x, max(0.02, along(WIDTH, x) * last.wide + out), z(x)) for x in xs]
    stretch = lambda x: x + out * (2 * x / LONG - 1)  # noqa: E731
    points = [(stretch(x), y, h) for x, y, h in right]
    return points + [(x, -y, h) for x, y, h in reversed(points)]


def sole(last, skin, tread, flare=0.35, grooves=0, tread_thick=0.45):
    low, top = (lambda x: along(last.low, x)), (lambda x: along(last.top, x))
    mix = lambda t: (lambda x: low(x) + tread_thick + (top(x) - low(x) - tread_thick) * t)  # noqa: E731
    rows = [rim(last, flare * 0.6, mix(0.0))]
    for t, out in ((0.06, 0.95), (0.2, 1.1), (0.4, 1.0), (0.6, 0.75), (0.8, 0.55), (0.93, 0.5), (0.985, 0.4), (1.0, 0.1)):
        rows.append(rim(last, flare * out + 0.1, mix(t)))
    rows.append(rim(last, -0.5, mix(0.98)))
    loft(rows, skin, smooth=60)
    rows = [rim(last, flare * k - e, h) for k, e, h in ((0.4, 0.35, low), (0.85, 0.05, lambda x: low(x) + 0.08), (1.0, 0, lambda x: low(x) + tread_thick * 0.9), (0.8, 0, lambda x: low(x) + tread_thick + 0.03))]
    loft(rows, tread, smooth=50)
