"""Shorts, leggings, joggers, socks: laid flat. And the cap."""
import math

from forms import form
from forms.tops import FLAT
from kit.garment import OPEN, SEAM, garment, mirrored
from kit.bodies import lathe, loft, sweep
from kit.colour import dark, is_light, light, mix, print_on
from kit.lines import circle, curve
from kit.mesh import group, solid
from kit.plan import Plan, arc, both
from kit.surface import written
from materials import cloth

LEG = dict(turn=-6, lift=64, flat=True, focus=(0.5, 0.86, 0.5), close=1.8)


def top_at(thing, x, y):
    """How high the cloth lies there."""
    near = sorted(((v.co.x - x) ** 2 + (v.co.y - y) ** 2, v.co.z) for v in thing.data.vertices)[:8]
    return max(z for _, z in near) + 0.2


def trousers(p, waist, hip, long, hem, crotch=27, band=4.5, weave=0.14, air=12, extra=None, cuff=0.0, gap=1.5):
    """hem: (outer x, inner x) of the right leg; the waist is at y = 0."""
    half = [
        (OPEN, arc((0, -1.2), (waist, 0), -0.03), arc((0, 0.8), (waist, 0), 0.03)),
        (SEAM, [*arc((waist, 0), (hip, -crotch * 0.8), 0.06), *arc((hip, -crotch * 0.8), (hem[0], -long), 0.015, 12)[1:]]),
        (OPEN, [(hem[0], -long), (hem[1], -long - 1.2)]),
        (SEAM, arc((hem[1], -long - 1.2), (0, -crotch), 0.03, 12)),
    ]
    reach = max(hip, hem[0]) + 3
    plan = Plan(-reach, -long - 4, 2 * reach, long + 8, dark(p.colour, 0.34))
    rib = mix(p.colour, '#000000', 0.13)
    plan.area([(-reach, 4), (reach, 4), (reach, -band), (-reach, -band)], rib)
    plan.line([(-reach, -band), (reach, -band)], 0.2)
    plan.stitch([(0, -band), (0, -crotch)])
    for line in both([(hem[0] + 1, -long + max(2, cuff)), (hem[1] - 1, -long - 1.2 + max(2, cuff))]):
        plan.stitch(line)
        if cuff:
            x0, y0 = line[0]
            x1, y1 = line[1]
            plan.area([line[0], line[1], (x1, y1 - cuff - 4), (x0, y0 - cuff - 4)], rib)
    if extra:
        extra(plan)
    return garment(mirrored(half), plan.skin(p.colour, weave), plan.box, gap=gap, air=air)


def cords(thing, y, colour):
    cord = cloth(colour, 0.08)
    for side, low in ((-1, 10), (1, 12)):
        points = [(side * 1.2, y, 0), (side * 1.9, y - 3, 0), (side * (2.4 + 0.1 * low), y - low * 0.6, 0), (side * 2.2, y - low, 0)]
        sweep(curve([(x, b, top_at(thing, x, b)) for x, b, _ in points], 8), circle(0.3, 10), cord)


@form('shorts', FLAT, LEG)
def shorts(p):
    run = p.accent.lower() == '#28405f' or p.colour.lower() == '#86abcb'
    ink = p.accent

    def marks(plan):
        if run:
            for line in both([(21, -9), (25, -22), (24, -30)]):
                plan.line(line, 1.2, ink)
            plan.words('TIDE', 15.5, -26.5, 1.6, ink, weight=800)
        else:
            for line in both([(11, -4.6), (19.5, -19)]):
                plan.stitch(line)
            plan.words('LOOMHALL', 15.5, -39, 1.1, print_on(p.colour))

    if run:
        thing = trousers(p, 19, 26, 29, (28, 3.2), crotch=23, weave=0.08, extra=marks)
    else:
        thing = trousers(p, 19.5, 25, 45, (28.5, 4.2), crotch=27, extra=marks)
    cords(thing, -2.6, light(p.colour, 0.75) if not is_light(p.colour) else p.accent)


@form('leggings', FLAT, LEG)
def leggings(p):
    def marks(plan):
        for line in both([(15, -8), (16, -30), (13.4, -60), (10.4, -90)]):
            plan.stitch(line)
        plan.words('LH', 13.4, -15, 2.0, p.accent, weight=800)

    trousers(p, 14.5, 18.5, 88, (13.0, 4.6), crotch=25, band=10, weave=0.06, air=12, extra=marks)


@form('joggers', FLAT, LEG)
def joggers(p):
    def marks(plan):
        for line in both([(12, -4.8), (19.5, -21)]):
            plan.line(line, 0.3)
        plan.words('LH', -14.5, -27, 2.2, p.accent, weight=800)
        for line in both([(8, -50), (18, -48.5)]):
            plan.stitch(line)

    thing = trousers(p, 19, 25, 92, (22.5, 11.5), crotch=29, weave=0.2, air=14, extra=marks, cuff=6)
    cords(thing, -2.6, light(p.colour, 0.75))


@form('socks', {**FLAT, 'fill': 0.76}, dict(turn=14, lift=60, flat=True, focus=(0.5, 0.7, 0.5), close=1.6))
def socks(p):
    outline = [
        (OPEN, [(-4.6, 26), (4.6, 26)]),
        (SEAM, [*arc((4.6, 26), (5.4, 4), 0.0), *arc((5.4, 4), (5.8, -4), 0.05)[1:], *arc((5.8, -4), (0.5, -8.6), 0.28)[1:], *arc((0.5, -8.6), (-15, -8.2), -0.03)[1:],
                *arc((-15, -8.2), (-15.6, 0.6), 0.48)[1:], *arc((-15.6, 0.6), (-7, 2.4), -0.05)[1:], *arc((-7, 2.4), (-4.6, 8), -0.18)[1:], (-4.6, 26)]),
    ]
    shade = mix(p.colour, '#7d8388', 0.45) if is_light(p.colour) else light(p.colour, 0.22)
    for k, (x, y, turn) in enumerate(((-9.5, 3, 7), (2.5, 0.5, 0), (14.5, -2, -7))):
        plan = Plan(-22, -12, 32, 42, mix(p.colour, '#000000', 0.2))
        plan.area([(7, 2), (7, -9.4), (-2, -9.6), (1, -3)], shade)
        plan.area([(-13.4, 4), (-12.4, -10), (-23, -10), (-23, 4)], shade)
        for q in range(2):
            plan.area([(-8, 22.6 - 2.2 * q), (8, 22.6 - 2.2 * q), (8, 21.4 - 2.2 * q), (-8, 21.4 - 2.2 * q)], [p.accent, p.accent][q])
        for q in range(44):
            plan.line([(-5.6 + 0.26 * q, 27), (-5.6 + 0.26 * q, 3)], 0.05)
        thing = garment(outline, plan.skin(p.colour, 0.12), plan.box, gap=0.8, air=24, loose=0.02, thick=0.25)
        group([thing], (x, y, 0.6 * k), (0, 0, turn))


@form('cap', dict(turn=-34, lift=18), dict(turn=42, lift=30))
def cap(p):
    skin = cloth(p.colour, 0.09)
    rows, n = [], 96

    def dome(a, t, out=0.0):
        """a around (0 looks to the front), t from the edge up."""
        front = max(0, math.cos(a))
        bend = math.sin(t * math.pi / 2) ** (1.25 - 0.25 * front)
        k = math.cos(t * math.pi / 2) ** (0.62 + 0.06 * front)
        return ((8.9 * k + out) * math.sin(a), -(10.2 * k + out) * math.cos(a), 1.5 + (11.2 + out) * bend)

    for i in range(49):
        t = min(i / 48, 0.9995)
        rows.append([dome(2 * math.pi * j / n, t) for j in range(n)])
    mark = written(p.label, p.accent, 3.0, (0, -9, 6.6), (84, 0, 0), 5, weight=800)
    skin = cloth(p.colour, 0.09, prints=[mark])
    solid(loft(rows, skin, caps=False), 0.3, -1)
    stitch = cloth(dark(p.colour, 0.22), 0.08)
    for j in range(6):
        a = math.pi / 3 * j
        for side in (-0.035, 0.035):
            sweep([dome(a + side / max(0.12, 1 - k / 24), k / 24, 0.04) for k in range(23)], circle(0.09, 8), stitch)
        a += math.pi / 6
        x, y, z = dome(a, 0.56, 0.1)
        ring_ = [dome(a + 0.05 * math.cos(b), 0.56 + 0.028 * math.sin(b), 0.1) for b in [2 * math.pi * q / 20 for q in range(20)]]
        sweep(ring_, circle(0.13, 8), stitch, closed=True)
    sweep([dome(2 * math.pi * q / 80, 0.005, 0.06) for q in range(80)], circle(0.16, 8), stitch, closed=True)
    lathe([(0, 0.75), (0.45, 0.65), (0.75, 0.3), (0.8, 0)], cloth(p.colour, 0.09), (0, 0, 12.6), segments=32)
    brim = []
    for i in range(17):
        t = i / 16
        row = []
        for j in range(61):
            a = (j / 60 - 0.5) * 2.28
            x0, y0, _ = dome(a, 0.0)
            reach = 7.4 * math.cos(a * 0.69) ** 0.55 if abs(a * 0.69) < math.pi / 2 else 0
            x, y = x0 * (1 + 0.06 * t), y0 - reach * t
            row.append((x, y, 1.75 - 0.034 * x * x * (0.35 + 0.65 * t) + 0.35 * t * (1 - t) * 4 * 0.6 - 0.5 * t))
        brim.append(row)
    visor = solid(loft(brim, cloth(p.colour, 0.09), closed=False), 0.42, 0)
    edge = visor.modifiers.new('b', 'BEVEL')
    edge.width, edge.segments, edge.limit_method = 0.16, 3, 'ANGLE'
    for q in (0.2, 0.38, 0.56, 0.74, 0.9):
        line = [brim[round(q * 16)][j] for j in range(3, 58)]
        sweep([(x, y, z + 0.23) for x, y, z in line], circle(0.06, 6), stitch)
