"""/usr/bin/python3 studio/collect.py folder: copies the finished pictures there and writes pictures.json beside them."""
import base64
import io
import json
import os
import shutil
import sys

from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from arrangements import load  # noqa: E402
from kit.catalogue import catalogue  # noqa: E402

OUT = os.path.join(HERE, 'out')


def names():
    """Every picture there may be, and whether the shop can't do without it: details and other sides of choices are extras."""
    wanted = {name: True for name in load()}
    for product in catalogue():
        for i, take in enumerate(product['takes']):
            main, second, detail = take['names']
            wanted |= {main: True, second: i == 0, detail: False}
    return wanted


def before(target):
    """The pictures that were collected earlier: who takes a few pictures again needn't have the others."""
    path = os.path.join(target, 'pictures.json')
    if not os.path.exists(path):
        return {}
    with open(path) as file:
        return json.load(file)


def drop(target, names_):
    """Removes pictures of what isn't sold anymore."""
    for file in os.listdir(target):
        if file.endswith('.avif') and file[:-5].split('@')[0] in names_:
            os.remove(os.path.join(target, file))


def blur(picture, side=12):
    """A few bytes of WebP to show until the picture is there; four steps of transparency are enough for it."""
    small = picture.resize((side, round(side * picture.height / picture.width)), Image.BOX)
    if small.mode == 'RGBA':
        small.putalpha(small.getchannel('A').point(lambda a: round(a / 85) * 85))
    file = io.BytesIO()
    small.save(file, 'WEBP', quality=0, method=6)
    return base64.b64encode(file.getvalue()).decode()


def tone(picture):
    """Whether words on its left, where they stand, must be dark or light."""
    left = picture.convert('L').crop((0, 0, round(picture.width * 0.45), picture.height)).resize((1, 1), Image.BOX)
    return 'light' if (left.getpixel((0, 0)) / 255) ** 2.2 > 0.18 else 'dark'


def widths(name):
    """The widths there are of a picture, and their files."""
    whole = Image.open(os.path.join(OUT, name + '.png')).width
    files = {whole: name + '.avif'}
    for file in os.listdir(OUT):
        if file.startswith(name + '@') and file.endswith('.avif'):
            files[int(file[len(name) + 1 : -5])] = file
    return dict(sorted(files.items()))


def main():
    target = sys.argv[1]
    os.makedirs(target, exist_ok=True)
    earlier, wanted = before(target), names()
    # portraits.ts, sets.ts and videos make these
    album = {name: one for name, one in earlier.items() if name.startswith('portrait-') or name.endswith(('-starter-set-1', '-video'))}
    missing, bytes_, tiny = [], 0, []
    drop(target, set(earlier) - set(wanted) - set(album))
    for name, needed in sorted(wanted.items()):
        if not os.path.exists(os.path.join(OUT, name + '.avif')) or os.path.exists(os.path.join(OUT, name + '.lock')):
            if name in earlier:
                album[name] = earlier[name]
            elif needed:
                missing.append(name)
            continue
        picture, files = Image.open(os.path.join(OUT, name + '.png')), widths(name)
        for file in files.values():
            shutil.copyfile(os.path.join(OUT, file), os.path.join(target, file))
            bytes_ += os.path.getsize(os.path.join(OUT, file))
        image = blur(picture)
        tiny.append(len(image) * 3 // 4)
        album[name] = {'width': picture.width, 'height': picture.height, 'blur': image, 'widths': list(files)}
        if picture.mode != 'RGBA':
            album[name]['tone'] = tone(picture)
    with open(os.path.join(target, 'pictures.json'), 'w') as file:
        json.dump(dict(sorted(album.items())), file, indent=1)
        file.write('\n')
    print(f'{len(tiny)} new pictures, {bytes_ / 1e6:.1f} MB, blurs of {sum(tiny) // max(1, len(tiny))} bytes')
    print('missing:', len(missing), *missing)


main()
