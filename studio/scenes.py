"""Photographs the scenes: blender -b -t 1 --python studio/scenes.py -- [--only hero-new,still-chalk] [--trial] [--again] [--to folder].
What stands on the paper is in arrangements/, the paper and its light in scenery.py."""
import argparse
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
from arrangements import load  # noqa: E402
from kit.catalogue import catalogue  # noqa: E402
from kit.turns import begin, end, wait_for_quiet  # noqa: E402
from scenery import Scenery, camera, lights, paper  # noqa: E402

WIDE, WIDTHS, LIMITS = 1600, (960, 640), (60_000, 28_000, 15_000)


def shoot(look, products, target, width, samples):
    stage.clear()
    scenery = Scenery(products, look.paper)
    look.arrange(scenery)
    points, back = scenery.gather()
    paper(look.paper, back + 0.5)
    lights(look)
    height = width * 9 // 16
    camera(points, look, height / width)
    with tempfile.TemporaryDirectory() as folder:
        stage.film(width * 2, samples, height * 2)
        stage.records(folder)
        bpy.context.scene.render.filepath = folder + '/picture.png'
        bpy.ops.render.render(write_still=True)
        return finish.scene(folder, target)


def options():
    p = argparse.ArgumentParser()
    p.add_argument('--only', default='')
    p.add_argument('--to', default=os.path.join(HERE, 'out'))
    p.add_argument('--samples', type=int, default=10)
    p.add_argument('--most', type=int, default=1000)
    p.add_argument('--again', action='store_true')
    p.add_argument('--trial', action='store_true')
    return p.parse_args(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])


def main():
    o = options()
    os.makedirs(o.to, exist_ok=True)
    products, taken = {p['slug']: p for p in catalogue()}, 0
    only = [w for w in o.only.split(',') if w]
    for name, look in load().items():
        target = os.path.join(o.to, name)
        if (only and name not in only) or not begin(target, '.png' if o.trial else '.avif', o.again):
            continue
        wait_for_quiet()
        started, fault = time.time(), None
        try:
            png = shoot(look, products, target, 480 if o.trial else WIDE, 4 if o.trial else o.samples)
            weight = 0 if o.trial else finish.avifs(png, target, WIDTHS, LIMITS, best=20)
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
