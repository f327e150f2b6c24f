"""The set of the scenes: a sheet of paper that rises behind the things without an edge, its lights and its camera."""
import math

import bpy
import set as stage
from kit import rooms
from kit.bodies import box, loft
from kit.color import linear, mix
from kit.surface import surface
from mathutils import Matrix, Vector
from shoot import build

SPAN = 2.4


class Scenery:
    """What an arrangement works with: products by their slug and plain blocks, all in centimetres."""

    def __init__(self, products, paper):
        self.products, self.paper, self.all = products, paper, []

    def _keep(self, at, turn, tip, behind=False):
        """Moves what was just built to its place, and takes it off the set so that the next is built on an empty one. `behind`: the camera doesn't
        make room for it."""
        bpy.context.view_layer.update()
        scene, holder = bpy.context.scene, bpy.data.objects.new('product', None)
        new = list(scene.objects)
        scene.collection.objects.link(holder)
        for thing in new:
            if thing.parent is None:
                thing.parent = holder
        holder.matrix_world = Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(tip), 4, 'X')
        bpy.context.view_layer.update()
        low = min(p.z for p in stage.corners([t for t in new if t.type == 'MESH']))
        holder.matrix_world = Matrix.Translation(Vector(at) - Vector((0, 0, low))) @ holder.matrix_world
        for thing in [*new, holder]:
            scene.collection.objects.unlink(thing)
            thing['behind'] = behind
        self.all += [*new, holder]

    def put(self, slug, x, y, z=0, turn=0, tip=0, color=None, view=1):
        product = self.products[slug]
        picture = product['takes'][0]['look']
        build(product, {**picture, 'color': color or picture['color']}, view)
        self._keep((x, y, z), turn, tip)

    def block(self, size, x, y, z=0, turn=0, color=None, edge=0.6, behind=False):
        box(size, surface(color or mix(self.paper, '#ffffff', 0.12), 0.85, spec=0.2), edge=edge)
        self._keep((x, y, z), turn, 0, behind)

    def make(self, name, x, y, z=0, turn=0, behind=False, **as_):
        """Something of kit/rooms.py, which isn't sold."""
        getattr(rooms, name)(**as_)
        self._keep((x, y, z), turn, 0, behind)

    def sunbeam(self, color, strength, turn, lift, panes):
        """Low sun through a window that stands out of sight: `panes` are (left, right, low, high) on its wall, 260 cm away, across the beam."""
        data = bpy.data.lights.new('sun', 'SUN')
        data.energy, data.color, data.angle = strength, linear(color)[:3], math.radians(0.6)
        sun = bpy.data.objects.new('sun', data)
        sun.matrix_world = Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(90 - lift), 4, 'X')
        way = sun.matrix_world.to_3x3() @ Vector((0, 0, 1))
        lefts = sorted({p[0] for p in panes} | {p[1] for p in panes})
        highs = sorted({p[2] for p in panes} | {p[3] for p in panes})
        columns, rows = [-600, *lefts, 600], [-600, *highs, 600]
        for a, b in zip(columns, columns[1:]):
            for low, high in zip(rows, rows[1:]):
                if not any(p[0] <= a and b <= p[1] and p[2] <= low and high <= p[3] for p in panes):
                    thing = box((b - a, high - low, 0.5), surface('#101010', 1.0), ((a + b) / 2, (low + high) / 2, 0), 0)
                    thing.matrix_world = Matrix.Translation(way * 260) @ sun.matrix_world.to_3x3().to_4x4() @ thing.matrix_world
                    thing.visible_camera = False
                    thing.visible_diffuse = False
                    thing.visible_glossy = False
        bpy.context.view_layer.update()
        new = [o for o in bpy.context.scene.objects]
        for thing in new:
            bpy.context.scene.collection.objects.unlink(thing)
            thing['behind'] = True
        self.all += [*new, sun]
        sun['behind'] = True

    def gather(self):
        """Puts everything on the set at the size that the lights are made for; gives the points to be seen, and where the last thing ends."""
        scene, root = bpy.context.scene, bpy.data.objects.new('root', None)
        for thing in [*self.all, root]:
            scene.collection.objects.link(thing)
        for thing in self.all:
            if thing.parent is None:
                thing.parent = root
        bpy.context.view_layer.update()
        points = stage.corners([t for t in self.all if t.type == 'MESH' and not t['behind']])
        low, high = ([pick(p[i] for p in points) for i in range(3)] for pick in (min, max))
        k = SPAN / max(b - a for a, b in zip(low, high))
        place = Matrix.Scale(k, 4) @ Matrix.Translation((-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, 0))
        root.matrix_world = place
        bpy.context.view_layer.update()
        wall = [t for t in self.all if t.type == 'MESH' and t['behind'] and t.visible_camera]
        seen = [place @ p for p in points]
        return seen, max(p.y for p in [*seen, *[place @ q for q in (stage.corners(wall) if wall else [])]])


def paper(color, high):
    """Floor and wall in one sheet."""
    material = surface(color, 0.95, spec=0.1)
    bend = [(0.0, 0.0)] + [(2.6 * math.sin(a), 2.6 * (1 - math.cos(a))) for a in [math.pi / 2 * k / 16 for k in range(1, 17)]]
    line = [(-14, 0), *[(high + y, z) for y, z in bend], (high + 2.6, 14)]
    sheet = loft([[(x, y, z) for y, z in line] for x in (-16, 16)], material, closed=False, smooth=180)
    sheet.pass_index = 1


def lights(look):
    warm, cool = '#fff3e2', '#eef3ff'
    k = look.light
    if look.above:
        stage.light('key', (-4.2, 3.2, 3.4), (2.0, 2.0), 620 * k, warm, (0, 0, 0))
        stage.light('fill', (3.6, -3, 4), (3, 3), 90 * k, warm, (0, 0, 0))
    else:
        stage.light('key', (-3.6, -2.4, 4.0), (2.4, 2.4), 400 * k, warm)
        stage.light('fill', (4.4, -3.0, 1.8), (3, 3), 40 * k, warm)
        stage.light('rim', (2.8, 2.6, 3.4), (2.4, 1.2), 360 * k, cool, (0, 0, 0.6))
        stage.light('glow', (0.9, 1.4, 3.6), (1.2, 1.2), 130 * k, look.glow, (0.6, 3.8, 1.0))
    world = bpy.data.worlds.new('room')
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = linear(mix(look.paper, '#f2efe9', 0.5))
    world.node_tree.nodes['Background'].inputs[1].default_value = 0.22 * k
    bpy.context.scene.world = world


def camera(points, look, shape):
    """Fits the things into look.fill of the frame (part of the width, part of the height), their middle at look.at of the width."""
    data = bpy.data.cameras.new('eye')
    data.lens, data.clip_end = 70, 200
    data.shift_x = 0.5 - look.at
    eye = bpy.data.objects.new('eye', data)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    a = math.radians(look.lift)
    back, up, right = Vector((0, -math.cos(a), math.sin(a))), Vector((0, math.sin(a), math.cos(a))), Vector((1, 0, 0))
    tangent = 18 / data.lens
    aim, distance = Vector((0, 0, 0.5)), 8.0
    for _ in range(14):
        seen = [((p - aim).dot(right) / (distance - (p - aim).dot(back)) / tangent, (p - aim).dot(up) / (distance - (p - aim).dot(back)) / tangent) for p in points]
        xs, ys = [s[0] for s in seen], [s[1] for s in seen]
        aim += (right * (min(xs) + max(xs)) + up * (min(ys) + max(ys))) / 2 * distance * tangent
        distance *= max((max(xs) - min(xs)) / look.fill[0], (max(ys) - min(ys)) / look.fill[1] / shape) / 2
    eye.matrix_world = Matrix.Translation(aim + back * distance - up * distance * tangent * look.drop) @ Matrix((right, up, back)).transposed().to_4x4()
