"""From the raw render to the picture of the shop: grain out, shadow faded inside the frame, AVIF under its limit."""
import os
import subprocess

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


def _shift(a, dy, dx):
    return np.roll(np.roll(a, dy, 0), dx, 1)


def _clean(picture, normal, shade, mask, radius=3, reach=1.6, tolerance=0.05):
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


def _fade(mask, size, flat):
    """1 near the object, 0 before the frame ends: an ellipse around the object's foot that reaches the frame on no side."""
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


def finish(folder, target, flat=False, strength=0.9):
    """Reads the render's records in `folder`, writes target.png; gives its path."""
    picture = _read(folder + '/picture.png')
    find = lambda name: next(os.path.join(folder, f) for f in sorted(os.listdir(folder)) if f.startswith(name))  # noqa: E731
    normal, shade = _read(find('normal'), 3), _read(find('shade'), 3)
    mask = _read(find('index'), 1)[..., 0] > 0.5
    size = picture.shape[0]
    rgb, alpha = picture[..., :3], picture[..., 3]
    object_ = _clean(rgb, normal, shade, mask)
    near = mask.copy()
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            near |= _shift(mask, dy, dx)
    far = (~near).astype(np.float32)
    sigma = size / 260
    shadow = _blur(alpha * far, sigma) / np.maximum(_blur(far, sigma), 1e-3)
    wide = _blur(alpha * far, sigma * 3) / np.maximum(_blur(far, sigma * 3), 1e-3)
    # a faint shadow is far from its cause, and may be blurred more
    part = np.clip(shadow / 0.25, 0, 1)
    shadow = (shadow * part + wide * (1 - part)) * _fade(mask, size, flat) * strength
    out_alpha = np.where(near, alpha, shadow)
    out_rgb = np.where(near[..., None], np.where(mask[..., None], object_, rgb), 0)
    out = np.concatenate([out_rgb, out_alpha[..., None]], 2)
    Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8)).save(target + '.png')
    return target + '.png'


def avif(png, target, limit=40_000):
    """The best quality that stays under the limit, in bytes."""
    for level in (22, 26, 30, 34, 38, 42, 46):
        subprocess.run(
            ['avifenc', '-s', '5', '-j', '1', '-y', '420', '-d', '8', '--min', '0', '--max', '63', '--minalpha', '0', '--maxalpha', '63',
             '-a', 'end-usage=q', '-a', f'color:cq-level={level}', '-a', f'alpha:cq-level={max(20, level - 8)}', png, target],
            check=True, capture_output=True)
        if os.path.getsize(target) <= limit:
            break
    return os.path.getsize(target)
