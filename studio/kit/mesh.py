"""Meshes and what is done to them. All lengths are centimetres; z is up, -y looks at the camera."""
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


def weld(thing, distance=1e-4):
    import bmesh

    work = bmesh.new()
    work.from_mesh(thing.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=distance)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(thing.data)
    work.free()
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
