"""Cloth as the camera sees it: knit, seams, hems and prints, all measured from the cutting table ('cut', 'edge' and 'seam' are UV layers in cm)."""
import math

import bpy
from kit.color import dark, light, pigment, worn
from kit.surface import blend, compute

WORLD = 0.028  # a centimetre on the set, about: heights are given in cm


def _layer(tree, name):
    node = tree.nodes.new('ShaderNodeUVMap')
    node.uv_map = name
    apart = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(node.outputs[0], apart.inputs[0])
    return node.outputs[0], apart.outputs[0], apart.outputs[1]


def _join(tree, x, y):
    node = tree.nodes.new('ShaderNodeCombineXYZ')
    for socket, value in zip(node.inputs, (x, y)):
        if hasattr(value, 'links'):
            tree.links.new(value, socket)
        else:
            socket.default_value = value
    return node.outputs[0]


class Heights:
    """Adds up heights (cm) and shades of one cloth."""

    def __init__(self, tree):
        self.tree, self.height, self.shade = tree, 0.0, 0.0

    def do(self, operation, a, b=0.0):
        return compute(self.tree, operation, a, b)

    def bell(self, far, at, width):
        d = self.do('DIVIDE', self.do('SUBTRACT', far, at), width)
        return self.do('EXPONENT', self.do('MULTIPLY', self.do('MULTIPLY', d, d), -1.0))

    def noise(self, where, size, detail=0.0):
        node = self.tree.nodes.new('ShaderNodeTexNoise')
        node.inputs['Scale'].default_value = 1 / size
        node.inputs['Detail'].default_value = detail
        self.tree.links.new(where, node.inputs['Vector'])
        return self.do('SUBTRACT', node.outputs['Fac'], 0.5)

    def wave(self, value, period):
        return self.do('SINE', self.do('MULTIPLY', value, 2 * math.pi / period))

    def raise_(self, value, by):
        self.height = self.do('ADD', self.height, self.do('MULTIPLY', value, by))

    def darken(self, value, by):
        self.shade = self.do('ADD', self.shade, self.do('MULTIPLY', value, by))

    def loops(self, x, y, pitch, woven):
        """What is seen from near: the V of knitted loops, or threads over and under each other."""
        if woven:
            self.raise_(self.do('MULTIPLY', self.wave(x, pitch), self.wave(y, pitch)), 0.006)
            return
        leg = self.do('PINGPONG', x, pitch / 2)  # 0 between two columns of loops, half a pitch in their middle
        self.raise_(self.wave(self.do('ADD', y, self.do('MULTIPLY', leg, 1.5)), pitch * 0.8), 0.007)
        self.raise_(self.bell(leg, 0.0, pitch * 0.14), -0.012)

    def seam(self, far, along, pucker=0.22):
        """A groove, and the cloth beside it drawn in by its thread."""
        groove = self.bell(far, 0.0, 0.16)
        self.raise_(groove, -0.14)
        self.darken(groove, 0.3)
        drawn = self.do('MULTIPLY', self.noise(_join(self.tree, along, self.do('MULTIPLY', far, 0.3)), 1.1), self.bell(far, 0.0, 1.3))
        self.raise_(drawn, pucker)

    def hem(self, far, along, deep=2.2, rows=(1.75, 2.1), pucker=0.16):
        """Turned in and stitched twice: a thicker border, two rows of stitches, and small waves between."""
        border = self.do('LESS_THAN', far, deep)
        self.raise_(self.bell(far, 0.0, deep), 0.07)
        for row in rows:
            dash = self.do('GREATER_THAN', self.wave(along, 0.42), -0.45)
            line = self.bell(far, row, 0.07)
            self.raise_(line, -0.05)
            self.darken(self.do('MULTIPLY', line, dash), 0.34)
        drawn = self.do('MULTIPLY', self.noise(_join(self.tree, along, self.do('MULTIPLY', far, 0.25)), 1.3), self.bell(far, rows[0], 1.2))
        self.raise_(drawn, pucker)
        return border


KNITS = {'jersey': (0.2, 0.014, 0.85), 'fine': (0.16, 0.009, 0.7), 'fleece': (0.3, 0.03, 0.95), 'woven': (0.14, 0.008, 0.62), 'slick': (0.12, 0.004, 0.5), 'film': (0.1, 0.002, 0.62)}


def fabric(color, knit='jersey', rib=0.0, hem=None, seam=True, picture=None, sheen=0.4, heather=0.0, inner=False, border=None, loops=False):
    """loops: seen from near. border: (color, width) of the binding along the edges of the 'rim' layer. hem: keywords of Heights.hem, or None. rib: the period of its ribs. picture: (path, left, bottom, width, height) on the panels."""
    size, high, rough = KNITS[knit]
    material = bpy.data.materials.new('fabric')
    material.use_nodes = True
    tree = material.node_tree
    skin = tree.nodes['Principled BSDF']
    skin.inputs['Roughness'].default_value, skin.inputs['Specular'].default_value = rough, 0.18 if knit in ('jersey', 'fleece') else 0.35
    skin.inputs['Sheen'].default_value = sheen
    shade = dark(worn(color), 0.12) if inner else worn(color)
    cut, x, y = _layer(tree, 'cut')
    h = Heights(tree)
    h.raise_(h.noise(cut, size, 1), high)
    if loops:
        h.loops(x, y, 0.17 if knit == 'fleece' else 0.13, knit in ('woven', 'film'))
    if rib:
        h.raise_(h.wave(x, rib), 0.07)
        h.darken(h.wave(x, rib), 0.05)
    if hem is not None:
        _, far, along = _layer(tree, 'edge')
        h.hem(far, along, **hem)
    if seam:
        _, far, along = _layer(tree, 'seam')
        h.seam(far, along)
    base = pigment(shade)
    if heather:
        base = blend(tree, pigment(dark(shade, heather)), pigment(light(shade, heather)), h.do('ADD', h.noise(cut, 0.22, 1), 0.5))
    if border:
        _, far, along = _layer(tree, 'rim')
        bound = h.do('LESS_THAN', far, border[1])
        base = blend(tree, base, pigment(worn(border[0])), bound)
        h.raise_(bound, 0.06)
        h.raise_(h.bell(far, border[1], 0.09), -0.08)
        h.darken(h.bell(far, border[1], 0.1), 0.3)
        h.raise_(h.do('MULTIPLY', h.noise(_join(tree, along, 0.0), 0.8), h.bell(far, border[1], 0.9)), 0.1)
    if picture and not inner:
        base = _printed(tree, base, cut, *picture)
    amount = h.do('MINIMUM', h.do('MAXIMUM', h.shade, 0.0), 0.6)
    base = blend(tree, base, pigment(dark(shade, 0.75)), amount)
    if hasattr(base, 'links'):
        tree.links.new(base, skin.inputs['Base Color'])
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 1.0, WORLD
    tree.links.new(h.height, bump.inputs['Height'])
    tree.links.new(bump.outputs[0], skin.inputs['Normal'])
    return material


def _printed(tree, base, cut, path, left, bottom, width, height):
    move = tree.nodes.new('ShaderNodeMapping')
    move.inputs['Location'].default_value = (-left / width, -bottom / height, 0)
    move.inputs['Scale'].default_value = (1 / width, 1 / height, 1)
    image = tree.nodes.new('ShaderNodeTexImage')
    image.image, image.extension = bpy.data.images.load(path), 'CLIP'
    tree.links.new(cut, move.inputs[0])
    tree.links.new(move.outputs[0], image.inputs[0])
    return blend(tree, base, image.outputs['Color'], image.outputs['Alpha'])
