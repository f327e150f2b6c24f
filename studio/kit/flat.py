"""Clothes: two panels cut from an outline, sewn along their seams, filled with a breath of air and let fall onto a table.
The folds come from Blender's cloth solver; nothing is drawn by hand. The UV is the cutting plan in centimetres over `plan`."""
import hashlib
import math
import os

import bpy
import numpy as np
from kit.lettering import HERE
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt
from kit.mesh import mesh

CACHE = os.path.join(HERE, 'out', 'cloth')
SEAM, OPEN = 'seam', 'open'


def _spread(points, gap):
    """Points along a polyline, evenly, without the last."""
    out = []
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        n = max(1, round((b - a).length / gap))
        out += [tuple(a.lerp(b, k / n)) for k in range(n)]
    return out


def mirrored(half):
    """An outline from its right half: parts of (kind, points[, points of the back]) from the middle top clockwise to the middle bottom."""
    flip = lambda points: [(-x, y) for x, y in reversed(points)]  # noqa: E731
    return [*half, *[(kind, *[flip(p) for p in lines]) for kind, *lines in reversed(half)]]


def _panel(parts, side, gap):
    outline, sewn = [], set()
    for kind, front, *back in parts:
        line = back[0] if side == 'back' and back else front
        dots = _spread(line, gap)
        if kind == SEAM:
            sewn |= {(round(x, 3), round(y, 3)) for x, y in [*dots, line[-1]]}
        outline += dots
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    n = len(outline)
    inside = []
    rows = int((max(ys) - min(ys)) / (gap * 0.87)) + 1
    for j in range(rows):
        y = min(ys) + j * gap * 0.87
        x = min(xs) + (gap / 2 if j % 2 else 0)
        while x < max(xs):
            # points too near the border would make slivers
            if _within(x, y, outline) and min((x - a) ** 2 + (y - b) ** 2 for a, b in outline) > (gap * 0.6) ** 2:
                inside.append((x, y))
            x += gap
    dots = [Vector(p) for p in outline + inside]
    verts, _, faces, *_ = delaunay_2d_cdt(dots, [], [list(range(n))], 1, 1e-5)
    return [tuple(v) for v in verts], faces, sewn


def _within(x, y, outline):
    hit = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def flat_garment(parts, material, plan, gap=1.5, air=8, frames=30, loose=0.05, stiff=1.0, thick=0.16, weight=0.3, seed=0):
    """parts: the outline clockwise, x right and y up. plan: (left, bottom, width, height) that the material's picture covers."""
    verts, uv, faces, known = [], [], [], {}
    for side, lift in (('front', 1), ('back', -1)):
        dots, triangles, sewn = _panel(parts, side, gap)
        index = []
        for x, y in dots:
            key = (round(x, 3), round(y, 3))
            if key in sewn and key in known:
                index.append(known[key])
                continue
            if key in sewn:
                known[key] = len(verts)
            index.append(len(verts))
            wobble = 0.25 * math.sin(x * 0.31 + seed) * math.sin(y * 0.23 + 2 * seed)
            verts.append((x / 100, y / 100, (lift * (0.02 if key in sewn else 0.5) + wobble) / 100 + 0.012))
            uv.append(((x - plan[0]) / plan[2], (y - plan[1]) / plan[3]))
        for t in triangles:
            f = [index[i] for i in t]
            a, b, c = (verts[i] for i in f)
            up = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0
            faces.append(tuple(f if up == (lift > 0) else f[::-1]))
    thing = mesh('garment', verts, faces, material, 180, uv)
    _remembered(thing, (parts, gap, air, frames, loose, stiff, weight, seed))
    for v in thing.data.vertices:
        v.co *= 100
    m = thing.modifiers.new('thick', 'SOLIDIFY')
    m.thickness, m.offset = thick, 0
    m = thing.modifiers.new('fine', 'SUBSURF')
    m.levels = m.render_levels = 1
    return thing


def _remembered(thing, way):
    """The same cut falls the same way in every color; the solver is slow."""
    name = hashlib.sha1(repr(way).encode()).hexdigest()[:16]
    path = os.path.join(CACHE, name + '.npy')
    if not os.path.exists(path):
        _drop(thing, *way[2:-1])
        os.makedirs(CACHE, exist_ok=True)
        np.save(path, [tuple(v.co) for v in thing.data.vertices])
    thing.data.vertices.foreach_set('co', np.load(path).astype(np.float32).ravel())
    thing.data.update()


def _drop(thing, air, frames, loose, stiff, weight):
    scene = bpy.context.scene
    table = mesh('table', [(-3, -3, 0), (3, -3, 0), (3, 3, 0), (-3, 3, 0)], [(0, 1, 2, 3)], None)
    table.modifiers.new('stop', 'COLLISION')
    table.collision.thickness_outer = 0.004
    table.collision.cloth_friction = 12
    m = thing.modifiers.new('cloth', 'CLOTH')
    s = m.settings
    s.quality, s.mass, s.air_damping = 4, weight, 2
    s.tension_stiffness = s.compression_stiffness = 12 * stiff
    s.shear_stiffness, s.bending_stiffness = 6 * stiff, 0.35 * stiff
    s.use_pressure, s.uniform_pressure_force = True, air
    s.shrink_min = s.shrink_max = -loose
    m.collision_settings.distance_min = 0.004
    m.collision_settings.use_self_collision = False
    scene.frame_start, scene.frame_end = 1, frames
    m.point_cache.frame_start, m.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = data
    scene.frame_set(1)
    bpy.data.objects.remove(table)
