"""From the raw render to the picture of the shop: grain out, shadow faded inside the frame, AVIF under its limit."""
import os
import subprocess
import tempfile

import bpy
import numpy as np
from PIL import Image


def _read(path, channels=4):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    flat = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(h, w, 4)[::-1, :, :channels].copy()


def _find(folder, name, channels):
    return _read(next(os.path.join(folder, f) for f in sorted(os.listdir(folder)) if f.startswith(name)), channels)


def _shift(a, dy, dx):
    return np.roll(np.roll(a, dy, 0), dx, 1)


def _clean(picture, normal, shade, mask, radius=4, reach=2.0, tolerance=0.07):
    """Averages neighbours that have the same direction, the same paint and nearly the same light: grain goes, edges stay."""
    total, weight = np.zeros_like(picture), np.zeros(picture.shape[:2], np.float32)
    # judged on a slightly smoothed copy, or the grain itself would count as an edge
    soft = sum(_shift(picture, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)) / 9
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            w = np.exp(-(dx * dx + dy * dy) / (2 * reach * reach))
            other = _shift(soft, dy, dx)
            d = ((_shift(normal, dy, dx) - normal) ** 2).sum(2) / 0.02
            d += ((_shift(shade, dy, dx) - shade) ** 2).sum(2) / 0.002
            d += ((other - soft) ** 2).sum(2) / tolerance**2
            k = w * np.exp(-d) * (_shift(mask, dy, dx) == mask)
            total += _shift(picture, dy, dx) * k[..., None]
            weight += k
    return total / np.maximum(weight, 1e-6)[..., None]


def _blur(a, sigma):
    n = int(sigma * 2.5) + 1
    kernel = np.exp(-np.arange(-n, n + 1) ** 2 / (2 * sigma * sigma))
    kernel /= kernel.sum()
    for axis in (0, 1):
        padded = np.pad(a, [(n, n) if i == axis else (0, 0) for i in (0, 1)], mode='edge')
        a = sum(k * (padded[i : i + a.shape[0]] if axis == 0 else padded[:, i : i + a.shape[1]]) for i, k in enumerate(kernel))
    return a


def _fade(mask, flat):
    """1 near the object, 0 before the frame ends: an ellipse around the object's foot that reaches the frame on no side."""
    size = mask.shape[0]
    ys, xs = np.nonzero(mask)
    cx = (xs.min() + xs.max()) / 2
    bottom = ys.max()
    cy = bottom - (0.5 if flat else 0.12) * (bottom - ys.min())
    y, x = np.mgrid[0:size, 0:size].astype(np.float32)
    rx = np.where(x < cx, cx, size - cx)
    ry = np.where(y < cy, cy, size - cy)
    r = np.hypot((x - cx) / rx, (y - cy) / ry)
    t = np.clip((0.94 - r) / 0.56, 0, 1)
    return t * t * (3 - 2 * t)


def _shadow(folder, mask, flat, strength):
    """The small exposure of the floor, smoothed (a faint shadow is far from its cause and may be blurred more), at the picture's size."""
    raw = _read(folder + '/shadow.png')[..., 3]
    sigma = raw.shape[0] / 230
    near, wide = _blur(raw, sigma), _blur(raw, sigma * 4)
    part = np.clip(wide / 0.4, 0, 1)
    size = mask.shape[0]
    large = Image.fromarray(near * part + wide * (1 - part)).resize((size, size), Image.BICUBIC)
    return np.clip(np.asarray(large), 0, 1) * _fade(mask, flat) * strength


def finish(folder, target, flat=False, strength=0.9):
    """Reads the two exposures in `folder`, writes target.png; gives its path."""
    picture = _read(folder + '/picture.png')
    alpha = picture[..., 3]
    mask = alpha > 0.5
    ys, xs = np.nonzero(alpha)
    part = (slice(max(0, ys.min() - 4), ys.max() + 5), slice(max(0, xs.min() - 4), xs.max() + 5))
    guides = [_find(folder, name, 3)[part] for name in ('normal', 'shade')]
    rgb = picture[..., :3].copy()
    rgb[part] = np.where(mask[part][..., None], _clean(rgb[part], *guides, mask[part]), rgb[part])
    behind = _shadow(folder, mask, flat, strength) * (1 - alpha)
    out_alpha = alpha + behind
    out_rgb = rgb * (alpha / np.maximum(out_alpha, 1e-6))[..., None]
    out = np.concatenate([out_rgb, out_alpha[..., None]], 2)
    Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8)).save(target + '.png')
    return target + '.png'


def scene(folder, target):
    """A picture without alpha, at half the rendered size. The paper behind the things is smooth, so its grain may be blurred away altogether.
    Whole pixels belong to things or paper; that their edges are smooth comes from halving."""
    rgb = _read(folder + '/picture.png')[..., :3]
    things = _find(folder, 'index', 1)[..., 0] < 0.5
    out = _clean(rgb, _find(folder, 'normal', 3), _find(folder, 'shade', 3), things, radius=6, reach=3.5, tolerance=0.1)
    ground = (~things).astype(np.float32)
    sigma = rgb.shape[1] / 300
    share = np.maximum(_blur(ground, sigma), 1e-3)
    for c in range(3):
        out[..., c] = np.where(things, out[..., c], _blur(rgb[..., c] * ground, sigma) / share)
    out = (out[::2, ::2] + out[1::2, ::2] + out[::2, 1::2] + out[1::2, 1::2]) / 4
    # a trace of grain keeps the paper's gradients from showing steps
    out += np.random.default_rng(1).normal(0, 0.5 / 255, out.shape[:2])[..., None]
    Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8)).save(target + '.png')
    return target + '.png'


def avifs(png, target, widths=(640, 320), limits=(30_000, 18_000, 8_000), best=28):
    """The picture in each width (the full one carries no suffix); the best quality, from `best`, that stays under the limit. Gives the bytes."""
    whole = Image.open(png)
    total = 0
    for width, limit in zip((whole.width, *widths), limits):
        path = target + ('.avif' if width == whole.width else f'@{width}.avif')
        small = whole if width == whole.width else whole.resize((width, round(whole.height * width / whole.width)), Image.LANCZOS)
        with tempfile.NamedTemporaryFile(suffix='.png') as file:
            small.save(file.name, compress_level=1)
            total += _avif(file.name, path, limit, best)
    return total


def _avif(png, path, limit, best):
    for level in range(best, 49, 4):
        subprocess.run(
            ['avifenc', '-s', '6', '-j', '1', '-y', '420', '-d', '8', '--min', '0', '--max', '63', '--minalpha', '0', '--maxalpha', '63',
             '-a', 'end-usage=q', '-a', f'color:cq-level={level}', '-a', f'alpha:cq-level={max(20, level - 8)}', png, path],
            check=True, capture_output=True)
        if os.path.getsize(path) <= limit:
            break
    return os.path.getsize(path)
