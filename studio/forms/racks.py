"""The power rack: drilled square tube, plates and bolts, and what is hung into its holes."""
import math

from forms import form
from kit.bodies import box, lathe, rod, slab, sweep
from kit.color import dark
from kit.lettering import Sheet
from kit.lines import circle, fillet, ring
from kit.machine import close, coated, metal, moulded, screw
from kit.mesh import mesh
from kit.surface import Print, surface, written
from mathutils import Matrix, Vector

SIDE, CORNER, WALL, PITCH, HOLE = 7.5, 0.7, 0.35, 5.0, 1.15
WIDE, FRONT, BACK, HIGH = 56.0, -46.0, 51.0, 215.0  # middles of the posts, and their top


def _face(long, first, count):
    """One side of a tube as (across, along, in) and its faces: a hole in the middle of each cell, with the thickness of the wall."""
    n, half = 24, SIDE / 2 - CORNER
    verts, faces = [], []

    def plain(a, b):
        if b - a > 1e-6:
            k = len(verts)
            verts.extend([(-half, a, 0), (half, a, 0), (half, b, 0), (-half, b, 0)])
            faces.append((k, k + 1, k + 2, k + 3))

    plain(0, first - PITCH / 2 if count else long)
    for i in range(count):
        k, z = len(verts), first + i * PITCH
        for j in range(n):
            c, s = math.cos(2 * math.pi * j / n), math.sin(2 * math.pi * j / n)
            m = max(abs(c), abs(s))
            verts.append((c / m * half, z + s / m * PITCH / 2, 0))
        verts.extend((HOLE * math.cos(2 * math.pi * j / n), z + HOLE * math.sin(2 * math.pi * j / n), d) for d in (0, WALL) for j in range(n))
        for j in range(n):
            a, b = k + j, k + (j + 1) % n
            faces += [(a, b, b + n, a + n), (a + n, b + n, b + 2 * n, a + 2 * n)]
    if count:
        plain(first + (count - 0.5) * PITCH, long)
    return verts, faces


def tube(a, b, material, first=None, count=None, sides=(0, 1, 2, 3)):
    """A drilled square tube from a to b, along one of the axes; `sides` are those with holes."""
    a, b = Vector(a), Vector(b)
    long = (b - a).length
    if count is None:
        count = int((long - 5) / PITCH)
        first = (long - (count - 1) * PITCH) / 2
    h, verts, faces = SIDE / 2, [], []
    for side in range(4):
        spin = Matrix.Rotation(math.pi / 2 * side, 3, 'Z')
        points, flat = _face(long, first, count if side in sides else 0)
        k = len(verts)
        verts += [spin @ Vector((u, d - h, z)) for u, z, d in points]
        faces += [tuple(k + i for i in f) for f in flat]
        k, steps = len(verts), 5
        for i in range(steps + 1):
            t = -math.pi / 2 + math.pi / 2 * i / steps
            x, y = h - CORNER + CORNER * math.cos(t), -(h - CORNER) + CORNER * math.sin(t)
            verts += [spin @ Vector((x, y, 0)), spin @ Vector((x, y, long))]
        faces += [(k + 2 * i, k + 2 * i + 2, k + 2 * i + 3, k + 2 * i + 1) for i in range(steps)]
    thing = mesh('tube', verts, faces, material, 40)
    along = (b - a).normalized()
    spin = {0: Matrix.Rotation(math.pi / 2, 4, 'Y'), 1: Matrix.Rotation(-math.pi / 2, 4, 'X'), 2: Matrix()}[max(range(3), key=lambda i: abs(along[i]))]
    thing.data.transform(Matrix.Translation(a) @ spin)
    return thing


def numbers(long, first, count, ink):
    """Beside each hole its number; each fifth is larger and has a line."""
    s = Sheet(SIDE, long, None, 36)
    for k in range(count):
        y, fifth = long - first - k * PITCH, (k + 1) % 5 == 0
        s.words(str(k + 1), 1.36, y, 1.75 if fifth else 1.15, ink, 750 if fifth else 600, 100, most=1.9)
        if fifth:
            s.bar(5.2, y - 0.13, 1.3, 0.26, ink)
    return s.save()


def bolt(p, at, axis, toward, washer=True):
    """A hexagon head on its washer."""
    x, y, z = at
    step = {'x': (toward, 0, 0), 'y': (0, toward, 0), 'z': (0, 0, toward)}[axis]
    if washer:
        rod(1.55, 0.3, metal(p, '#8f959a', 0.35), at, axis, 0.08, 32)
    rod(1.15, 1.0, metal(p, '#7d8388', 0.32), (x + step[0] * 0.55, y + step[1] * 0.55, z + step[2] * 0.55), axis, 0.16, 6)


def plates(p, x, skin):
    """On the outside: what ties a post to the rail below and the rail above it."""
    toward = math.copysign(1, x)
    out = x + toward * (SIDE / 2 + 0.3)
    for y in (FRONT, BACK):
        low = ring([(y - 13, 1), (y + 13, 1), (y + 13, 6.4), (y + 3.9, 25), (y - 3.9, 25), (y - 13, 6.4)], 1.2, 4)
        slab(low, 0.6, skin, (out, 0, 0), 0.12, 'yz')
        inward = 1 if y < 0 else -1
        reach = [(y - inward * 3.7, HIGH - 0.2), (y + inward * 24, HIGH - 0.2), (y + inward * 24, HIGH - 6.6), (y + inward * 3.9, HIGH - 25), (y - inward * 3.7, HIGH - 25)]
        slab(ring(reach, 1.2, 4), 0.6, skin, (out, 0, 0), 0.12, 'yz')
        spots = [(y - 9.5, 3.75), (y + 9.5, 3.75), (y, 13.5), (y, 21), (y, HIGH - 21), (y, HIGH - 4), (y + inward * 10, HIGH - 4), (y + inward * 19, HIGH - 4)]
        for a, b in spots:
            bolt(p, (out + toward * 0.4, a, b), 'x', toward)


def hook(p, x, z):
    """A J-cup: a steel bracket round the post's front, lined with plastic where the bar lies."""
    steel_, liner = coated(p, '#1f2123'), moulded(p, p.accent, 0.4)
    y = FRONT - SIDE / 2
    for side in (-1, 1):
        slab(ring([(y - 1.2, z - 9), (y + 5.6, z - 9), (y + 5.6, z + 3), (y - 1.2, z + 6)], 0.8, 4), 0.6, steel_, (x + side * (SIDE / 2 + 0.4), 0, 0), 0.12, 'yz')
    box((SIDE + 1.4, 0.9, 19), steel_, (x, y - 0.6, z - 0.5), 0.25)
    shape = ring([(y - 1, z - 9), (y - 3, z - 9), (y - 13.5, z - 4.6), (y - 13.5, z + 6.4), (y - 11.6, z + 6.4), (y - 11.6, z - 1.6), (y - 1, z - 1.6)], 0.5, 4)
    slab(shape, 4.4, steel_, (x, 0, 0), 0.2, 'yz')
    box((6, 10.4, 1.5), liner, (x, y - 6.3, z - 0.9), 0.35)
    box((6, 1.5, 9), liner, (x, y - 1.7, z + 3.6), 0.35)
    box((6, 1.5, 7.4), liner, (x, y - 10.9, z + 2.8), 0.35)
    for dz in (2, 6):
        screw(p, (x, y - 2.4, z + dz), 'y', -1, 0.6, '#3a3d40')
    out = math.copysign(1, x)
    rod(1.0, 3.2, metal(p), (x + out * (SIDE / 2 + 1.9), FRONT, z - 4.2), 'x', 0.2, 32)
    rod(2.0, 2.2, moulded(p, '#16181a'), (x + out * (SIDE / 2 + 4.4), FRONT, z - 4.2), 'x', 0.5, 40)


def safety(p, x, z):
    """A bar along each side that catches what is dropped: a tube with a plastic rail, held by brackets and pins."""
    steel_ = coated(p, '#1f2123')
    inward = -math.copysign(1, x)
    across = x + inward * (SIDE / 2 + 4.2)
    section = ring([(-3, -3.6), (3, -3.6), (3, 3.6), (-3, 3.6)], 0.7, 3)
    sweep([(across, FRONT - 5, z), (across, BACK + 5, z)], section, steel_, up=(0, 0, 1), smooth=40)
    box((6.6, BACK - FRONT - 4, 1.4), moulded(p, '#141517', 0.5), (across, (FRONT + BACK) / 2, z + 4.1), 0.4)
    for y, toward in ((FRONT, -1), (BACK, 1)):
        box((SIDE + 8.4, 0.8, 11), steel_, (x + inward * 3.8, y + toward * (SIDE / 2 + 0.6), z), 0.2)
        box((0.8, SIDE + 2, 11), steel_, (x - inward * (SIDE / 2 + 0.6), y, z), 0.2)
        rod(1.05, SIDE + 4.6, metal(p), (x - inward * 1.6, y, z + 1.5), 'x', 0.2, 32)
        rod(1.9, 1.6, moulded(p, p.accent, 0.4), (x - inward * (SIDE / 2 + 3.4), y, z + 1.5), 'x', 0.4, 40)


def peg(p, x, y, z):
    """For plates: a steel tube on a flange, with a cap."""
    out = math.copysign(1, x)
    at = x + out * SIDE / 2
    box((0.8, SIDE, 13), coated(p, '#1f2123'), (at + out * 0.5, y, z), 0.2)
    for dz in (-5, 5):
        bolt(p, (at + out * 1.0, y, z + dz), 'x', out, False)
    rod(2.5, 24, metal(p, '#c9ced2', 0.22), (at + out * 12.8, y, z), 'x', 0.2)
    rod(2.75, 1.8, moulded(p, '#16181a'), (at + out * 25.2, y, z), 'x', 0.5)
    lathe(fillet([(0, 0), (4.3, 0, 0.3), (4.3, 1.2 * out, 0.3), (0, 1.2 * out)], steps=4), coated(p, '#1f2123'), (at + out * 0.9, y, z), 'x', 64)


@form('rack', dict(turn=-24, lift=9, fill=0.84), dict(turn=148, lift=15), dict(turn=-36, lift=12, focus=(0.17, 0.1, 0.53), close=5.2))
def rack(p):
    skin, caps = coated(p, p.color), moulded(p, '#16181a')
    first, count = 17.5, 39
    drilled = numbers(HIGH, first, count, '#d9d6ce')
    for x in (-WIDE, WIDE):
        for y in (FRONT, BACK):
            print_ = Print(drilled, SIDE, HIGH, (x, y - SIDE / 2, HIGH / 2), depth=0.5)
            tube((x, y, SIDE), (x, y, HIGH), coated(p, p.color, prints=[print_]), first - SIDE, count)
            box((SIDE + 0.1, SIDE + 0.1, 0.9), caps, (x, y, HIGH + 0.2), 0.4)
        tube((x, -65, SIDE / 2), (x, 65, SIDE / 2), skin, sides=(0, 2))
        tube((x, FRONT + SIDE / 2, HIGH - SIDE / 2), (x, BACK - SIDE / 2, HIGH - SIDE / 2), skin)
        for y in (-65, 65):
            box((SIDE + 0.2, 1.6, SIDE + 0.2), caps, (x, y, SIDE / 2), 0.5, segments=4)
            inside = y - math.copysign(5, y)
            box((12, 9, 0.8), coated(p, dark(p.color, 0.25)), (x, inside, 0.4), 0.2)
        plates(p, x, coated(p, dark(p.color, 0.35)))
        hook(p, x, 117.5)
        safety(p, x, 72.5)
        for z in (42.5, 102.5):
            peg(p, x, BACK, z)
    for z in (SIDE / 2, HIGH - SIDE / 2):
        tube((-WIDE + SIDE / 2, BACK, z), (WIDE - SIDE / 2, BACK, z), skin, sides=(0, 2))
    # the bar to pull up on: 32 mm of bare steel between two flanges, a knurled look only where hands go
    y, z = FRONT, HIGH - 5
    sweep([(-WIDE + SIDE / 2, y, z), (WIDE - SIDE / 2, y, z)], circle(1.6, 32), metal(p, '#c9ced2', 0.24))
    for side in (-1, 1):
        rod(3.4, 0.9, coated(p, '#1f2123'), (side * (WIDE - SIDE / 2 - 0.5), y, z), 'x', 0.2)
    name_plate(p)


def name_plate(p):
    """Across the back, below the upper rail."""
    y, w, h = BACK - SIDE / 2 - 0.6, WIDE - SIDE / 2 - 1, 22
    # to the left: in the main picture a post stands before the right part
    words = [written(p.label, '#f1eee6', 8.6, (x, y + side * 0.3, HIGH - 8.4 - h / 2), (90, 0, turn), depth=0.5, most=51, weight=800)
             for x, side, turn in ((-w + 33.5, -1, 0), (0, 1, 180))]
    outline = ring([(-w, HIGH - 8), (w, HIGH - 8), (w, HIGH - h), (w - 9, HIGH - 9 - h), (-w + 9, HIGH - 9 - h), (-w, HIGH - h)], 1.4, 4)
    slab(outline, 0.6, coated(p, '#1c1e20', prints=words), (0, y, 0), 0.12, 'xz')
    box((2 * w - 26, 0.3, 1.1), surface(p.accent, 0.4, coat=0.3, bump=close(p, 'noise', 0.1, 0.05)), (0, y - 0.4, HIGH - 7.4 - h), 0.1)
    for x in (-w + 4, w - 4):
        bolt(p, (x, y - 0.5, HIGH - 14), 'y', -1)
