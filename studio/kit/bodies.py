"""Bodies from few numbers: turned, drawn along a path, skinned over rows, cut from a sheet."""
import math

from kit.lines import circle, curve, fillet
from kit.mesh import bevel, mesh, weld
from mathutils import Matrix, Vector


def lathe(profile, material, at=(0, 0, 0), axis='z', segments=96, smooth=50, sweep=360, start=0):
    """Turns a profile of (radius, height) around an axis. UV: u around (0.5 looks at the camera), v along the profile."""
    full = sweep == 360
    columns = segments + 1
    lengths = [0.0]
    for a, b in zip(profile, profile[1:]):
        lengths.append(lengths[-1] + math.dist(a[:2], b[:2]))
    verts, uv, faces = [], [], []
    for j in range(columns):
        angle = math.radians(90 + start + sweep * j / segments)
        for (r, h, *_), along in zip(profile, lengths):
            verts.append((r * math.cos(angle), r * math.sin(angle), h))
            uv.append((j / segments, along / lengths[-1]))
    rows = len(profile)
    for j in range(segments):
        for i in range(rows - 1):
            a, b = j * rows + i, (j + 1) * rows + i
            faces.append((a, b, b + 1, a + 1))
    thing = mesh('lathe', verts, faces, material, smooth, uv)
    turns = {'z': Matrix(), 'x': Matrix.Rotation(math.radians(90), 4, 'Y'), 'y': Matrix.Rotation(math.radians(90), 4, 'X')}
    if full:
        weld(thing)
    thing.data.transform(Matrix.Translation(Vector(at)) @ turns[axis])
    return thing


def rod(radius, length, material, at=(0, 0, 0), axis='z', edge=0.15, segments=64):
    """A cylinder around its middle."""
    h = length / 2
    profile = fillet([(0, -h), (radius, -h, edge), (radius, h, edge), (0, h)], steps=4)
    return lathe(profile, material, at, axis, segments)


def box(size, material, at=(0, 0, 0), edge=0.3, turn=(0, 0, 0), segments=3):
    x, y, z = (s / 2 for s in size)
    verts = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh('box', verts, faces, material)
    for axis, degrees in zip('XYZ', turn):
        thing.data.transform(Matrix.Rotation(math.radians(degrees), 4, axis))
    thing.data.transform(Matrix.Translation(Vector(at)))
    return bevel(thing, edge, segments) if edge else thing


def slab(outline, thickness, material, at=(0, 0, 0), edge=0.2, lie='xz', holes=None):
    """A flat outline given body. lie 'xz' stands facing the camera, 'xy' lies, 'yz' stands sideways."""
    h, n = thickness / 2, len(outline)
    flat = [(*p[:2], s * h) for s in (-1, 1) for p in outline]
    place = {'xy': lambda a, b, c: (a, b, c), 'xz': lambda a, b, c: (a, -c, b), 'yz': lambda a, b, c: (c, a, b)}[lie]
    verts = [tuple(x + y for x, y in zip(place(*p), at)) for p in flat]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    thing = mesh('slab', verts, faces, material, smooth=40)
    weld(thing)
    return bevel(thing, edge, 3, 40) if edge else thing


def sweep(path, section, material, closed=False, up=None, caps=True, size=None, smooth=60):
    """Draws a section along a path. With `up` the section keeps its second axis near that direction, else it rolls as little as it can.
    `size(t)` scales the section along the way."""
    path = [Vector(p) for p in path]
    n, m = len(path), len(section)
    verts, uv, faces = [], [], []
    normal = None
    for i, here in enumerate(path):
        before = path[i - 1] if i or closed else here
        after = path[(i + 1) % n] if i < n - 1 or closed else here
        along = (after - before).normalized()
        if up is not None:
            side = along.cross(Vector(up if not callable(up) else up(i / (n - 1)))).normalized()
        else:
            if normal is None:
                normal = along.orthogonal().normalized()
            normal = (normal - along * normal.dot(along)).normalized()
            side = normal
        other = side.cross(along)
        k = size(i / (n - 1)) if size else 1
        for j, (a, b) in enumerate(section):
            verts.append(here + (side * a + other * b) * k)
            uv.append((i / (n - 1), j / m))
    for i in range(n if closed else n - 1):
        for j in range(m):
            a, b, k = i * m, ((i + 1) % n) * m, (j + 1) % m
            faces.append((a + j, a + k, b + k, b + j))
    if caps and not closed:
        faces += [tuple(range(m)), tuple(range((n - 1) * m, n * m))[::-1]]
    thing = mesh('sweep', verts, faces, material, smooth, uv)
    return thing


def tube(points, radius, material, closed=False, steps=8, sides=20, smooth_path=True):
    path = curve(points, steps, closed) if smooth_path else points
    return sweep(path, circle(radius, sides), material, closed)


def loft(rows, material, closed=True, caps=True, smooth=70, uv=False):
    """A skin over rows of equally many points; closed: each row is a ring."""
    m = len(rows[0])
    verts = [p for row in rows for p in row]
    faces = []
    for i in range(len(rows) - 1):
        for j in range(m if closed else m - 1):
            a, b, k = i * m, (i + 1) * m, (j + 1) % m
            faces.append((a + j, a + k, b + k, b + j))
    if closed and caps:
        faces += [tuple(range(m))[::-1], tuple(range((len(rows) - 1) * m, len(rows) * m))]
    where = [(j / (m - 1), i / (len(rows) - 1)) for i in range(len(rows)) for j in range(m)] if uv else None
    thing = mesh('loft', verts, faces, material, smooth, where)
    return weld(thing) if closed else thing


def ball(radius, material, at=(0, 0, 0), squash=(1, 1, 1), detail=48):
    profile = [(radius * math.sin(math.pi * k / detail), -radius * math.cos(math.pi * k / detail)) for k in range(detail + 1)]
    profile[0], profile[-1] = (0, -radius), (0, radius)
    thing = lathe(profile, material, segments=detail * 2, smooth=180)
    thing.data.transform(Matrix.Translation(Vector(at)) @ Matrix.Diagonal((*squash, 1)))
    return thing
