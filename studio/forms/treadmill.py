"""The treadmill: side on, the front to the left; who runs looks to -x."""
import math

from forms import form
from forms.bars import post
from kit.bodies import box, lathe, rod, slab, sweep
from kit.color import dark, light
from kit.lettering import Sheet
from kit.lines import circle, curve, fillet, ring, strip
from kit.machine import bars, coated, cross, metal, moulded, screw, soft
from kit.mesh import group
from kit.surface import Print, compute, surface, waves, written
from materials import gloss

LIME, BONE = '#DDF247', '#f3f1ec'


def _diamonds(size):
    """What is pressed into the belt, so that shoes hold on to it."""

    def pattern(tree, where):
        turned = tree.nodes.new('ShaderNodeMapping')
        turned.inputs['Scale'].default_value = (-1, 1, 1)
        tree.links.new(where, turned.inputs[0])
        return None, compute(tree, 'ADD', waves(tree, where, size, 'DIAGONAL'), waves(tree, turned.outputs[0], size, 'DIAGONAL'))

    return pattern


def _belt(p):
    """A loop around two rollers; `half` is the distance of the rollers from the middle."""
    half, r = 71, 2.5
    turn = [math.pi * k / 16 for k in range(17)]
    line = [(half + r * math.sin(a), 0, r * math.cos(a)) for a in turn] + [(-half - r * math.sin(a), 0, -r * math.cos(a)) for a in turn]
    tread = surface('#1b1d1f', 0.7, spec=0.3, pattern=_diamonds(0.42), bump=(None, 0.42, 0.55)) if p.view == 3 else surface('#1e2022', 0.7, spec=0.3)
    loop = sweep(line, strip(48, 0.24), tread, closed=True, up=(0, 1, 0))
    steel = metal(p)
    rollers = [rod(2.3, 52, steel, (x, 0, 0), 'y', 0.2) for x in (-half, half)]
    return [loop, *rollers, box((2 * half - 6, 47.4, 1.8), moulded(p, '#3a3027'), (0, 0, 1.0), 0.2)]


def _tread(p, side):
    """The strip one stands on beside the belt: rubber with ribs along."""
    across, ribs = 7.4, 10
    top = [(-across / 2 + across * k / 80, 0.42 + 0.17 * math.cos(2 * math.pi * ribs * k / 80)) for k in range(81)]
    section = [(-across / 2, 0), *top, (across / 2, 0)]
    return sweep([(-46, side * 29.2, 4.9), (67, side * 29.2, 4.9)], section, soft(p, '#17191b'), up=(0, 0, 1), smooth=50)


def _rail(p, side):
    outline = ring([(23.4, 3.2), (23.4, 4.8), (34.6, 4.8), (35.2, 3.6), (35.2, -4.6), (34, -5.6), (27, -5.6), (27, 3.2)], 0.5, 4)
    section = [(-side * a, b) for a, b in outline]
    marks = [written(p.label, '#e9e6de', 3.4, (40, -35.2, -0.6), depth=2)] if side < 0 else []
    body = sweep([(-74, 0, 0), (72.6, 0, 0)], section, coated(p, light(p.color, 0.06), prints=marks), up=(0, 0, 1), smooth=40)
    # the groove along the extrusion, and the cap that closes its end
    groove = box((146, 0.3, 0.5), surface('#15171a', 0.6), (-0.7, side * 35.15, 2.3), 0.1)
    shell = moulded(p, '#232629')
    cap = box((7.4, 13.2, 11.6), shell, (75.6, side * 29.2, -0.2), 1.9, segments=6)
    recess = rod(1.5, 0.4, surface('#0d0e0f', 0.7), (79.3, side * 30, 0.2), 'x', 0.05, 48)
    bolt = screw(p, (79.2, side * 30, 0.2), 'x', 1, 1.05)
    foot = rod(2.6, 2.2, soft(p), (72, side * 30, -6.6), 'z', 0.5)
    return [body, groove, cap, recess, *bolt, foot, _tread(p, side), *[m.empty for m in marks]]


def _base(p):
    parts = [*_belt(p), *_rail(p, -1), *_rail(p, 1), box((5, 50, 4), coated(p, p.color), (66, 0, -3.6), 0.5)]
    group(parts, (0, 0, 9.4), (0, 1.3, 0))
    cover = moulded(p, dark(p.color, 0.3))
    slab(ring([(-100, 3), (-66, 3), (-63.4, 16), (-74, 24), (-97, 22.4), (-103, 12)], 5, 10), 69, cover, (0, 0, 0), 2.6, 'xz')
    slit = surface('#0e0f10', 0.8)
    for k in range(9):
        box((6.4, 0.9, 0.5), slit, (-84, -9.6 + 2.4 * k, 23.25), 0.2, (0, -4, 0))
    for y in (-26, 26):
        lathe(fillet([(0, -2), (4.2, -2, 0.6), (4.2, 2, 0.6), (0, 2)], steps=4), soft(p), (-98, y, 4.2), 'y')


def _uprights(p):
    skin, grip, section = coated(p, p.color), soft(p), ring([(-2.4, -4.2), (2.4, -4.2), (2.4, 4.2), (-2.4, 4.2)], 1.6, 5)
    for y in (-36.6, 36.6):
        sweep(curve([(-84, y, 5), (-83, y, 30), (-77, y, 66), (-70, y, 96), (-66, y, 110)], 10), section, skin, up=(0, 1, 0))
        out = math.copysign(1, y)
        box((15, 1.4, 11), coated(p, dark(p.color, 0.2)), (-84, y + out * 2.6, 11), 0.5, (0, -4, 0))
        for x in (-88.5, -79.5):
            screw(p, (x, y + out * 3.4, 11), 'y', out, 1.2)
        path = curve([(-69, y, 101), (-61, y, 103.4), (-44, y, 99), (-33, y, 93.4)], 8)
        sweep(path, circle(2.0, 24), coated(p, dark(p.color, 0.2)))
        sweep(path[9:], circle(2.4, 28), grip)
        rod(2.5, 2.4, gloss(p.accent), path[-1], 'x', 0.6)
    post((-67, -36, 104), (-67, 36, 104), 6, skin)


def _on(a, b):
    """Where a flat thing lies that reaches from b to a: its middle and its turn, with x towards a."""
    return ((a[0] + b[0]) / 2, 0, (a[1] + b[1]) / 2), (0, -math.degrees(math.atan2(a[1] - b[1], a[0] - b[0])), 0)


def _display(p):
    w, h = 47, 16.4
    s = Sheet(w, h, '#0b0d0e', 40)
    for x, title, figure, tint in ((0.13, 'TIME', '24:10', BONE), (0.38, 'KM', '3.87', BONE), (0.63, 'SLOPE', '2.0', BONE), (0.87, 'KM/H', '9.6', LIME)):
        s.words(title, w * x, 2.3, 1.2, '#9aa0a6', 650)
        s.words(figure, w * x, 5.3, 3.5, tint, 750)
    bars(s, 2.2, h - 1.5, w - 4.4, 6.4, LIME, count=40)
    face = Print(s.save(), w, h, (0, 0, 0.3), (0, 0, 90), depth=0.6)
    return [box((h + 1.2, w + 1.2, 0.5), surface('#0b0d0e', 0.2, spec=0.3, coat=0.2, prints=[face]), (0, 0, 0.1), 0.2, segments=4), face.empty]


def _rocker(p, y, tint):
    """A key that is pressed at its upper or its lower end."""
    s = Sheet(6, 9.4, None, 60)
    cross(s, 3, 2.3, 2.0, tint)
    cross(s, 3, 7.1, 2.0, tint, upright=False)
    face = Print(s.save(), 6, 9.4, (0, y, 0.9), (0, 0, 90), depth=1)
    key = slab(ring([(-4.7, -3), (4.7, -3), (4.7, 3), (-4.7, 3)], 1.4, 6), 1.5, moulded(p, '#34383d', prints=[face]), (0, y, 0.4), 0.35, 'xy')
    well = slab(ring([(-5.1, -3.4), (5.1, -3.4), (5.1, 3.4), (-5.1, 3.4)], 1.7, 6), 0.4, surface('#0a0b0c', 0.7), (0, y, 0.12), 0.05, 'xy')
    return [key, well, face.empty, box((0.16, 5.2, 0.2), surface('#1a1c1e', 0.6), (0, y, 1.1), 0.05)]


def _keys(p):
    w, h = 55, 12.6
    s = Sheet(w, h, None, 40)
    for x, word in ((w / 2 - 12.4, 'SLOPE'), (w / 2 + 12.4, 'SPEED')):
        s.words(word, x, h / 2, 1.3, '#b9bec2', 650)
    s.words('SAFETY', w / 2 - 7, h / 2 + 3.6, 1.3, '#b9bec2', 650)
    face = Print(s.save(), w, h, (0, 0, 0.2), (0, 0, 90), depth=0.6)
    plate = slab(ring([(-6.3, -27.5), (6.3, -27.5), (6.3, 27.5), (-6.3, 27.5)], 1.6, 6), 0.5, moulded(p, '#15171a', 0.35, prints=[face]), (0, 0, 0), 0.15, 'xy')
    red = surface('#C22E0C', 0.28, coat=0.4)
    socket = rod(3.5, 0.7, moulded(p, '#0d0e0f', 0.3), (0.6, 0, 0.4), 'z', 0.25, 72)
    key = [slab(ring([(-1.5, -2.3), (4.4, -1.5), (4.4, 1.5), (-1.5, 2.3)], 1.1, 6), 1.5, red, (0, 0, 1.3), 0.45, 'xy'), rod(2.6, 1.4, red, (0.2, 0, 1.2), 'z', 0.4, 64)]
    return [plate, face.empty, socket, *key, *_rocker(p, -20, BONE), *_rocker(p, 20, BONE)]


def _cord(p):
    """From the safety key over the console's edge: wound like that of a telephone, with the clip for a shirt."""
    way = curve([(3.6, 0, 1.7), (6.4, 0.4, 2.2), (8.8, 1.8, -0.4), (9.4, 4.4, -6.4), (9, 8, -11), (8.8, 12, -12.6), (9, 15.6, -11.2), (9.1, 17.4, -8.2)], 40)
    n = len(way)
    line = []
    for i, q in enumerate(way):
        k = min(1, i / 30, (n - 1 - i) / 20)
        a = 2 * math.pi * i / 9
        line.append((q[0] + 0.42 * k * math.cos(a), q[1] + 0.3 * k * math.sin(a), q[2] + 0.42 * k * math.sin(a)))
    red = surface('#C22E0C', 0.4)
    clip = box((1.2, 2, 5), moulded(p, '#1b1d1f'), (9.1, 17.6, -6.6), 0.4)
    return [sweep(line, circle(0.17, 8), red), clip]


def _console(p):
    edge, bend, peak = (15, 0.4), (1.2, 6.6), (-6.2, 25.6)
    shell = moulded(p, dark(p.color, 0.3))
    outline = ring([(14.2, -3), (edge[0], -0.6), edge, bend, peak, (-9, 25.4), (-6.6, 4), (-4, -5), (8, -5)], 1.0, 5)
    parts = [slab(outline, 62, shell, (0, 0, 0), 1.3, 'xz')]
    at, turn = _on((edge[0] - 0.5, edge[1] + 0.3), (bend[0] + 0.4, bend[1] - 0.1))
    parts.append(group([*_keys(p), *_cord(p)], at, turn))
    at, turn = _on(bend, peak)
    parts.append(group(_display(p), at, turn))
    group(parts, (-66, 0, 106.5))


@form('treadmill', dict(turn=-38, lift=16, fill=0.78), dict(turn=140, lift=22), dict(turn=-62, lift=27, focus=(0.33, 0.5, 0.92), close=4.5))
def treadmill(p):
    _base(p)
    _uprights(p)
    _console(p)
