"""Photographs the scenes: blender -b -t 1 --python studio/scenes.py -- [--only hero-new,still-chalk] [--trial] [--again] [--to folder].
A scene is a sheet of coloured paper that rises behind the products without an edge; what stands on it is in arrangements.py."""
import argparse
import math
import os
import sys
import tempfile
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import finish  # noqa: E402
import set as stage  # noqa: E402
from arrangements import scenes  # noqa: E402
from kit.bodies import box, loft  # noqa: E402
from kit.catalogue import catalogue  # noqa: E402
from kit.colour import linear, mix  # noqa: E402
from kit.surface import surface  # noqa: E402
from kit.turns import begin, end, wait_for_quiet  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402
from shoot import build  # noqa: E402

WIDE, WIDTHS, LIMITS = 1600, (960, 640), (60_000, 28_000, 15_000)


class Scenery:
    """What an arrangement works with: products by their slug and plain blocks, all in centimetres."""

    def __init__(self, products, paper):
        self.products, self.paper, self.all = products, paper, []

    def _keep(self, at, turn, tip):
        """Moves what was just built to its place, and takes it off the set so that the next is built on an empty one."""
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
        self.all += [*new, holder]

    def put(self, slug, x, y, z=0, turn=0, tip=0, colour=None, view=1):
        picture = self.products[slug]['picture']
        build(picture, colour or picture['colour'], view)
        self._keep((x, y, z), turn, tip)

    def block(self, size, x, y, z=0, turn=0, colour=None, edge=0.6):
        box(size, surface(colour or mix(self.paper, '#ffffff', 0.12), 0.85, spec=0.2), edge=edge)
        self._keep((x, y, z), turn, 0)


def paper(colour, high):
    """Floor and wall in one sheet."""
    material = surface(colour, 0.95, spec=0.1)
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


def shoot(look, products, target, width, samples):
    stage.clear()
    scenery = Scenery(products, look.paper)
    look.arrange(scenery)
    scene = bpy.context.scene
    for thing in scenery.all:
        scene.collection.objects.link(thing)
    root = bpy.data.objects.new('root', None)
    scene.collection.objects.link(root)
    for thing in scenery.all:
        if thing.parent is None:
            thing.parent = root
    bpy.context.view_layer.update()
    solids = [t for t in scenery.all if t.type == 'MESH']
    points = stage.corners(solids)
    sides = [[p[i] for p in points] for i in range(3)]
    span = max(max(s) - min(s) for s in sides)
    k = 2.4 / span
    root.matrix_world = Matrix.Scale(k, 4) @ Matrix.Translation((-(min(sides[0]) + max(sides[0])) / 2, -(min(sides[1]) + max(sides[1])) / 2, 0))
    bpy.context.view_layer.update()
    points = [root.matrix_world @ p for p in points]
    paper(look.paper, max(p.y for p in points) + 0.5)
    lights(look)
    height = width * 9 // 16
    camera(points, look, height / width)
    with tempfile.TemporaryDirectory() as folder:
        stage.film(width, samples, height)
        stage.records(folder)
        bpy.context.scene.render.filepath = folder + '/picture.png'
        bpy.ops.render.render(write_still=True)
        return finish.scene(folder, target)


def options():
    p = argparse.ArgumentParser()
    p.add_argument('--only', default='')
    p.add_argument('--to', default=os.path.join(HERE, 'out'))
    p.add_argument('--samples', type=int, default=12)
    p.add_argument('--most', type=int, default=1000)
    p.add_argument('--again', action='store_true')
    p.add_argument('--trial', action='store_true')
    return p.parse_args(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])


def main():
    o = options()
    os.makedirs(o.to, exist_ok=True)
    products, taken = {p['slug']: p for p in catalogue()}, 0
    only = [w for w in o.only.split(',') if w]
    for name, look in scenes.items():
        target = os.path.join(o.to, name)
        if (only and name not in only) or not begin(target, '.png' if o.trial else '.avif', o.again):
            continue
        wait_for_quiet()
        started, fault = time.time(), None
        try:
            png = shoot(look, products, target, 480 if o.trial else WIDE, 8 if o.trial else o.samples)
            weight = 0 if o.trial else finish.avifs(png, target, WIDTHS, LIMITS)
            print(f'DONE {name} {time.time() - started:.0f} s {weight} bytes', flush=True)
        except Exception as error:
            traceback.print_exc()
            print('FAILED', name, error, flush=True)
            fault = error
        end(target, fault)
        taken += 1
        if taken == o.most:
            break
    sys.exit(0 if taken else 3)


main()
