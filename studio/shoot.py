"""Photographs the catalogue: blender -b -t 1 --python studio/shoot.py -- [--only slug,slug] [--views main,second,colours]
[--size 1000] [--samples 48] [--to folder] [--again] [--trial]. What exists already is left alone."""
import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import finish  # noqa: E402
import set as stage  # noqa: E402
from forms import Brief, load  # noqa: E402


def options():
    p = argparse.ArgumentParser()
    p.add_argument('--only', default='')
    p.add_argument('--form', default='')
    p.add_argument('--views', default='main,colours,second')
    p.add_argument('--size', type=int, default=1000)
    p.add_argument('--samples', type=int, default=48)
    p.add_argument('--to', default=os.path.join(HERE, 'out'))
    p.add_argument('--again', action='store_true')
    p.add_argument('--trial', action='store_true', help='PNG only, small and quick')
    return p.parse_args(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])


def catalogue():
    node = os.path.join(HERE, '..', 'node_modules', '.bin', 'node')
    script = os.path.join(HERE, 'products.ts')
    return json.loads(subprocess.run([node, script], check=True, capture_output=True, cwd=os.path.dirname(HERE)).stdout)


def wanted(product, views):
    """(file, view, colour) for each picture asked for."""
    own = product['picture']['colour']
    shots = {
        'main': [(product['main'], 1, own)],
        'colours': [(c['file'], 1, c['colour']) for c in product['byColour']],
        'second': [(product['second'], 2, own)],
    }
    return [shot for view in views for shot in shots[view]]


def copied(source, target):
    """The main picture is also the picture of its own colour."""
    there = [end for end in ('.png', '.avif') if os.path.exists(source + end)]
    for end in there:
        shutil.copy(source + end, target + end)
    return there


def wait_for_quiet():
    """Somebody measures on this machine while that file exists."""
    while os.path.exists('/tmp/quiet'):
        time.sleep(3)


def shoot(picture, view, colour, target, size, samples):
    from kit.colour import print_on

    stage.clear()
    accent = picture.get('accent') or '#D4451A'
    label = picture.get('label') or ''
    brief = Brief(colour, print_on(colour) if accent == colour else accent, label, view, label.split('|') if label else [])
    build, *looks = load()[picture['form']]
    build(brief)
    look = looks[view - 1]
    points = stage.pose(look.turn, look.tip)
    stage.lights(look.flat)
    stage.floor()
    stage.camera(points, look.lift, look.fill, look.focus, look.close)
    stage.film(size, samples)
    with tempfile.TemporaryDirectory() as folder:
        stage.records(folder)
        bpy.ops.render.render(write_still=True)
        return finish.finish(folder, target, look.flat)


def main():
    o = options()
    os.makedirs(o.to, exist_ok=True)
    only, chosen = [w for w in o.only.split(',') if w], [w for w in o.form.split(',') if w]
    known = load()
    size, samples = (320, 20) if o.trial else (o.size, o.samples)
    for view in o.views.split(','):
        for product in catalogue():
            picture = product['picture']
            if (only and product['slug'] not in only) or (chosen and picture['form'] not in chosen):
                continue
            if picture['form'] not in known:
                print('NO FORM', picture['form'], product['slug'], flush=True)
                continue
            for file, number, colour in wanted(product, [view]):
                target = os.path.join(o.to, file)
                done = target + ('.png' if o.trial else '.avif')
                if os.path.exists(done) and not o.again:
                    continue
                if view == 'colours' and colour == picture['colour'] and copied(os.path.join(o.to, product['main']), target):
                    continue
                wait_for_quiet()
                started = time.time()
                try:
                    png = shoot(picture, number, colour, target, size, samples)
                    weight = 0 if o.trial else finish.avif(png, target + '.avif')
                    print(f'DONE {file} {time.time() - started:.0f} s {weight} bytes', flush=True)
                except Exception as fault:  # one bad form must not stop the night's work
                    import traceback

                    traceback.print_exc()
                    print('FAILED', file, fault, flush=True)


main()
