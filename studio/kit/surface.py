"""How a surface answers light: color, unevenness, and prints projected onto it."""
import math

import bpy
from kit.color import dark, light, pigment
from kit.lettering import stamp


class Print:
    """A picture laid flat onto a surface from outside. The empty's x runs right, y up and z towards the eye."""

    def __init__(self, path, width, height, at, turn=(90, 0, 0), depth=3.0, rough=None, metal=None):
        self.path, self.width, self.height, self.depth = path, width, height, depth
        self.rough, self.metal = rough, metal
        self.empty = bpy.data.objects.new('print', None)
        self.empty.location = at
        self.empty.rotation_euler = [math.radians(t) for t in turn]
        bpy.context.scene.collection.objects.link(self.empty)


def written(text, color, height, at, turn=(90, 0, 0), depth=3.0, most=None, **kw):
    """Lettering on a surface; `most` is the width it may take."""
    lines = text if isinstance(text, (list, tuple)) else [text]
    font = {k: kw.pop(k) for k in ('weight', 'width', 'gap') if k in kw}
    path, w, h = stamp(lines, color, height, **font)
    if most and w > most:
        w, h = most, h * most / w
    return Print(path, w, h, at, turn, depth, **kw)


def _node(tree, kind, **inputs):
    node = tree.nodes.new(kind)
    for key, value in inputs.items():
        setattr(node, key, value)
    return node


def compute(tree, operation, a, b):
    node = _node(tree, 'ShaderNodeMath', operation=operation)
    for socket, value in zip(node.inputs, (a, b)):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            tree.links.new(value, socket)
    return node.outputs[0]


def _print(tree, base, print_):
    """Mixes the print over a color; gives the new color and where it was printed."""
    at = _node(tree, 'ShaderNodeTexCoord', object=print_.empty)
    move = tree.nodes.new('ShaderNodeMapping')
    move.inputs['Location'].default_value = (0.5, 0.5, 0)
    move.inputs['Scale'].default_value = (1 / print_.width, 1 / print_.height, 1)
    picture = _node(tree, 'ShaderNodeTexImage', extension='CLIP', image=bpy.data.images.load(print_.path))
    apart = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(at.outputs['Object'], move.inputs[0])
    tree.links.new(at.outputs['Object'], apart.inputs[0])
    tree.links.new(move.outputs[0], picture.inputs[0])
    near = compute(tree, 'COMPARE', apart.outputs[2], 0.0)
    near.node.inputs[2].default_value = print_.depth
    amount = compute(tree, 'MULTIPLY', picture.outputs['Alpha'], near)
    return blend(tree, base, picture.outputs['Color'], amount), amount


def blend(tree, a, b, amount):
    node = _node(tree, 'ShaderNodeMixRGB')
    for socket, value in zip(node.inputs, (amount, a, b)):
        if hasattr(value, 'links'):
            tree.links.new(value, socket)
        else:
            socket.default_value = value
    return node.outputs[0]


def surface(color, rough=0.5, metal=0.0, bump=None, sheen=0.0, coat=0.0, clear=0.0, picture=None, prints=(), vary=0.0, spec=0.5,
            ior=1.45, mottle=None, pattern=None, soft=0.0):
    """bump: (kind, size in cm, strength). vary: how far the shade wanders. picture: an image path mapped by UV.
    mottle: (color, size, share) flecks. pattern: function(tree) -> (color socket or None, height socket or None)."""
    material = bpy.data.materials.new('surface')
    material.use_nodes = True
    tree = material.node_tree
    skin = tree.nodes['Principled BSDF']
    put = lambda name, value: setattr(skin.inputs[name], 'default_value', value)  # noqa: E731
    put('Roughness', rough)
    put('Metallic', metal)
    put('Sheen', sheen)
    put('Clearcoat', coat)
    put('Clearcoat Roughness', 0.12)
    put('Transmission', clear)
    put('Specular', spec)
    put('IOR', ior)
    if soft:
        put('Subsurface', soft)
        put('Subsurface Radius', (0.5, 0.35, 0.25))
        put('Subsurface Color', pigment(color))
    base = pigment(color)
    where = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    height = None
    if vary:
        cloud = noise(tree, where, 9, 3)
        base = blend(tree, pigment(dark(color, vary)), pigment(light(color, vary)), cloud)
    if mottle:
        fleck = compute(tree, 'GREATER_THAN', noise(tree, where, mottle[1], 2), 1 - mottle[2])
        base = blend(tree, base, pigment(mottle[0]), fleck)
    if pattern:
        shade, height = pattern(tree, where)
        base = shade or base
    if picture:
        image = _node(tree, 'ShaderNodeTexImage', image=bpy.data.images.load(picture))
        base = blend(tree, base, image.outputs['Color'], image.outputs['Alpha'])
    for p in prints:
        base, amount = _print(tree, base, p)
        for name, value, plain in (('Roughness', p.rough, rough), ('Metallic', p.metal, metal)):
            if value is not None:
                tree.links.new(compute(tree, 'ADD', plain, compute(tree, 'MULTIPLY', amount, value - plain)), skin.inputs[name])
    if hasattr(base, 'links'):
        tree.links.new(base, skin.inputs['Base Color'])
    else:
        put('Base Color', base)
    kind, size, strength = bump or (None, 1, 0)
    if kind == 'noise':
        height = noise(tree, where, size, 3)
    elif kind == 'weave':
        height = weave(tree, where, size)
    elif kind == 'grain':
        cells = tree.nodes.new('ShaderNodeTexVoronoi')
        cells.feature = 'SMOOTH_F1'
        cells.inputs['Scale'].default_value = 1 / size
        tree.links.new(where, cells.inputs['Vector'])
        height = cells.outputs['Distance']
    if height is not None:
        node = tree.nodes.new('ShaderNodeBump')
        node.inputs['Strength'].default_value = strength or 0.5
        node.inputs['Distance'].default_value = size * 0.3
        tree.links.new(height, node.inputs['Height'])
        tree.links.new(node.outputs[0], skin.inputs['Normal'])
    return material


def noise(tree, where, size, detail=2):
    node = tree.nodes.new('ShaderNodeTexNoise')
    node.inputs['Scale'].default_value = 1 / size
    node.inputs['Detail'].default_value = detail
    tree.links.new(where, node.inputs['Vector'])
    return node.outputs['Fac']


def waves(tree, where, size, axis='X', shape='SIN'):
    node = _node(tree, 'ShaderNodeTexWave', bands_direction=axis, wave_profile=shape)
    # a wave's period is 2 pi / 20 of its scale
    node.inputs['Scale'].default_value = 0.314 / size
    tree.links.new(where, node.inputs['Vector'])
    return node.outputs['Fac']


def weave(tree, where, size):
    a = waves(tree, where, size, 'X')
    b = compute(tree, 'ADD', waves(tree, where, size, 'Y'), waves(tree, where, size, 'Z'))
    return compute(tree, 'ADD', a, b)


def stripes(color, other, size, axis='Z', share=0.5):
    """A pattern of two colors, for surface()."""

    def pattern(tree, where):
        amount = compute(tree, 'GREATER_THAN', waves(tree, where, size, axis), 1 - share)
        return blend(tree, pigment(color), pigment(other), amount), None

    return pattern


def ribs(size, axis='Z'):
    return lambda tree, where: (None, waves(tree, where, size, axis))
