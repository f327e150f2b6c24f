"""The set: lights, camera and floor. It never changes; products are turned and scaled to fit it."""
import math

import bpy
from kit.color import linear
from kit.mesh import baked
from mathutils import Matrix, Vector

SHADOW = 240  # pixels
REACH = 2.0  # every product is scaled so that it measures this much: then one set of lights suits all


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def light(name, at, size, watts, color, aim=(0, 0, 0.7)):
    data = bpy.data.lights.new(name, 'AREA')
    data.shape, data.size, data.size_y, data.energy = 'RECTANGLE', size[0], size[1], watts
    data.color = linear(color)[:3]
    lamp = bpy.data.objects.new(name, data)
    lamp.location = at
    lamp.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(lamp)


def lights(flat, worn=False):
    if worn:
        # clothes as on a person: the key comes from the side, or the folds would drown in its light
        light('key', (-4.6, -1.5, 3.4), (2.0, 2.6), 430, '#fffaf2', (0, 0, 1))
        light('fill', (3.8, -4.2, 2.0), (3, 3), 70, '#fff1e0', (0, 0, 1))
        light('rim', (2.4, 3.4, 3.0), (2.4, 2.4), 380, '#f4f8ff', (0, 0, 1))
        light('edge', (-3.2, 3.0, 1.8), (0.8, 2.6), 110, '#f4f8ff', (0, 0, 0.8))
    elif flat:
        # seen from above the key comes low from the upper left: only a grazing light draws folds
        light('key', (-3.9, 2.6, 2.1), (2.2, 2.2), 540, '#fffaf2', (0, 0, 0))
        light('fill', (3.6, -3.0, 3.6), (3, 3), 110, '#ffe9d2', (0, 0, 0))
    else:
        light('key', (-3.4, -3.2, 4.2), (3.2, 3.2), 420, '#fffaf2')
        light('fill', (4.2, -2.6, 1.8), (3, 3), 60, '#ffe9d2')
        light('rim', (1.6, 3.6, 3.0), (3.4, 1.6), 430, '#f4f8ff', (0, 0, 0.8))
        light('edge', (-3.6, 2.4, 1.8), (0.8, 2.6), 120, '#f4f8ff', (0, 0, 0.8))
    world = bpy.data.worlds.new('room')
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = linear('#f2efe9')
    world.node_tree.nodes['Background'].inputs[1].default_value = 0.32
    bpy.context.scene.world = world


def floor():
    bpy.ops.mesh.primitive_plane_add(size=40)
    plane = bpy.context.object
    # what the floor throws back should stay neutral and weak
    material = bpy.data.materials.new('floor')
    material.use_nodes = True
    material.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = linear('#d9d6d0')
    material.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = 1
    plane.data.materials.append(material)
    return plane


def corners(things):
    """The points of everything, thinned out, in world space."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in things:
        seen = thing.evaluated_get(graph)
        data = seen.to_mesh()
        if data is None:
            continue
        step = max(1, len(data.vertices) // 3000)
        points += [seen.matrix_world @ v.co for v in list(data.vertices)[::step]]
        seen.to_mesh_clear()
    return points


def pose(turn, tip, afloat=0.0):
    """Turns the product, scales it to the set and stands it on the floor, or hangs it above. Gives its points."""
    scene = bpy.context.scene
    roots = [t for t in scene.objects if t.parent is None]
    root = bpy.data.objects.new('product', None)
    scene.collection.objects.link(root)
    for thing in roots:
        thing.parent = root
    spin = Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(tip), 4, 'X')
    root.matrix_world = spin
    bpy.context.view_layer.update()
    solids = [t for t in scene.objects if t.type == 'MESH']
    for thing in solids:
        if any(m.type == 'SUBSURF' for m in thing.modifiers):
            baked(thing)  # or it would be divided anew for each exposure
    points = corners(solids)
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    scale = REACH / max(high - low)
    middle = (low + high) / 2
    place = Matrix.Translation((0, 0, afloat * REACH)) @ Matrix.Scale(scale, 4) @ Matrix.Translation((-middle.x, -middle.y, -low.z))
    root.matrix_world = place @ spin
    bpy.context.view_layer.update()
    return [place @ p for p in points]


def camera(points, lift, fill, focus=None, close=1.0):
    """85 mm, `lift` degrees above the floor; fills `fill` of the frame. `close` > 1 goes nearer, to `focus` (0..1 of the box)."""
    data = bpy.data.cameras.new('eye')
    data.lens, data.sensor_width, data.clip_end = 85, 36, 200
    eye = bpy.data.objects.new('eye', data)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    back = Vector((0, -math.cos(math.radians(lift)), math.sin(math.radians(lift))))
    up = Vector((0, math.sin(math.radians(lift)), math.cos(math.radians(lift))))
    right, tangent = Vector((1, 0, 0)), 18 / 85
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    aim, distance = (low + high) / 2, 8.0
    for _ in range(12):
        seen = []
        for p in points:
            d = p - aim
            depth = distance - d.dot(back)
            seen.append((d.dot(right) / depth / tangent, d.dot(up) / depth / tangent))
        x0, x1 = min(s[0] for s in seen), max(s[0] for s in seen)
        y0, y1 = min(s[1] for s in seen), max(s[1] for s in seen)
        aim += (right * (x0 + x1) + up * (y0 + y1)) / 2 * distance * tangent
        distance *= max(x1 - x0, y1 - y0) / 2 / fill
    if focus:
        aim = Vector([low[i] + (high[i] - low[i]) * focus[i] for i in range(3)])
        distance /= close
    eye.matrix_world = Matrix.Translation(aim + back * distance) @ Matrix((right, up, back)).transposed().to_4x4()


def film(size, samples, height=None):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = size, height or size
    scene.render.film_transparent = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', 1
    c = scene.cycles
    c.samples, c.use_adaptive_sampling = samples, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 6, 2, 2, 6
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy, c.use_denoising = 4, 1, False
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = 0.35
    picture = scene.render.image_settings
    picture.file_format, picture.color_mode, picture.color_depth = 'PNG', 'RGBA', '16'


def shoot(folder, plane, size, samples):
    """Two exposures: the product without the floor, then only its shadow, which is soft and may be small."""
    scene = bpy.context.scene
    plane.visible_camera = False
    film(size, samples)
    records(folder)
    scene.render.filepath = folder + '/picture.png'
    bpy.ops.render.render(write_still=True)
    for thing in scene.objects:
        thing.visible_camera = thing is plane
    plane.is_shadow_catcher, scene.use_nodes = True, False
    film(SHADOW, 28)
    scene.render.filepath = folder + '/shadow.png'
    bpy.ops.render.render(write_still=True)


def records(folder):
    """Besides the picture: what the finish needs to tell grain from texture."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_object_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    end = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], end.inputs['Image'])
    file = tree.nodes.new('CompositorNodeOutputFile')
    file.base_path = folder
    file.format.file_format, file.format.color_depth = 'OPEN_EXR', '16'
    file.file_slots.clear()
    for name, output in (('normal', 'Normal'), ('shade', 'DiffCol'), ('index', 'IndexOB')):
        file.file_slots.new(name)
        tree.links.new(source.outputs[output], file.inputs[name])
