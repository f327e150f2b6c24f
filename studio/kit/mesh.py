"""Meshes from few numbers. All lengths are centimetres; z is up, -y looks at the camera."""
import math

import bpy
from mathutils import Matrix, Vector


def mesh(name, verts, faces, material, smooth=60, uv=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], faces)
    data.update()
    if uv:
        layer = data.uv_layers.new()
        for loop in data.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(smooth)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    return thing


def bevel(thing, width, segments=3, angle=30):
    """An edge without a bevel catches no light and looks drawn."""
    m = thing.modifiers.new('bevel', 'BEVEL')
    m.width, m.segments, m.limit_method, m.angle_limit = width, segments, 'ANGLE', math.radians(angle)
    m.harden_normals = True
    return thing


def subdivide(thing, levels=2):
    m = thing.modifiers.new('subdivide', 'SUBSURF')
    m.levels = m.render_levels = levels
    return thing


def solid(thing, thickness, offset=-1):
    m = thing.modifiers.new('thick', 'SOLIDIFY')
    m.thickness, m.offset = thickness, offset
    return thing


def baked(thing):
    """The thing with its modifiers applied."""
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = data
    return thing


def group(things, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Moves things as one, keeping where textures and prints sit on them. Turns are degrees around x, y, z."""
    holder = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in things:
        if thing.parent is None:
            thing.parent = holder
    spin = Matrix.Identity(4)
    for axis, degrees in zip('XYZ', turn):
        spin = Matrix.Rotation(math.radians(degrees), 4, axis) @ spin
    holder.matrix_local = Matrix.Translation(Vector(at)) @ spin @ Matrix.Scale(scale, 4)
    return holder


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


def weld(thing, distance=1e-4):
    import bmesh

    work = bmesh.new()
    work.from_mesh(thing.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=distance)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(thing.data)
    work.free()
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


def fuse(things, material, voxel=0.4, smooth=8, detail=1):
    """Melts overlapping bodies into one soft one: castings, gloves, grips."""
    for thing in things:
        baked(thing)
    verts, faces = [], []
    for thing in things:
        base = len(verts)
        verts += [thing.matrix_world @ v.co for v in thing.data.vertices]
        faces += [tuple(base + i for i in f.vertices) for f in thing.data.polygons]
        bpy.data.objects.remove(thing)
    one = mesh('fused', verts, faces, material, 180)
    m = one.modifiers.new('remesh', 'REMESH')
    m.mode, m.voxel_size, m.use_smooth_shade = 'VOXEL', voxel, True
    if smooth:
        m = one.modifiers.new('smooth', 'SMOOTH')
        m.factor, m.iterations = 0.5, smooth
    if detail:
        subdivide(one, detail)
    baked(one)
    one.data.polygons.foreach_set('use_smooth', [True] * len(one.data.polygons))
    return one


def cut(thing, cutter, how='DIFFERENCE'):
    m = thing.modifiers.new('cut', 'BOOLEAN')
    m.object, m.operation, m.solver = cutter, how, 'EXACT'
    baked(thing)
    bpy.data.objects.remove(cutter)
    return thing


def words(text, size, material, at=(0, 0, 0), turn=(90, 0, 0), extrude=0.05, edge=0.02, font=None):
    """Raised letters, facing the camera unless turned."""
    data = bpy.data.curves.new('words', 'FONT')
    data.body, data.size, data.align_x, data.align_y = text, size, 'CENTER', 'CENTER'
    data.extrude, data.bevel_depth = extrude, edge
    if font:
        data.font = bpy.data.fonts.load(font)
    thing = bpy.data.objects.new('words', data)
    thing.location, thing.rotation_euler = at, [math.radians(t) for t in turn]
    bpy.context.scene.collection.objects.link(thing)
    data.materials.append(material)
    return thing
