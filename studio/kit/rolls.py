"""Things that were rolled, coiled or folded."""
import math

from kit.bodies import sweep
from kit.lines import strip


def spiral(inner, pitch, turns, material, width, thickness, tail=6.0, axis='x', steps=40, at=(0, 0, 0), droop=True):
    """A ribbon rolled up; its loose end lies on the floor towards the camera. Axis 'x' lies on the floor, 'z' stands on its edge."""
    path = []
    outer = inner + pitch * turns
    n = int(turns * steps)
    for k in range(n + 1):
        phi = -2 * math.pi * turns * (1 - k / n)
        r = inner + pitch * turns * k / n
        path.append((-r * math.sin(phi), outer - r * math.cos(phi)))
    path += [(-tail * k / 8, 0 if droop else 0.004 * k * k) for k in range(1, 9)] if tail else []
    if axis == 'x':
        points = [(at[0], at[1] + y, at[2] + z + thickness / 2) for y, z in path]
        return sweep(points, strip(width, thickness), material, up=(1, 0, 0))
    points = [(at[0] + y, at[1] - (z - outer), at[2] + width / 2) for y, z in path]
    return sweep(points, strip(width, thickness), material, up=(0, 0, 1))


def folded(width, depth, layers, thickness, material, at=(0, 0, 0), gap=0.06, wave=0.12, seed=1):
    """A cloth folded to and fro; the rounded folds look at the camera."""
    import random

    chance = random.Random(seed)
    path, step = [], thickness + gap
    for layer in range(layers):
        z = thickness / 2 + layer * step
        left, right = -depth / 2 + chance.uniform(0, 0.4), depth / 2 - chance.uniform(0, 0.4)
        ends = (right, left) if layer % 2 == 0 else (left, right)
        for k in range(13):
            t = k / 12
            y = ends[0] + (ends[1] - ends[0]) * t
            path.append((0, y, z + wave * thickness * math.sin(5 * t + layer)))
        if layer < layers - 1:
            sign = -1 if layer % 2 == 0 else 1
            for k in range(1, 8):
                a = math.pi * k / 8
                path.append((0, ends[1] + sign * math.sin(a) * step * 0.62, z + step / 2 * (1 - math.cos(a))))
    points = [(x + at[0], y + at[1], z + at[2]) for x, y, z in path]
    return sweep(points, strip(width, thickness, thickness * 0.42), material, up=(1, 0, 0))


def coil(radius, loops, drift=0.5, lift=0.0, n=60):
    """The line of a rope thrown into loops."""
    return [
        ((radius + drift * math.sin(2.3 * t)) * math.cos(t), (radius * 0.92 + drift * math.cos(1.7 * t)) * math.sin(t), lift * t / 6.283)
        for t in [2 * math.pi * loops * k / (n * loops) for k in range(int(n * loops) + 1)]
    ]
