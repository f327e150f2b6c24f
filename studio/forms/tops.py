"""Shirts and the like, laid flat and seen from above."""
import math

from forms import form
from kit.garment import OPEN, SEAM, garment, mirrored
from kit.bodies import box, loft, sweep
from kit.colour import dark, light, mix, print_on
from kit.lines import circle, curve
from kit.mesh import group, solid
from kit.plan import Plan, arc, both
from kit.surface import surface, weave
from materials import cloth, plastic, steel

FLAT = dict(turn=0, lift=80, flat=True, fill=0.78)
NEAR = dict(turn=-8, lift=66, flat=True, focus=(0.5, 0.72, 0.5), close=1.7)


def shirt(p, sleeve, width=25.5, long=68, neck_front=8.5, boxy=0.0, weave=0.14, air=12, extra=None, neck=8.6):
    """sleeve: (outer top x, y, outer bottom x, y) of the cuff on the right."""
    top = 34
    shoulder, pit = (width * 0.86, top - 4.6), (width - 1, top - 26)
    ox, oy, ux, uy = sleeve
    half = [
        (OPEN, arc((0, top - neck_front), (neck, top), -0.16), arc((0, top - 2.4), (neck, top), -0.06)),
        (SEAM, [(neck, top), shoulder, *arc(shoulder, (ox, oy), 0.05)[1:]]),
        (OPEN, [(ox, oy), (ux, uy)]),
        (SEAM, [*arc((ux, uy), pit, 0.03), *arc(pit, (width + boxy, top - long), -0.015)[1:]]),
        (OPEN, [(width + boxy, top - long), *arc((width + boxy, top - long), (0, top - long - 1), -0.015)[1:]]),
    ]
    parts = mirrored(half)
    reach = max(ox, ux, width + boxy) + 2
    plan = Plan(-reach, top - long - 3, 2 * reach, long + 8, dark(p.colour, 0.32))
    for line in both(half[0][1]):
        plan.line([(x, y - 2.1) for x, y in line], 0.16)
        plan.line([(x, y - 0.9) for x, y in line], 2.3, mix(p.colour, '#000000', 0.1))
        plan.line([(x * 1.04, y - 2.2) for x, y in line], 0.16)
    for line in both([shoulder, ((shoulder[0] + pit[0]) / 2 - 1.3, (shoulder[1] + pit[1]) / 2), pit]):
        plan.stitch(line)
    for line in both([(width + boxy, top - long + 2.2), (0, top - long + 1.2)]):
        plan.stitch(line)
    k = 2.2 / math.hypot(ox - shoulder[0], oy - shoulder[1])
    for line in both([(ox + (shoulder[0] - ox) * k, oy + (shoulder[1] - oy) * k), (ux + (shoulder[0] - ox) * k, uy + (shoulder[1] - oy) * k)]):
        plan.stitch(line)
    if extra:
        extra(plan, top, pit)
    return garment(parts, plan.skin(p.colour, weave), plan.box, air=air)


@form('tee', FLAT, NEAR)
def tee(p):
    heavy = p.accent.lower() == '#e4ddcd'

    def mark(plan, top, pit):
        if heavy:
            plan.words('LOOMHALL', 0, top - 20, 3.4, p.accent, weight=800)
            plan.words('made to be worn out', 0, top - 23.6, 1.3, p.accent, weight=500, width=105)
        else:
            plan.area([(10, top - 15), (14.6, top - 15), (14.6, top - 15.9), (10, top - 15.9)], p.accent)
            plan.words('LOOMHALL', 12.3, top - 17.2, 0.95, plan.ink)

    shirt(p, (43, 14, 35.5, 6.5), 28 if heavy else 26, boxy=1 if heavy else 0, extra=mark)


@form('long-sleeve', FLAT, NEAR)
def half_zip(p):
    def zip_(plan, top, pit):
        plan.line([(0, top + 5), (0, top - 24)], 0.7, dark(p.colour, 0.3))
        plan.line([(0, top + 5), (0, top - 24)], 0.24, '#b9bec2')
        for line in both([(0.9, top - 2), (0.9, top - 25), (0, top - 25.6)]):
            plan.stitch(line)
        plan.words('LOOMHALL', 13, top - 16, 1.1, p.accent)

    body = shirt(p, (47, -19, 39, -23), 25, 66, neck_front=4, neck=8, air=10, extra=zip_)
    rows = [[(9.0 * math.cos(a) * k, 31.5 - 2.4 * math.sin(a) * k + dy, z) for a in [2 * math.pi * q / 48 for q in range(48)]] for k, dy, z in ((1, 0, 2.0), (0.98, 0.8, 3.4), (0.92, 2.0, 5.2), (0.9, 2.6, 5.9))]
    collar = loft(rows, surface(mix(p.colour, '#000000', 0.08), 0.88, spec=0.15, sheen=0.35, bump=('weave', 0.2, 0.3)), caps=False)
    solid(collar, 0.35, 0)
    box((0.8, 2.6, 0.35), steel('#c3c8cc', 0.3), (0.2, 15.6, 5.2), 0.15)
    box((0.5, 2.4, 0.25), plastic(p.accent), (0.2, 13.2, 5.0), 0.1)


@form('hoodie', FLAT, NEAR)
def hoodie(p):
    rib = mix(p.colour, '#000000', 0.12)

    def pocket(plan, top, pit):
        edge = [(-9, -8), (9, -8), (15.5, -18), (15.5, -27), (-15.5, -27), (-15.5, -18), (-9, -8)]
        plan.line(edge, 0.3)
        plan.line([(x * 0.97, -17.8 + (y + 17.8) * 0.95) for x, y in edge], 0.13)
        plan.area([(-40, -31), (40, -31), (40, -40), (-40, -40)], rib)
        plan.line([(-30, -31), (30, -31)], 0.25)
        plan.words(p.label, 12.5, top - 19, 3.0, p.accent, weight=800)
        for side in (-1, 1):
            plan.area([(side * 50, -12.5), (side * 36, -17.5), (side * 34, -30), (side * 52, -24)], rib)

    shirt(p, (48, -19, 39, -24), 27, 68, neck_front=6, neck=9, weave=0.2, air=14, extra=pocket)
    half = [
        (SEAM, [*arc((0, 59), (14.5, 50), 0.12), *arc((14.5, 50), (12, 31), 0.1)[1:], *arc((12, 31), (0, 22), 0.1)[1:]]),
    ]
    plan = Plan(-18, 18, 36, 44, dark(p.colour, 0.35))
    hole = [(9.2 * math.sin(a), 38.5 - 13 * math.cos(a) + 2.2 * abs(math.sin(a))) for a in [2 * math.pi * k / 60 for k in range(61)]]
    plan.area(hole, dark(p.colour, 0.5))
    plan.line(hole, 1.5, rib)
    plan.line([(x * 1.12, 38.5 + (y - 38.5) * 1.1) for x, y in hole], 0.14)
    plan.line([(0, 59), (0, 51)], 0.2)
    hood = garment(mirrored(half), plan.skin(p.colour, 0.2), plan.box, air=14, seed=2)
    group([hood], (0, 0, 3.2))
    cord = cloth(light(p.colour, 0.7), 0.08)
    for side in (-1, 1):
        sweep(curve([(side * 3.0, 26.5, 7.4), (side * 3.8, 22, 7.6), (side * 4.6, 15, 7.0), (side * 4.1, 8, 6.6)], 8), circle(0.42, 12), cord)
        sweep([(side * 4.1, 8.2, 6.6), (side * 4.0, 6.2, 6.5)], circle(0.5, 12), steel('#c3c8cc', 0.3))


def scoop(low, high, n=12):
    """A round neck: level in the middle, upright at the strap."""
    turns = [math.pi / 2 * k / n for k in range(n + 1)]
    return [(low[0] + (high[0] - low[0]) * math.sin(a), high[1] - (high[1] - low[1]) * math.cos(a)) for a in turns]


def singlet(p, width, long, strap, deep, extra, air=10):
    top = 34
    half = [
        (OPEN, scoop((0, top - deep), (strap[0], top)), scoop((0, top - deep * 0.55), (strap[0], top))),
        (SEAM, [(strap[0], top), (strap[1], top - 0.6)]),
        (OPEN, arc((strap[1], top - 0.6), (width - 1, top - 25), -0.17)),
        (SEAM, arc((width - 1, top - 25), (width + 1, top - long), 0.02)),
        (OPEN, arc((width + 1, top - long), (0, top - long - 1.5), -0.02)),
    ]
    plan = Plan(-width - 3, top - long - 4, 2 * width + 6, long + 8, dark(p.colour, 0.32))
    for edge in (half[0][1], half[2][1]):
        for line in both(edge):
            plan.line(line, 2.4, p.accent)
            plan.line([(x, y - 1.6) for x, y in line], 0.12)
    for line in both([(width + 1, top - long + 2), (0, top - long + 0.6)]):
        plan.stitch(line)
    extra(plan, top)
    return garment(mirrored(half), plan.skin(p.colour, 0.1), plan.box, air=air)


@form('tank', FLAT, NEAR)
def tank(p):
    run = p.accent.lower() == '#ddf247' or p.colour.lower() in ('#28405f', '#ddf247')
    ink = p.accent if p.accent != p.colour else print_on(p.colour)

    def mark(plan, top):
        if run:
            plan.area([(-40, 6), (40, 14), (40, 8.5), (-40, 0.5)], ink)
            plan.words('TIDE', 7, top - 16.5, 2.2, ink, weight=800)
        else:
            plan.words('LOOMHALL', 0, -17, 1.4, ink)
            for x in (-5.4, 5.4):
                plan.line([(x, 22), (x * 1.6, 0), (x * 1.7, -33)], 0.14)

    p.accent = ink
    singlet(p, 23 if run else 21, 64 if run else 58, (8.6, 14) if run else (9.5, 13), 13 if run else 16, mark)


@form('sports-bra', {**FLAT, 'fill': 0.74}, NEAR)
def bra(p):
    half = [
        (OPEN, scoop((0, 19), (9.5, 34)), scoop((0, 27), (9.5, 34))),
        (SEAM, [(9.5, 34), (13.2, 33.6)]),
        (OPEN, arc((13.2, 33.6), (18, 14), -0.15)),
        (SEAM, [(18, 14), (16.6, 1)]),
        (OPEN, arc((16.6, 1), (0, 0), -0.02)),
    ]
    plan = Plan(-21, -3, 42, 40, dark(p.colour, 0.35))
    plan.area([(-20, -2), (20, -2), (20, 5.4), (-20, 5.4)], mix(p.colour, '#000000', 0.15))
    plan.line([(-20, 5.4), (20, 5.4)], 0.16)
    for edge in (half[0][1], half[2][1]):
        for line in both(edge):
            plan.line(line, 1.7, p.accent)
    for line in both([(4, 19.5), (7.4, 13), (6.6, 5.4)]):
        plan.stitch(line)
    plan.words(p.label, 0, 2.3, 2.0, p.accent, weight=800)
    garment(mirrored(half), plan.skin(p.colour, 0.07), plan.box, gap=1.0, air=22, loose=0.03)
