"""Running, trail, racing, training and lifting shoes, and the slide."""
import math

import bpy
from PIL import ImageOps
from forms import form
from kit.shoe import LONG, Last, along, collar, laces, rim, sole, tongue, upper
from kit.bodies import box, loft, sweep
from kit.colour import INK, dark, is_light, mix
from kit.lettering import Sheet, rgba
from kit.lines import circle, curve, strip
from kit.mesh import group, solid
from kit.surface import Print, surface, written
from materials import cloth, foam, leather, plastic, rubber

SIDE = dict(turn=-24, lift=16, fill=0.78)
BACK = dict(turn=-128, lift=24, fill=0.74)


def overlay(p, shapes, words=None, size=2.0, at=(5.2, 4.6)):
    """Coloured parts of the upper, drawn as seen from the side: shapes are (points in x and z, colour)."""
    s = Sheet(LONG + 2, 13, None, 44)
    for points, colour in shapes:
        dots = [((x + 1) * 44, (13 - z) * 44) for x, z in ((q[0], q[1]) for q in curve([(x, z, 0) for x, z in points], 6, closed=True))]
        s.draw.polygon(dots, fill=rgba(colour))
    if words:
        write(s, words, (at[0] + 1, 13 - at[1]), size, p.view == 2)
    return Print(s.save(), LONG + 2, 13, (LONG / 2, 0, 6.5), (90, 0, 0), depth=9)


def write(s, words, at, size, backwards):
    """The drawing goes through the shoe, so words that are to be read on its other side are written backwards."""
    layer = Sheet(s.width, s.height, None, s.dots)
    layer.words(words[0], s.width - at[0] if backwards else at[0], at[1], size, words[1], weight=800)
    s.image.alpha_composite(ImageOps.mirror(layer.image) if backwards else layer.image)


def mesh_skin(colour, prints):
    """Knitted upper: small cells."""
    return surface(colour, 0.8, spec=0.2, sheen=0.3, bump=('grain', 0.17, 0.5), prints=prints, vary=0.04)


def heel(colour):
    return ([(-0.6, 2), (-0.6, 9.5), (2.0, 8.6), (4.6, 6.4), (6.2, 2.2)], colour)


def toe(colour, z=2.0):
    return ([(17.5, 1.2), (22, 3.2), (25.5, 4.6), (28.2, 5.2), (30, 4.5), (30, 0.5)], colour)


def wave(colour, at=(4.6, 5.4), long=12.0, tall=0.85, thick=1.0):
    """The mark of the running shoes: one tide line."""
    up, down = [], []
    for k in range(25):
        t = k / 24
        x, z = at[0] + long * t, at[1] - 0.6 * t + tall * math.sin(4 * math.pi * t)
        half = thick / 2 * min(1, 0.25 + 4 * t, 0.25 + 4 * (1 - t))
        up.append((x, z + half))
        down.append((x, z - half))
    return up + down[::-1], colour


def build(p, last, shapes, words, sole_shade, tread, lace, flare=0.45, tread_thick=0.45, at=(3.0, 5.0), size=1.3, skin=None):
    mark = overlay(p, shapes, words, size, at)
    make = skin or mesh_skin
    upper(last, make(p.colour, [mark]), cloth(dark(p.colour, 0.35), 0.12))
    collar(last, cloth(dark(p.colour, 0.12), 0.1))
    tongue(last, cloth(p.colour, 0.1))
    laces(last, cloth(lace, 0.07), None)
    sole(last, foam(sole_shade), rubber(tread), flare, tread_thick=tread_thick)
    band = [(x, y, z - 0.05) for x, y, z in rim(last, 0.02, lambda x: along(last.top, x))]
    sweep(band, circle(0.13, 8), plastic(mix(sole_shade, '#000000', 0.12)), closed=True)


def loop(last, colour):
    """The tab at the heel."""
    z = along(last.top, 0) + 7.6 * last.tall
    sweep(curve([(0.1, 0, z - 1.6), (-0.75, 0, z + 0.1), (-0.2, 0, z + 1.5), (0.75, 0, z + 0.4)], 8), strip(1.3, 0.24), cloth(colour, 0.1), up=(0, 1, 0))


@form('shoe', SIDE, BACK)
def runner(p):
    last = Last(3.5, 2.6, 1.6)
    build(p, last, [heel(dark(p.colour, 0.3)), toe(dark(p.colour, 0.18)), wave(p.accent)], None, '#f1eee6', p.accent, '#f1eee6', 0.6)
    loop(last, p.accent)


@form('trail-shoe', SIDE, BACK)
def trail(p):
    last = Last(3.0, 2.3, 1.5)
    guard = dark(p.colour, 0.6)
    build(p, last, [heel(guard), ([(-1, 1), (-1, 4.4), (8, 4.0), (17, 4.2), (23, 4.6), (27, 5.6), (30, 5.2), (30, 0)], guard), wave(p.accent, (5.4, 6.2), 10.5)], None, dark(p.colour, 0.35), '#25282b', p.accent, 0.55, 0.5)
    loop(last, p.accent)
    lug = rubber('#25282b')
    line = rim(last, 0.2, lambda x: along(last.low, x))
    for i in range(2, len(line) - 2, 5):
        x, y, z = line[i]
        group([box((0.9, 1.1, 0.9), lug, (0, 0, 0), 0.14)], (x, y * 0.97, z + 0.02), (0, 0, 12 if y > 0 else -12))
    for i in range(1, 13):
        for y in (-1.6, 1.6):
            box((1.1, 1.0, 0.8), lug, (i * 2.1, y, along(last.low, i * 2.1)), 0.12, (0, 0, 30))


@form('race-shoe', SIDE, BACK)
def race(p):
    last = Last(4.1, 3.2, 2.2, 0.92, rocker=1.3)
    build(p, last, [heel(mix(p.colour, '#ffffff', 0.4)), wave(p.accent)], ('TIDE', INK), '#f6f4ef', p.accent, INK, 0.7, 0.35, (22.4, 5.3), 1.5)
    plate = [(x, y, z) for x, y, z in rim(last, 0.72, lambda x: along(last.low, x) + 0.42 * (along(last.top, x) - along(last.low, x)))]
    sweep(plate, circle(0.14, 10), surface('#1b1d1f', 0.3, coat=0.6), closed=True)
    loop(last, p.accent)


@form('training-shoe', SIDE, BACK)
def trainer(p):
    last = Last(2.3, 1.9, 0.9, 1.0, 1.03, 0.2)
    tint = dark(p.colour, 0.4) if not is_light(p.colour) else mix(p.colour, '#8a8478', 0.45)
    side = ([(7, 1.5), (9.5, 5.2), (12.6, 8.6), (14.2, 8.0), (16.5, 5.2), (18.5, 1.5)], tint)
    build(p, last, [heel(tint), toe(tint), side, ([(-1, 1), (-1, 3.6), (14, 3.2), (30, 3.6), (30, 0)], tint)], (p.label, p.accent), p.colour if not is_light(p.colour) else '#f6f4ef', '#b98a52', '#f1eee6', 0.3, 0.6, (12.6, 4.6), 2.2)
    loop(last, p.accent)


@form('lifting-shoe', SIDE, BACK)
def lifter(p):
    last = Last(3.6, 1.4, 0.7, 1.0, 1.02, 0.1)
    skin = lambda colour, prints: leather(colour, prints=prints)  # noqa: E731
    build(p, last, [heel(INK), toe(mix(p.colour, '#c9c4b8', 0.6))], (p.label, INK), p.accent, '#25282b', INK, 0.25, 0.55, (8.4, 6.4), 1.5, skin)
    strap = leather(INK)
    path = [last.wall(15.4, v, 0.32) for v in [0.12 + 0.88 * k / 14 for k in range(15)]]
    right = [(x + 0.5 * (1 - k / 14), y, z + (0.35 if k > 10 else 0.1)) for k, (x, y, z) in enumerate(path)]
    line = right + [(x, -y, z) for x, y, z in reversed(right)]
    sweep(line, strip(3.0, 0.42), strap, up=(1, 0, -0.35))


@form('slide', dict(turn=-28, lift=22, fill=0.78), dict(turn=36, lift=34))
def slide(p):
    last = Last(3.0, 2.4, 1.0, wide=1.08)
    skin = surface(p.colour, 0.72, bump=('noise', 0.1, 0.25), vary=0.03)
    for shift, y0, turn in ((0, 0, 0), (3.4, 12.5, 10)):
        before = set(bpy.context.scene.objects)
        low, top = (lambda x: along(last.low, x)), (lambda x: along(last.top, x))
        mid = lambda t: (lambda x: low(x) + (top(x) - low(x)) * t)  # noqa: E731
        rows = [rim(last, o, mid(t)) for t, o in ((0, 0.1), (0.05, 0.4), (0.3, 0.55), (0.6, 0.45), (0.9, 0.5), (0.98, 0.4), (1.0, 0.15), (0.97, -0.3), (0.84, -0.9), (0.8, -1.6))]
        loft(rows, skin, smooth=70)
        mark = written(p.label, p.accent, 2.1, (17.6, -3.5, 6.6), (68, 0, 0), 4, weight=800)
        band = []
        for i in range(25):
            x = 11.8 + 9.6 * i / 24
            w, base = along([(11, 4.1), (16, 4.9), (22, 5.3)], x), along(last.top, x) - 1.3
            h = 7.2 - 0.26 * (x - 11.8) + 0.5 * math.sin(math.pi * i / 24)
            band.append([(x + 0.9 * math.sin(a) ** 2 * (0.4 - i / 24), -(w * math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a))), base + h * math.sin(a) ** 0.85) for a in [math.pi * k / 48 for k in range(49)]])
        thing = solid(loft(band, surface(p.colour, 0.72, bump=('noise', 0.1, 0.25), vary=0.03, prints=[mark]), closed=False), 0.75, 0)
        b = thing.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method = 0.3, 4, 'ANGLE'
        group([o for o in bpy.context.scene.objects if o not in before and o.parent is None], (shift, y0, 0), (0, 0, turn))
