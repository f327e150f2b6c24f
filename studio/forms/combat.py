"""Gloves, mitts, guards, the heavy bag: padded leather."""
import math

from forms import form
from kit.bodies import ball, box, lathe, loft, rod, slab, sweep
from kit.colour import BONE, dark, light, print_on
from kit.lines import circle, curve, fillet, ring, strip
from kit.mesh import fuse, group
from kit.surface import surface, written
from materials import cloth, gloss, leather, steel


def _glove(p, mirror):
    """Stands on its cuff, knuckles up, thumb inside; the back of the hand looks at the camera."""
    m = -1 if mirror else 1
    marks = [written(p.label, print_on(p.colour), 2.0, (0, -6, 21), (90, 0, 0), 5, most=9)]
    skin = surface(p.colour, 0.34, coat=0.25, bump=('grain', 0.3, 0.12), vary=0.04, prints=marks)
    fist = ball(7.2, None, (0, 0.4, 22.2), (1.0, 0.86, 1.02))
    knuckle = ball(6.6, None, (0, -1.2, 26), (1.0, 0.8, 0.72))
    curl = ball(5.4, None, (0, 3.2, 20.5), (1.1, 0.8, 1.0))
    back = ball(6.2, None, (0, 0, 15), (1.0, 0.75, 1.1))
    thumb = [ball(r, None, (m * x, y, z)) for x, y, z, r in ((6.4, -0.6, 16, 2.5), (7.7, -1.2, 18.6, 2.6), (8.0, -1.6, 21, 2.6), (7.4, -2.0, 23.2, 2.4))]
    body = fuse([fist, knuckle, curl, back, *thumb], skin, 0.34, 10)
    cuff_rows, n = [], 64
    for z, w, d in ((0.0, 5.0, 4.1), (0.35, 5.35, 4.4), (3, 5.3, 4.3), (8, 5.2, 4.2), (11.5, 5.5, 4.4), (13.0, 5.5, 4.4)):
        cuff_rows.append([(w * math.cos(2 * math.pi * k / n), -d * math.sin(2 * math.pi * k / n), z) for k in range(n)])
    cuff = loft(cuff_rows, surface(p.accent, 0.4, coat=0.15, bump=('grain', 0.25, 0.15)), caps=True)
    strap_mark = written('NINTH BELL', print_on(p.colour), 1.0, (0, -5, 7.2), depth=3, most=8)
    path = [(5.55 * math.cos(a), -4.55 * math.sin(a), 7.2) for a in [2 * math.pi * k / 72 for k in range(72)]]
    strap = sweep(path, strip(5.4, 0.5, 0.2), surface(p.colour, 0.34, coat=0.25, bump=('grain', 0.25, 0.15), prints=[strap_mark]), closed=True, up=(0, 0, 1))
    piping = cloth(light(p.accent, 0.12), 0.1)
    hoops = []
    for z, w, d in ((12.9, 5.75, 4.65), (0.5, 5.5, 4.55)):
        hoops.append(sweep([(w * math.cos(a), -d * math.sin(a), z) for a in [2 * math.pi * k / 60 for k in range(60)]], circle(0.32, 12), piping, closed=True))
    return [body, cuff, strap, *hoops, marks[0].empty, strap_mark.empty]


@form('glove', dict(turn=-8, lift=12), dict(turn=34, lift=26))
def glove(p):
    group(_glove(p, False), (-10, 0, 0), (0, 0, -16))
    group(_glove(p, True), (10, 3.5, 0), (0, 0, 22))


@form('pads', dict(turn=-14, lift=12), dict(turn=40, lift=24))
def pads(p):
    for x, y, turn, lean in ((-10.5, 0, 14, -14), (10.5, 5, -20, -12)):
        marks = [written(p.label, print_on(p.colour), 1.8, (0, -4, 5.2), depth=3, most=13)]
        rows, n = [], 96
        outline = ring([(-9.6, 0), (9.6, 0), (10.2, 14), (7.6, 23.5), (0, 26), (-7.6, 23.5), (-10.2, 14)], 5, 8)
        pad = slab(outline, 5.2, surface(p.colour, 0.4, coat=0.2, bump=('grain', 0.3, 0.14), prints=marks), (0, 0, 0), 1.9, 'xz')
        pad.modifiers['bevel'].segments = 6
        target = [lathe(fillet([(0, 0), (4.4, 0, 0.2), (4.4, 0.4, 0.2), (0, 0.4)], steps=3), gloss(p.accent), (0, -2.55, 14.5), 'y'),
                  lathe(fillet([(0, 0.4), (2.0, 0.4, 0.1), (2.0, 0.62, 0.15), (0, 0.62)], steps=3), leather(BONE), (0, -2.55, 14.5), 'y')]
        edge = sweep([(a * 1.005, 0.2, b) for a, b in outline], circle(0.45, 12), leather(dark(p.colour, 0.4)), closed=True)
        hand = [box((12, 4.5, 13), leather(dark(p.colour, 0.35)), (0, 4, 12), 1.8, segments=5), sweep(curve([(-7, 2.4, 17), (-5, 7, 18), (0, 8.4, 18), (5, 7, 18), (7, 2.4, 17)], 8), strip(4, 0.4), leather(p.accent), up=(0, 0, 1))]
        group([pad, *target, edge, *hand, marks[0].empty], (x, y, 0.8), (lean, 0, turn))


@form('shin-guard', dict(turn=-12, lift=12), dict(turn=36, lift=22))
def shin(p):
    for x, y, turn in ((-10.5, 0, 18), (10.5, 3.5, -22)):
        marks = [written(p.label, print_on(p.colour), 3.4, (0, -9, 27), depth=7)]
        skin = surface(p.colour, 0.4, coat=0.2, bump=('grain', 0.3, 0.14), prints=marks)
        rows, n = [], 48
        for i in range(49):
            t = i / 48
            w = 5.2 + 2.0 * math.sin(math.pi * min(1, t * 1.1)) + 0.6 * t
            arc = 2.25
            bulge = 1 + 0.05 * abs(math.sin(math.pi * 4 * t))
            end = min(1, min(t, 1 - t) * 9)
            rows.append([(w * math.sin((k / (n - 1) - 0.5) * arc) * (0.82 + 0.18 * math.sqrt(end)), -w * bulge * math.cos((k / (n - 1) - 0.5) * arc), 9 + 31 * t) for k in range(n)])
        shell = loft(rows, skin, closed=False)
        m = shell.modifiers.new('t', 'SOLIDIFY')
        m.thickness, m.offset = 2.2, 1
        b = shell.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method = 0.9, 5, 'ANGLE'
        foot = []
        for i in range(25):
            t = i / 24
            y0, z0 = -6.2 - 12.5 * math.sin(t * 1.35), 10.5 - 9.6 * (1 - math.cos(t * 1.45))
            w = 4.9 + 0.9 * math.sin(math.pi * min(1, t * 1.2)) - 1.5 * max(0, t - 0.75)
            foot.append([(w * math.sin((k / (n - 1) - 0.5) * 2.1), y0 - 0.5 + 2.4 * (1 - math.cos((k / (n - 1) - 0.5) * 2.1)), z0 + 0.4 * t) for k in range(n)])
        f = loft(foot, surface(dark(p.colour, 0.2), 0.42, coat=0.2, bump=('grain', 0.3, 0.14)), closed=False)
        mm = f.modifiers.new('t', 'SOLIDIFY')
        mm.thickness, mm.offset = 1.8, 0
        bb = f.modifiers.new('b', 'BEVEL')
        bb.width, bb.segments, bb.limit_method = 0.7, 4, 'ANGLE'
        straps = []
        for z in (16, 32):
            straps.append(sweep([(7.6 * math.cos(a), -8.6 * math.sin(a) if math.sin(a) > 0 else -6.6 * math.sin(a), z) for a in [math.pi * 1.0 + math.pi * k / 24 for k in range(25)]], strip(4.4, 0.5), cloth(p.accent, 0.15), up=(0, 0, 1)))
        group([shell, f, *straps, marks[0].empty], (x, y, 1.2), (0, 0, turn))


@form('bag', dict(turn=-18, lift=8, fill=0.82), dict(turn=10, lift=14, focus=(0.5, 0.5, 0.62), close=1.9))
def heavy_bag(p):
    r, h = 17, 92
    marks = [written(p.label, print_on(p.colour), 7.5, (0, -17, 46), (90, 90, 0), 12, most=54)]
    skin = surface(p.colour, 0.42, coat=0.15, bump=('noise', 6, 0.1), prints=marks, vary=0.04)
    profile = fillet([(0, 0), (r - 0.6, 0, 2), (r + 0.4, 6, 3), (r, 40, 20), (r - 0.2, h, 2.4), (0, h)], steps=8)
    lathe(profile, skin, segments=128)
    for z, shade in ((h * 0.86, p.accent), (h * 0.14, p.accent)):
        lathe(fillet([(r - 0.3, z - 2.4), (r + 0.45, z - 2.4, 0.2), (r + 0.45, z + 2.4, 0.2), (r - 0.3, z + 2.4)], steps=3), leather(shade), segments=128)
    chrome, link = steel('#cdd2d6', 0.2), steel('#b9bec2', 0.25)
    top = (0, 0, h + 34)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        x, y = (r - 0.4) * math.cos(a), (r - 0.4) * math.sin(a)
        group([box((4.4, 0.9, 17), leather(dark(p.colour, 0.3)), (0, -0.6, 0), 0.3)], (x * 1.02, y * 1.02, h - 5), (0, 0, math.degrees(a) + 90))
        rod(0.5, 2, chrome, (x * 1.06, y * 1.06, h - 8), 'z', 0.2)
        start, n = (x, y, h + 4), 13
        hoop = [(x * 1.0 + 1.9 * math.cos(b) * math.cos(a), y + 1.9 * math.cos(b) * math.sin(a), h + 3.6 + 1.9 * math.sin(b)) for b in [2 * math.pi * q / 28 for q in range(28)]]
        sweep(hoop, circle(0.36, 10), chrome, closed=True)
        from mathutils import Vector
        A, B = Vector((x, y, h + 5.2)), Vector(top)
        along = (B - A).normalized()
        side = along.cross(Vector((0, 0, 1))).normalized()
        other = side.cross(along)
        for i in range(n):
            c = A.lerp(B, (i + 0.5) / n)
            flat = side if i % 2 else other
            pts = [c + along * 1.75 * math.cos(b) + flat * 0.85 * math.sin(b) for b in [2 * math.pi * q / 20 for q in range(20)]]
            sweep(pts, circle(0.33, 8), link, closed=True)
    hook = [(2.2 * math.cos(b), 0, h + 35.6 + 2.2 * math.sin(b)) for b in [2 * math.pi * q / 32 for q in range(32)]]
    sweep(hook, circle(0.55, 12), chrome, closed=True)
