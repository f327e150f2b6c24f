"""The parts of a shoe, built on a last: upper, panels sewn onto it, collar, tongue, laces, midsole, tread."""
import numpy as np
from kit.bodies import loft, sweep
from kit.cut import Cut, away, length, spread
from kit.last import LONG, curved, stations
from kit.lines import circle, curve, strip
from kit.mesh import mesh, solid, weld


def upper(last, skin, lining, thick=0.34):
    """UV: centimetres along the foot, and upwards from the sole on either side."""
    xs, n = stations(130), 26
    v = np.linspace(0, 1, n + 1)
    rows, uv = [], []
    for x in xs:
        sides = [last.side(np.full_like(v, x), v, inside) for inside in (False, True)]
        rows.append(np.concatenate([sides[0], sides[1][::-1]]))
        up = [np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(side, axis=0), axis=1))]) for side in sides]
        uv += [(x, h) for h in np.concatenate([up[0], up[1][::-1]])]
    m, faces = 2 * (n + 1), []
    for i in range(len(rows) - 1):
        for j in range(m - 1):
            if j == n and xs[i + 1] < last.throat:
                continue
            a, b = i * m + j, (i + 1) * m + j
            faces.append((a, b, b + 1, a + 1))
    thing = weld(mesh('upper', np.concatenate(rows), faces, skin, 80, uv), 0.015)
    outwards(thing)
    thing.data.materials.append(lining)
    s = solid(thing, thick, -1).modifiers['thick']
    s.material_offset = s.material_offset_rim = 1
    return thing


def outwards(thing):
    if sum(f.normal.y * f.center.y for f in thing.data.polygons) < 0:
        thing.data.flip_normals()


def panel(last, outline, skin, inside=False, off=0.08, thick=0.12, gap=0.45, edge=None):
    """A piece sewn onto the upper. outline: (x, v) corners, smoothed; v as in Last.side."""
    ring = np.array([tuple(q)[:2] for q in curve([(x, v * 9, 0) for x, v in outline], 6, closed=True)])
    ring = np.concatenate([ring, ring[:1]])
    line = spread(ring, max(12, round(length(ring) / gap)))
    flat, faces = Cut._fill(line[:-1], gap)
    x, v = np.clip(flat[:, 0], 0.02, LONG - 0.02), np.clip(flat[:, 1] / 9, 0.0, 1)
    where = last.side(x, v, inside, off)
    thing = mesh('panel', where, faces, skin, 180)
    far = np.stack(away(flat, ring), -1)
    corners = np.array([k for f in faces for k in f])
    for name, data in (('cut', flat), ('edge', far), ('seam', np.full_like(far, 99)), ('rim', np.full_like(far, 99))):
        layer = thing.data.uv_layers.new(name=name)
        layer.data.foreach_set('uv', data[corners].astype(np.float32).ravel())
    outwards(thing)
    m = thing.modifiers.new('fine', 'SUBSURF')
    m.levels = m.render_levels = 1
    m.uv_smooth = 'NONE'
    m = thing.modifiers.new('thick', 'SOLIDIFY')
    m.thickness, m.offset = thick, 1
    m = thing.modifiers.new('round', 'BEVEL')
    m.width, m.segments, m.limit_method = thick * 0.45, 2, 'ANGLE'
    return thing


def panels(last, outline, skin, **kw):
    return [panel(last, outline, skin, inside, **kw) for inside in (False, True)]


def topline(last, until, v=1.0, off=0.0, n=70):
    """The line of the ankle from one side of the throat round the heel to the other."""
    x = until * (1 - np.cos(np.pi / 2 * np.linspace(0, 1, n))) * 1.0
    x = np.unique(np.clip(x, 0.001, until))[::-1]
    right, left = last.side(x, v, False, off), last.side(x, v, True, off)
    return np.concatenate([right, left[::-1]])


def collar(last, skin, radius=0.52, until=11.6):
    """The padded roll round the ankle, fading out towards the laces."""
    path = topline(last, until)
    middle = path.copy()
    middle[:, 1] *= 0.93
    middle[:, 2] -= 0.12
    middle[:, 0] += np.clip(1.5 - path[:, 0], 0, 1.5) * 0.15
    return sweep(middle, circle(radius, 16), skin, size=lambda t: min(1, 0.42 + 2.4 * min(t, 1 - t)))


def tongue_rows(last, high, start):
    xs = np.linspace(start, 12.2, 22)
    ridge = last.point(xs, 0.5)
    along = ridge[-1] - ridge[-4]
    along /= np.linalg.norm(along)
    tip = [ridge[-1] + along * high * k / 7 for k in range(1, 8)]
    middle = np.concatenate([ridge, tip])
    half = np.interp(np.arange(len(middle)), [0, 8, 21, len(middle) - 1], [1.1, 1.6, 2.1, 2.2])
    return middle, half


def tongue(last, skin, high=1.2, start=20.0, thick=0.55, drop=0.3):
    middle, half = tongue_rows(last, high, start)
    rows = []
    for k, (p, w) in enumerate(zip(middle, half)):
        w = w * (1 - max(0, (k - len(middle) + 5) / 4) ** 2 * 0.4)
        rows.append([(p[0] + 0.12 * s * s, w * s, p[2] - drop - 0.55 * s * s * (w / 2)) for s in np.linspace(-1, 1, 15)])
    thing = solid(loft(rows, skin, closed=False, smooth=180), thick, 0)
    b = thing.modifiers.new('b', 'BEVEL')
    b.width, b.segments, b.limit_method = thick * 0.42, 3, 'ANGLE'
    return thing


def eyelets(last, rows, start=12.6, end=None, inset=0.75):
    """Where the laces go through, outside and inside: pairs of points."""
    end = end or last.throat - 0.9
    pairs = []
    for x in np.linspace(start, end, rows):
        v = 1 - inset / 7
        pairs.append([last.side(x, v, inside, 0.16) for inside in (False, True)])
    return pairs


def laces(last, lace, metal, rows=6, width=0.6, thick=0.14, start=12.6, lift=0.3):
    pairs = eyelets(last, rows, start)
    for pair in pairs:
        for p in pair:
            ring = [(p[0] + 0.3 * np.cos(a), p[1] + 0.2 * np.sin(a) * np.sign(p[1]) * -1, p[2] + 0.17 * np.sin(a) + 0.05) for a in np.linspace(0, 2 * np.pi, 18)[:-1]]
            sweep(ring, circle(0.09, 8), metal, closed=True)
    ridge = lambda x: last.point(x, 0.5)[2]  # noqa: E731
    for k in range(rows):
        for side in (0, 1):
            a = pairs[k][side]
            b = pairs[min(k + 1, rows - 1)][1 - side]
            if k == rows - 1 and side:
                continue
            m = (a + b) / 2
            top = ridge(m[0]) + lift + (0.16 if side else 0.0)
            path = curve([a + (0, 0, -0.25), a * (1, 0.9, 1) + (0, 0, 0.2), (a * 0.62 + b * 0.38) * (1, 1, 0) + (0, 0, (a[2] * 0.25 + top * 0.75)), (*m[:2], top),
                          (a * 0.38 + b * 0.62) * (1, 1, 0) + (0, 0, (b[2] * 0.25 + top * 0.75)), b * (1, 0.9, 1) + (0, 0, 0.2), b + (0, 0, -0.25)], 5)
            sweep(path, strip(width, thick, 0.08), lace, up=(1, 0, -0.55))


def layer(last, rows, skin, n=90, smooth=60):
    """A body in layers round the foot's outline: rows of (share of the height between ground and upper, how far out)."""
    rings = []
    for share, out in rows:
        p = last.outline(out, n)
        x = np.clip(p[:, 0], 0, LONG)
        low, high = curved(last.low, x, 0.6), curved(last.base, x, 0.6)
        t = share(x) if callable(share) else share
        rings.append([(a, b, c) for (a, b), c in zip(p, low + (high - low) * t)])
    return loft(rings, skin, smooth=smooth)


def tread(last, skin, shape, pitch, deep=0.35, inset=0.55, keep=lambda x, y: True, turn=lambda x, y: 0.0, base=0.0):
    """Lugs all over the sole: `shape` is one lug's outline around 0, pitch the distance of rows and columns."""
    border = last.outline(-inset)
    verts, faces = [], []
    shape = np.array(shape, float)
    from kit.cut import inside

    n = len(shape)
    for i, x in enumerate(np.arange(0.5, LONG, pitch[0])):
        for y in np.arange(-6, 6, pitch[1]):
            y = y + (pitch[1] / 2 if i % 2 else 0)
            a = turn(x, y)
            lug = shape @ np.array([(np.cos(a), np.sin(a)), (-np.sin(a), np.cos(a))]) + (x, y)
            if not keep(x, y) or not inside(lug, border).all():
                continue
            k = len(verts)
            z = curved(last.low, np.clip(lug[:, 0], 0, LONG), 0.6)
            small = (lug - (x, y)) * 0.82 + (x, y)
            for points, lower in ((lug, base + 0.12), (lug, base - deep * 0.8), (small, base - deep)):
                verts += [(p[0], p[1], h + lower) for p, h in zip(points, z)]
            for ring in (0, 1):
                for j in range(n):
                    b, c = k + ring * n + j, k + ring * n + (j + 1) % n
                    faces.append((b, c, c + n, b + n))
            faces.append(tuple(k + 2 * n + j for j in range(n)))
    thing = mesh('tread', verts, faces, skin, 30)
    import bmesh

    work = bmesh.new()
    work.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(thing.data)
    work.free()
    return thing
