"""Photographs the catalogue: blender -b -t 1 --python studio/shoot.py -- [--only slug,slug] [--form name,name] [--views main,second,detail,choices]
[--size 800] [--samples 12] [--to folder] [--most 8] [--again] [--trial]. What exists already, or is being taken, is left alone.
Ends with 3 when nothing was left to do."""
import argparse
import os
import sys
import tempfile
import time
import traceback
from dataclasses import replace

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import finish  # noqa: E402
import set as stage  # noqa: E402
from forms import Brief, load  # noqa: E402
from kit.catalogue import catalogue  # noqa: E402
from kit.color import print_on  # noqa: E402
from kit.turns import begin, end, wait_for_quiet  # noqa: E402


def options():
    p = argparse.ArgumentParser()
    p.add_argument('--only', default='')
    p.add_argument('--form', default='')
    p.add_argument('--views', default='main,second,choices')
    p.add_argument('--size', type=int, default=800)
    p.add_argument('--samples', type=int, default=12)
    p.add_argument('--to', default=os.path.join(HERE, 'out'))
    p.add_argument('--most', type=int, default=1000, help='pictures before it ends')
    p.add_argument('--again', action='store_true')
    p.add_argument('--trial', action='store_true', help='PNG only, small and quick')
    return p.parse_args(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])


def wanted(product, view):
    """(file, view, look) for each picture asked for: main, second and detail of the main look, "choices" of all others (choices2: their second)."""
    first, *others = product['takes']
    closest = len(load()[first['look']['form']]) > 3
    return {
        'main': [(first['names'][0], 1, first['look'])],
        'second': [(first['names'][1], 2, first['look'])],
        'detail': [(first['names'][2], 3, first['look'])] if closest else [],
        'choices': [(take['names'][0], 1, take['look']) for take in others],
        'choices2': [(take['names'][1], 2, take['look']) for take in others],
    }[view]


def build(product, picture, view=1):
    """Puts the product with this look on the empty set, in centimetres; gives how it wants to be seen."""
    color, accent = picture['color'], picture.get('accent') or '#D4451A'
    label = picture.get('label') or ''
    make, *looks = load()[picture['form']]
    ink = print_on(color) if accent == color else accent
    part = make(Brief(color, ink, label, view, label.split('|') if label else [], product['brand'], product['mark']))
    look = looks[view - 1]
    # what is sold in sizes may say that this one is smaller in its frame than the largest
    return replace(look, fill=look.fill * part) if isinstance(part, float) else look


def shoot(product, picture, view, target, size, samples):
    stage.clear()
    look = build(product, picture, view)
    points = stage.pose(look.turn, look.tip, look.afloat)
    stage.lights(look.flat, look.worn)
    plane = stage.floor()
    stage.camera(points, look.lift, look.fill, look.focus, look.close)
    with tempfile.TemporaryDirectory() as folder:
        stage.shoot(folder, plane, size, samples)
        return finish.finish(folder, target, look.flat)


def main():
    o = options()
    os.makedirs(o.to, exist_ok=True)
    only, chosen = [w for w in o.only.split(',') if w], [w for w in o.form.split(',') if w]
    size, samples = (320, 12) if o.trial else (o.size, o.samples)
    products = [p for p in catalogue() if p['form'] != 'card']  # what is drawn: gift-cards.ts, plan-cover.ts
    shots = [(p, shot) for view in o.views.split(',') for p in products for shot in wanted(p, view)]
    taken = 0
    for product, (file, view, picture) in shots:
        target = os.path.join(o.to, file)
        if (only and product['slug'] not in only) or (chosen and picture['form'] not in chosen):
            continue
        if not begin(target, '.png' if o.trial else '.avif', o.again):
            continue
        wait_for_quiet()
        started, fault = time.time(), None
        try:
            png = shoot(product, picture, view, target, size, samples)
            weight = 0 if o.trial else finish.avifs(png, target)
            print(f'DONE {file} {time.time() - started:.0f} s {weight} bytes', flush=True)
        except Exception as error:  # one bad form must not stop the night's work
            traceback.print_exc()
            print('FAILED', file, error, flush=True)
            fault = error
        end(target, fault)
        taken += 1
        if taken == o.most:
            break
    sys.exit(0 if taken else 3)


if __name__ == '__main__':
    main()
