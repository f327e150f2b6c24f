"""Lines in the plane and in space, from few points."""
import math

from mathutils import Vector


def fillet(points, radius=0.0, steps=5):
    """Rounds the corners of a line of (x, y) or (x, y, own radius)."""
    out = []
    for i, point in enumerate(points):
        r = point[2] if len(point) > 2 else radius
        here = Vector(point[:2])
        if i in (0, len(points) - 1) or r <= 0:
            out.append(here)
            continue
        a, b = Vector(points[i - 1][:2]) - here, Vector(points[i + 1][:2]) - here
        cut = min(r, a.length * 0.49, b.length * 0.49)
        start, end = here + a.normalized() * cut, here + b.normalized() * cut
        for k in range(steps + 1):
            t = k / steps
            out.append(start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t * t)
    return [tuple(p) for p in out]


def ring(points, radius, steps=5):
    """Rounds all corners of a closed outline."""
    n = len(points)
    return fillet([points[-1], *points, points[0]], radius, steps)[1:-1] if n else []


def curve(points, steps=8, closed=False):
    """A smooth line through the points (Catmull-Rom)."""
    p = [Vector(q) for q in points]
    n = len(p)
    get = (lambda i: p[i % n]) if closed else (lambda i: p[max(0, min(n - 1, i))])
    out = []
    for i in range(n if closed else n - 1):
        a, b, c, d = get(i - 1), get(i), get(i + 1), get(i + 2)
        for k in range(steps):
            t = k / steps
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return out if closed else out + [p[-1]]


def circle(radius, n=16, squash=1.0):
    return [(radius * math.cos(2 * math.pi * k / n), radius * squash * math.sin(2 * math.pi * k / n)) for k in range(n)]


def strip(width, thickness, edge=None):
    """The section of a ribbon: width along the up direction of the sweep."""
    w, t = width / 2, thickness / 2
    return ring([(-t, -w), (t, -w), (t, w), (-t, w)], edge if edge is not None else thickness * 0.45, 3)
