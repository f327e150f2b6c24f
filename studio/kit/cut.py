"""The cutting table: flat panels, triangulated, their seams sewn by sharing points. Lengths are centimetres."""
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt


def length(line):
    return float(np.linalg.norm(np.diff(np.array(line, float), axis=0), axis=1).sum())


def spread(line, n):
    """n + 1 points along a polyline, evenly."""
    line = np.array(line, float)
    runs = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    at = np.linspace(0, runs[-1], n + 1)
    return np.stack([np.interp(at, runs, line[:, k]) for k in (0, 1)], -1)


class Panel:
    """edges: (name, points) around the outline. A name that starts with '-' is given backwards. place(xy) says where it hangs before it falls."""

    def __init__(self, name, edges, place, kind=0):
        self.name, self.place, self.kind = name, place, kind
        self.edges = {e.lstrip('-'): (np.array(p, float), e.startswith('-')) for e, p in edges}


def mirrored(half):
    """Both halves of an outline from its right half, from the middle of the top clockwise to the middle of the bottom; names end in R and L."""
    right = [(name + 'R', points) for name, points in half]
    left = [('-' + name + 'L', [(-x, y) for x, y in reversed(points)]) for name, points in reversed(half)]
    return right + left


def inside(points, outline):
    hit = np.zeros(len(points), bool)
    x, y = points[:, 0], points[:, 1]
    for (ax, ay), (bx, by) in zip(outline, np.roll(outline, -1, 0)):
        if ay != by:
            hit ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return hit


def away(points, line):
    """Distance of points from a polyline, and how far along it the nearest place is."""
    best, along, run = np.full(len(points), 1e9), np.zeros(len(points)), 0.0
    for a, b in zip(line, line[1:]):
        d = b - a
        size = float(np.linalg.norm(d)) or 1e-9
        t = np.clip((points - a) @ d / size**2, 0, 1)
        r = np.linalg.norm(points - a - t[:, None] * d, axis=1)
        along = np.where(r < best, run + t * size, along)
        best = np.minimum(best, r)
        run += size
    return best, along


class Cut:
    """seams: pairs of 'panel.edge'. After it: `flat` and `panel` for each corner point, `point` its number in the sewn cloth, `faces` of corner points."""

    def __init__(self, panels, seams, gap=1.3):
        self.panels = panels
        counts = {}
        every = {f'{p.name}.{e}': p.edges[e][0] for p in panels for e in p.edges}
        for a, b in seams:
            b = b.lstrip('-')
            n = max(1, round((length(every[a]) + length(every[b])) / 2 / gap))
            counts[a] = counts[b] = n
        flat, faces, panel, ids = [], [], [], {}
        for number, p in enumerate(panels):
            base, outline = sum(map(len, flat)), []
            for e, (line, back) in p.edges.items():
                n = counts.get(f'{p.name}.{e}') or max(1, round(length(line) / gap))
                dots = spread(line, n)[:-1]
                order = [base + len(outline) + k for k in range(n + 1)]
                ids[f'{p.name}.{e}'] = order[::-1] if back else order
                outline += list(dots)
            for e in p.edges:
                ids[f'{p.name}.{e}'] = [base + (k - base) % len(outline) for k in ids[f'{p.name}.{e}']]
            dots, triangles = self._fill(np.array(outline), gap)
            flat.append(dots)
            faces += [[base + k for k in (reversed(t) if p.place.flip else t)] for t in triangles]
            panel += [number] * len(dots)
        self.flat, self.faces, self.panel, self.edges = np.concatenate(flat), np.array(faces), np.array(panel), ids
        self._sew(seams)

    @staticmethod
    def _fill(outline, gap):
        low, high = outline.min(0), outline.max(0)
        rows = []
        for j, y in enumerate(np.arange(low[1], high[1], gap * 0.87)):
            x = np.arange(low[0] + (gap / 2 if j % 2 else 0), high[0], gap)
            rows.append(np.stack([x, np.full_like(x, y)], -1))
        dots = np.concatenate(rows)
        ring = np.concatenate([outline, outline[:1]])
        dots = dots[inside(dots, outline) & (away(dots, ring)[0] > gap * 0.6)]
        every = [Vector(p) for p in np.concatenate([outline, dots])]
        verts, _, faces, *_ = delaunay_2d_cdt(every, [], [list(range(len(outline)))], 1, 1e-6)
        assert len(verts) == len(every), 'an outline crosses itself'
        return np.array([tuple(v) for v in verts]), faces

    def _sew(self, seams):
        root = list(range(len(self.flat)))

        def find(k):
            while root[k] != k:
                root[k] = root[root[k]]
                k = root[k]
            return k

        for a, b in seams:
            mine, other = self.edges[a], self.edges[b.lstrip('-')]
            for i, j in zip(mine, other[::-1] if b.startswith('-') else other):
                root[find(i)] = find(j)
        roots = [find(k) for k in range(len(root))]
        numbers = {r: n for n, r in enumerate(dict.fromkeys(roots))}
        self.point = np.array([numbers[r] for r in roots])
        self.size = len(numbers)

    def start(self):
        """Where every point hangs before it falls: sewn ones in the middle of where their panels want them."""
        where = np.zeros((len(self.flat), 3))
        for number, p in enumerate(self.panels):
            mine = self.panel == number
            where[mine] = p.place(self.flat[mine])
        total, count = np.zeros((self.size, 3)), np.zeros(self.size)
        np.add.at(total, self.point, where)
        np.add.at(count, self.point, 1)
        return total / count[:, None]

    def springs(self):
        """(point, point, length): along the edges, and across each edge between the corners opposite to it, laid flat."""
        sides, across = {}, {}
        for t in self.faces:
            for k in range(3):
                a, b, c = t[k], t[(k + 1) % 3], t[(k + 2) % 3]
                key = tuple(sorted((self.point[a], self.point[b])))
                sides.setdefault(key, []).append(float(np.linalg.norm(self.flat[a] - self.flat[b])))
                d, size = self.flat[b] - self.flat[a], max(1e-9, float(np.linalg.norm(self.flat[b] - self.flat[a])))
                along = float((self.flat[c] - self.flat[a]) @ d) / size
                if self.point[a] != key[0]:
                    along = size - along
                high = abs(float(d[0] * (self.flat[c] - self.flat[a])[1] - d[1] * (self.flat[c] - self.flat[a])[0])) / size
                across.setdefault(key, []).append((self.point[c], along, high))
        stretch = [(a, b, sum(ls) / len(ls)) for (a, b), ls in sides.items() if a != b]
        bend = [(m[0][0], m[1][0], float(np.hypot(m[0][1] - m[1][1], m[0][2] + m[1][2]))) for m in across.values() if len(m) == 2 and m[0][0] != m[1][0]]
        return stretch, bend

    def distance(self, names):
        """For each corner point: how far it is, in its own panel, from the nearest of these edges, and the place along it."""
        far, along = np.full(len(self.flat), 99.0), np.zeros(len(self.flat))
        for number, p in enumerate(self.panels):
            mine = np.flatnonzero(self.panel == number)
            for e, (line, _) in p.edges.items():
                if f'{p.name}.{e}' in names:
                    d, a = away(self.flat[mine], line)
                    nearer = d < far[mine]
                    far[mine[nearer]], along[mine[nearer]] = d[nearer], a[nearer]
        return far, along
