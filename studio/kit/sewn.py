"""From a cut to a garment on the set: draped (once, then remembered), given thickness, hems and the measures its cloth is drawn by."""
import hashlib
import os

import numpy as np
from kit.drape import Drape
from kit.lettering import HERE
from kit.mesh import mesh

CACHE = os.path.join(HERE, 'out', 'cloth')
APART = 300.0  # panels lie this far apart on the 'cut' layer


def remembered(key, make):
    """The same cut falls the same way in every color."""
    path = os.path.join(CACHE, hashlib.sha1(repr(key).encode()).hexdigest()[:16] + '.npy')
    if not os.path.exists(path):
        os.makedirs(CACHE, exist_ok=True)
        np.save(path, make())
    return np.load(path)


def hung(cut, figure, arms=(50, 22), tight=(), seed=1, give=1e-7, soft=1e-4, steps=(300, 700, 700), skin=0.35, grip=0.35, apart=0.55):
    """Drapes a cut: put on with the arms out, the arms come down, the cloth settles."""
    stretch, bend = cut.springs()
    fall = Drape(cut.start(), stretch, bend, give, soft, seed)
    first, last = arms
    fields = [figure.field(first + (last - first) * k / 9) for k in range(10)]
    fall.run(steps[0], fields[0], gravity=0, drag=0.9, grip=0, skin=skin)
    fall.apart = apart
    fall.run(steps[1], lambda done: fields[min(9, int(done * 12))], drag=0.99, grip=0.06, skin=skin)
    fall.run(steps[2], fields[9], drag=0.985, grip=grip, skin=skin)
    return fall.x


def smoothed(cut, x, share=0.4, times=2):
    """Draws each point towards its neighbours: the triangles of the table must not show."""
    sides = np.array([(cut.point[f[k]], cut.point[f[(k + 1) % 3]]) for f in cut.faces for k in range(3)])
    sides = np.unique(np.sort(sides, 1), axis=0)
    count = np.bincount(sides.ravel(), minlength=cut.size)[:, None]
    for _ in range(times):
        total = np.zeros_like(x)
        np.add.at(total, sides[:, 0], x[sides[:, 1]])
        np.add.at(total, sides[:, 1], x[sides[:, 0]])
        x = x + share * (total / np.maximum(count, 1) - x)
    return x


def layers(thing, corners, **data):
    for name, values in data.items():
        layer = thing.data.uv_layers.new(name=name)
        layer.data.foreach_set('uv', values[corners].astype(np.float32).ravel())


def thicken(thing, thick, inside, detail):
    m = thing.modifiers.new('fine', 'SUBSURF')
    m.levels = m.render_levels = 1
    m.uv_smooth = 'NONE'
    m = thing.modifiers.new('thick', 'SOLIDIFY')
    m.thickness, m.offset, m.material_offset = thick, -1, inside
    if detail:
        m = thing.modifiers.new('finer', 'SUBSURF')
        m.levels = m.render_levels = detail
        m.uv_smooth = 'NONE'


def garment(cut, x, materials, hems=(), seams=(), rims=(), thick=0.14, detail=0):
    """materials: outside, then as many inside. A panel's `kind` says which is its own. hems, seams, rims: names of edges the cloth is drawn by."""
    faces = [tuple(int(cut.point[k]) for k in f) for f in cut.faces]
    thing = mesh('garment', x, faces, None, 180)
    for m in materials:
        thing.data.materials.append(m)
    for f, face in zip(thing.data.polygons, cut.faces):
        f.material_index = cut.panels[cut.panel[face[0]]].kind
    corners = cut.faces.ravel()
    side = np.stack([cut.flat[:, 0] + APART * cut.panel, cut.flat[:, 1]], -1)
    far = {name: np.stack(cut.distance(edges), -1) for name, edges in (('edge', hems), ('seam', seams), ('rim', rims))}
    layers(thing, cut.faces.ravel(), cut=side, **far)
    thicken(thing, thick, len(materials) // 2, detail)
    return thing


class Worn:
    """A draped cut, to sew things on: where its panels' points are now."""

    def __init__(self, cut, x):
        self.cut, self.x = cut, x

    def at(self, panel, points, off=0.0):
        """Points of a panel and the directions out of the cloth there; `off` cm above it."""
        number = [p.name for p in self.cut.panels].index(panel)
        faces = self.cut.faces[self.cut.panel[self.cut.faces[:, 0]] == number]
        a, b, c = (self.cut.flat[faces[:, k]] for k in range(3))
        u, v = b - a, c - a
        area = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
        corner = self.x[self.cut.point[faces]]
        normal = np.cross(corner[:, 1] - corner[:, 0], corner[:, 2] - corner[:, 0])
        normal /= np.linalg.norm(normal, axis=1)[:, None] + 1e-9
        # the cloth's direction at its points, not of its triangles: what is sewn on must not jump
        soft = np.zeros_like(self.x)
        for k in range(3):
            np.add.at(soft, self.cut.point[faces[:, k]], normal)
        soft /= np.linalg.norm(soft, axis=1)[:, None] + 1e-9
        where, out = [], []
        for q in np.asarray(points, float):
            w = q - a
            s = (w[:, 0] * v[:, 1] - w[:, 1] * v[:, 0]) / area
            t = (u[:, 0] * w[:, 1] - u[:, 1] * w[:, 0]) / area
            k = int(np.argmax(np.minimum(np.minimum(s, t), 1 - s - t)))
            part = np.array((1 - s[k] - t[k], s[k], t[k]))
            n = part @ soft[self.cut.point[faces[k]]]
            n /= np.linalg.norm(n) + 1e-9
            where.append(part @ corner[k] + n * off)
            out.append(n)
        return np.array(where), np.array(out)

    def patch(self, panel, outline, material, off=0.12, thick=0.12, gap=0.9, gape=None):
        """A piece sewn on: a pocket, a label. gape(flat): how far it stands off."""
        from kit.cut import Cut, away, spread, length

        ring = np.array([*outline, outline[0]], float)
        line = spread(ring, max(8, round(length(ring) / gap)))
        flat, faces = Cut._fill(line[:-1], gap)
        where, out = self.at(panel, flat, off)
        if gape:
            where += out * gape(flat)[:, None]
        thing = mesh('patch', where, faces, material, 180)
        far = np.stack(away(flat, ring), -1)
        none = np.full_like(far, 99.0)
        corners = np.array([k for f in faces for k in f])
        layers(thing, corners, cut=flat + 900, edge=far, seam=none, rim=none)
        thicken(thing, thick, 0, 0)
        if sum(p.normal.dot(tuple(out[p.vertices[0]])) for p in thing.data.polygons) < 0:
            thing.data.flip_normals()
        return thing

    def ribbon(self, panel, line, section, material, off=0.1, n=60):
        """Draws a section along a line on the cloth; its second axis lies on it."""
        from kit.bodies import sweep
        from kit.cut import spread

        where, out = self.at(panel, spread(line, n), off)
        where[1:-1] = (where[:-2] + 2 * where[1:-1] + where[2:]) / 4
        along = np.gradient(where, axis=0)
        flat = np.cross(along, out)
        return sweep(where, section, material, up=lambda t: tuple(flat[min(n, round(t * n))]))


def dressed(cut, figure, **hang):
    """A cut as it hangs on the figure."""
    key = ([(p.name, sorted((e, np.round(line, 3).tolist()) for e, (line, _) in p.edges.items())) for p in cut.panels], cut.size, figure.build, hang)
    return Worn(cut, smoothed(cut, remembered(key, lambda: hung(cut, figure, **hang))))
