"""The materials things are made of. Each has a little unevenness: nothing that was made is perfectly smooth."""
import bpy
from kit.color import dark, pigment
from kit.surface import compute, surface, waves


def powder(color, **kw):
    return surface(color, 0.55, bump=('noise', 0.11, 0.25), **kw)


def rubber(color, **kw):
    return surface(color, 0.62, **{'bump': ('noise', 0.12, 0.2), 'vary': 0.04, **kw})


def steel(color='#c9ced2', rough=0.25, **kw):
    return surface(color, rough, metal=1, **{'bump': ('noise', 0.5, 0.03), **kw})


def knurl(color='#b9bec2', size=0.16):
    def cross(tree, where):
        a = waves(tree, where, size, 'DIAGONAL')
        turned = tree.nodes.new('ShaderNodeMapping')
        turned.inputs['Scale'].default_value = (-1, 1, 1)
        tree.links.new(where, turned.inputs[0])
        return None, compute(tree, 'ADD', a, waves(tree, turned.outputs[0], size, 'DIAGONAL'))

    return surface(color, 0.38, metal=1, pattern=cross, bump=(None, 0.4, 0.6))


def plastic(color, rough=0.38, **kw):
    return surface(color, rough, **{'bump': ('noise', 0.06, 0.06), **kw})


def gloss(color, **kw):
    return surface(color, 0.22, coat=0.6, **kw)


def leather(color, **kw):
    return surface(color, 0.46, **{'bump': ('grain', 0.2, 0.22), 'vary': 0.07, **kw})


def cloth(color, size=0.12, **kw):
    return surface(color, 0.85, spec=0.2, **{'bump': ('weave', size, 0.3), 'sheen': 0.4, 'vary': 0.05, **kw})


def foam(color, **kw):
    return surface(color, 0.7, spec=0.3, **{'bump': ('noise', 0.08, 0.3), 'vary': 0.03, **kw})


def paper(color, **kw):
    return surface(color, 0.6, spec=0.3, **{'bump': ('noise', 0.4, 0.04), **kw})


def clear(color, rough=0.05, **kw):
    return surface(color, rough, clear=0.9, ior=1.3, **kw)


def cork(color, **kw):
    return surface(color, 0.8, spec=0.25, bump=('noise', 0.25, 0.3), vary=0.14, mottle=(dark(color, 0.55), 0.3, 0.36), **kw)


def glow(color, strength=3):
    material = bpy.data.materials.new('glow')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes['Principled BSDF'])
    node = tree.nodes.new('ShaderNodeEmission')
    node.inputs[0].default_value, node.inputs[1].default_value = pigment(color), strength
    tree.links.new(node.outputs[0], tree.nodes['Material Output'].inputs[0])
    return material
