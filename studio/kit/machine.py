"""What machines are made of, and the parts they share."""
import math

from forms.bars import post
from kit.bodies import box, lathe, loft, rod, sweep
from kit.lettering import Sheet, rgba
from kit.lines import circle, fillet, ring
from kit.mesh import group
from kit.surface import Print, surface

BLACK = '#212427'


def close(p, kind, size, strength):
    """What is finer than a pixel is grain: a machine is so large that only a picture from close by shows its surface."""
    return (kind, size, strength) if p.view == 3 else None


def coated(p, color, **kw):
    return surface(color, 0.48, bump=close(p, 'noise', 0.1, 0.08), **kw)


def moulded(p, color=BLACK, rough=0.42, **kw):
    return surface(color, rough, bump=close(p, 'noise', 0.07, 0.12), **kw)


def soft(p, color='#1b1d1f', **kw):
    return surface(color, 0.66, spec=0.35, bump=close(p, 'noise', 0.1, 0.2), **kw)


def padded(p, color='#25282b', **kw):
    return surface(color, 0.5, bump=close(p, 'grain', 0.16, 0.2), **kw)


def metal(p, color='#c3c8cc', rough=0.28, **kw):
    return surface(color, rough, metal=1, bump=close(p, 'noise', 0.5, 0.02), **kw)


def hoop(r, thick, material, at, n=128, sides=12):
    x, y, z = at
    return sweep([(x + r * math.cos(a), y, z + r * math.sin(a)) for a in [2 * math.pi * k / n for k in range(n)]], circle(thick, sides), material, closed=True)


def feet(p, xs, width, material):
    """Two tubes across, with caps that can be turned to level the floor."""
    for x in xs:
        post((x, -width / 2, 4.6), (x, width / 2, 4.6), 6.5, material)
        for y in (-width / 2, width / 2):
            box((7.4, 3.4, 7.2), moulded(p), (x, y, 4.6), 0.9, segments=4)
            inside = y - math.copysign(5, y)
            rod(2.6, 1.6, soft(p), (x, inside, 0.8), 'z', 0.4)


def screw(p, at, axis, toward, r=0.75, tint='#a9aeb3'):
    """A round head with a hexagon socket, standing out `toward` (+1 or -1) along its axis."""
    bright = metal(p, tint, 0.3)
    x, y, z = at
    step = {'x': (toward, 0, 0), 'y': (0, toward, 0), 'z': (0, 0, toward)}[axis]
    parts = []
    parts.append(rod(r, 0.8, bright, (x, y, z), axis, 0.18, 40))
    parts.append(rod(r * 0.5, 0.3, surface('#0b0c0d', 0.6), (x + step[0] * 0.27, y + step[1] * 0.27, z + step[2] * 0.27), axis, 0, 6))
    return parts


def even(points, t):
    """A soft line through (t, value)."""
    for (a, u), (b, v) in zip(points, points[1:]):
        if t <= b:
            k = max(0.0, (t - a) / (b - a))
            k = k * k * (3 - 2 * k)
            return u + (v - u) * k
    return points[-1][1]


def saddle(p, at):
    """Nose to -x: a padded shell with a groove, on two rails in a clamp. `at` is the top of its post."""
    x0, y0, z0 = at
    half = [(0, 0.9), (0.05, 2.2), (0.2, 2.7), (0.42, 3.5), (0.62, 6.4), (0.82, 9.6), (0.93, 9.9), (1, 7.6)]
    top = [(0, 6.6), (0.08, 7.3), (0.3, 6.9), (0.55, 6.8), (0.85, 7.9), (1, 7.4)]
    rows = []
    for i in range(49):
        t = i / 48
        w, crown = even(half, t), even(top, t)
        end = math.sqrt(max(0.02, 1 - max(0, (t - 0.94) / 0.06) ** 2 * 0.9)) * math.sqrt(max(0.02, 1 - max(0, (0.06 - t) / 0.06) ** 2 * 0.9))
        row = []
        for k in range(56):
            a = 2 * math.pi * k / 56
            c, s = math.cos(a), math.sin(a)
            y = w * math.copysign(abs(c) ** 0.75, c)
            rise = math.copysign(abs(s) ** 0.8, s) * (2.3 if s > 0 else 2.5) * end
            groove = 0.7 * math.exp(-((y / 1.1) ** 2)) * max(0, s) * min(1, max(0, (t - 0.15) / 0.2)) * min(1, (1.02 - t) / 0.1)
            row.append((x0 - 15 + 28 * t, y0 + y, z0 + crown - 2.3 + rise - groove - 0.012 * y * y * (1 if t > 0.5 else 0.4)))
        rows.append(row)
    loft(rows, padded(p))
    for y in (-2.1, 2.1):
        line = [(x0 - 12.6, y0 + y * 0.5, z0 + 3.4), (x0 - 8, y0 + y, z0 + 1.6), (x0 + 5, y0 + y, z0 + 1.6), (x0 + 9.6, y0 + y * 2, z0 + 3.6)]
        sweep(line, circle(0.42, 14), metal(p))
    box((4.6, 6.2, 2.2), moulded(p), (x0, y0, z0 + 1.2), 0.6)


def crank(p, centre, long, angle, side):
    """An arm and its pedal. `side` is -1 where it is towards the camera."""
    x, y, z = centre
    dx, dz = long * math.cos(angle), long * math.sin(angle)
    bright = metal(p, '#b9bec3', 0.24)
    section = ring([(-0.75, -1.7), (0.75, -1.7), (0.75, 1.7), (-0.75, 1.7)], 0.5, 4)
    sweep([(x + dx * k, y, z + dz * k) for k in (0, 0.5, 1)], section, bright, up=(0, 1, 0), size=lambda t: 1.12 - 0.24 * t)
    lathe(fillet([(0, -1.1), (2.5, -1.1, 0.3), (2.5, 1.1, 0.3), (0, 1.1)], steps=4), bright, centre, 'y', 64)
    lathe(fillet([(0, -0.9), (1.7, -0.9, 0.3), (1.7, 0.9, 0.3), (0, 0.9)], steps=4), bright, (x + dx, y, z + dz), 'y', 48)
    screw(p, (x, y + side * 1.0, z), 'y', side, 1.2, '#8d9296')
    pedal(p, (x + dx, y + side * 6.6, z + dz), side)


def pedal(p, at, side):
    """A platform: two toothed plates along, two ribbed blocks of rubber between, on its axle."""
    dark, block = moulded(p, '#2b2e32'), soft(p, '#191b1d')
    parts = [rod(0.75, 12, metal(p), (0, 0, 0), 'y', 0.1, 32), rod(1.5, 9.4, dark, (0, 0, 0), 'y', 0.3, 40)]
    for x in (-4.7, 4.7):
        parts.append(box((0.9, 9.6, 2.5), dark, (x, 0, 0), 0.25))
        for k in range(6):
            parts.append(box((0.8, 0.8, 3.1), dark, (x, -4 + 1.6 * k, 0), 0.2))
        parts.append(box((3.4, 8.2, 2.3), block, (x * 0.58, 0, 0), 0.5))
        for k in range(4):
            parts.append(box((3.5, 0.9, 2.75), block, (x * 0.58, -2.85 + 1.9 * k, 0), 0.25))
    for y in (-4.7, 4.7):
        parts.append(box((10.2, 1.0, 2.2), dark, (0, y, 0), 0.4))
    for x in (-1, 1):
        parts.append(box((0.3, 5.4, 1.2), surface('#d98a1e', 0.2, coat=0.8), (x * 5.25, 0, 0), 0.1))
    return group(parts, at, (0, -14, 0))


def screen(p, at, turn, w=22, h=14, words=('12:40', '184 W', '5.2 km'), tint='#DDF247'):
    """What is shown while somebody trains: two figures below a large one, and how hard it was so far."""
    sw, sh = w - 2, h - 2
    s = Sheet(sw, sh, '#0d0f11', 40)
    s.words(words[0], sw / 2, sh * 0.24, sh * 0.32, '#f3f1ec', 750, most=sw * 0.7)
    for k, word in enumerate(words[1:]):
        s.words(word, sw * (0.26 + 0.48 * k), sh * 0.56, sh * 0.15, (tint, '#f3f1ec')[k], 700, most=sw * 0.42)
    bars(s, sw * 0.08, sh * 0.94, sw * 0.84, sh * 0.2, tint)
    face = Print(s.save(), sw, sh, (0, -1.25, 0), depth=0.5)
    glass = box((sw + 0.6, 0.3, sh + 0.6), surface('#0d0f11', 0.16, coat=0.5, prints=[face]), (0, -1.15, 0), 0.12, segments=4)
    body = box((w, 2.2, h), moulded(p, '#26282b'), (0, 0, 0), 0.8, segments=5)
    return group([glass, body, face.empty], at, turn)


def bars(s, x, low, wide, tall, tint, done=0.62, count=28):
    """A training as a row of bars: what is done is bright."""
    step = wide / count
    for k in range(count):
        t = k / count
        part = 0.35 + 0.3 * t + 0.32 * (k % 8 < 4) * (0.15 < t < 0.9)
        s.bar(x + k * step, low - tall * part, step * 0.66, tall * part, tint if t < done else '#4a4f55', step * 0.14)


def cross(s, x, y, size, color, upright=True):
    """A plus, or a minus."""
    t = size * 0.2
    s.draw.rectangle([v * s.dots for v in (x - size / 2, y - t / 2, x + size / 2, y + t / 2)], fill=rgba(color))
    if upright:
        s.draw.rectangle([v * s.dots for v in (x - t / 2, y - size / 2, x + t / 2, y + size / 2)], fill=rgba(color))
