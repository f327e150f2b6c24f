"""The last a shoe is built on: x runs from the heel (0) to the toe (29), y to the outside of a left foot, z up."""
import numpy as np

LONG = 29.0
HIGH = [(0, 15), (8, 15), (10, 13), (12, 10.6), (14, 9), (16.5, 7.5), (19, 6.3), (22, 5.0), (25, 4.0), (27, 3.1), (28.2, 2.1), (28.8, 1.1), (29, 0.3)]
OUTER = [(0, 0), (0.2, 1.1), (0.7, 2.0), (1.8, 2.85), (4, 3.35), (8, 3.3), (12, 3.6), (16, 4.5), (20, 5.15), (23, 4.95), (25.5, 4.1), (27.3, 2.9), (28.4, 1.7), (28.9, 0.7), (29, 0)]
INNER = [(0, 0), (0.2, 1.1), (0.7, 2.0), (1.8, 2.8), (4, 3.2), (8, 2.95), (12, 2.9), (16, 3.5), (20, 4.6), (23, 4.8), (25.5, 4.2), (27.3, 3.1), (28.4, 1.8), (28.9, 0.75), (29, 0)]


def curved(profile, x, width=0.9):
    """A profile without knees."""
    x = np.asarray(x, float)
    xs, ys = zip(*profile)
    w = width * np.clip(np.minimum(x, LONG - x) / 1.5, 0, 1)
    return sum(np.interp(x + w * k, xs, ys) * g for k, g in ((-1, 0.12), (-0.5, 0.22), (0, 0.32), (0.5, 0.22), (1, 0.12)))


def stations(n=120):
    return LONG / 2 * (1 - np.cos(np.pi * np.arange(n + 1) / n))


class Last:
    """heel, toe: how thick the sole is; spring: how far the toe is lifted; rocker: how far the heel is; flare: how much wider the sole is."""

    def __init__(self, heel=3.2, toe=2.3, spring=1.3, rocker=0.4, wide=1.0, tall=1.0, collar=1.0, throat=20.0, box=2.5):
        self.wide, self.tall, self.throat, self.box = wide, tall, throat, box
        self.base = [(0, heel + 0.15), (3, heel), (10, heel * 0.75 + toe * 0.25), (18, toe), (22, toe + 0.12 * spring), (26, toe + 0.55 * spring), (29, toe + spring)]
        self.low = [(0, rocker), (1.5, rocker * 0.45), (4, 0), (17.5, 0), (21, 0.16 * spring), (25, 0.62 * spring), (29, 1.5 * spring)]
        self.rim = [(0, 7.3 * collar), (0.9, 7.4 * collar), (2.6, 6.4 * collar), (4.6, 5.7 * collar), (6.6, 6.2 * collar), (8.6, 7.8 * collar), (10.2, 8.9), (11.5, 9.3), (13, 9.4)]

    def point(self, x, a, off=0.0):
        """A point of the upper: a from 0 (outside, at the sole) over 0.5 (top) to 1 (inside)."""
        x, a = np.broadcast_arrays(np.asarray(x, float), np.asarray(a, float))
        c, s = np.cos(np.pi * a), np.maximum(np.sin(np.pi * a), 0)
        power = np.interp(x, [0, 10, 16, 24, 29], [3.0, 2.8, 2.2, self.box, 2.0])
        half = np.where(c > 0, curved(OUTER, x), curved(INNER, x)) * self.wide
        high = curved(HIGH, x, 0.5) * self.tall
        y = (half + off) * np.sign(c) * np.abs(c) ** (2 / power)
        z = (high + off) * s ** (2 / power)
        # the heel bulges out over the sole and leans in at the ankle; the toe is round in the side view too
        back = np.clip((5 - x) / 5, 0, 1) ** 2
        lean = back * (0.014 * z * z - 0.16 * z) - off * np.clip((1.2 - x) / 1.2, 0, 1) * np.clip(1 - z / 9, 0, 1)
        front = np.clip((x - 27.5) / 1.5, 0, 1)
        lean = lean + front * (off - 0.1 * z)
        return np.stack([x + lean, y, curved(self.base, x, 0.6) - 0.35 + z], -1)

    def edge(self, x):
        """How far up (a) the upper goes on the outside: the line of the ankle, then the throat."""
        x = np.asarray(x, float)
        power = np.interp(x, [0, 10, 16, 24, 29], [3.0, 2.8, 2.2, self.box, 2.0])
        high = curved(HIGH, x, 0.5) * self.tall
        top = np.clip(curved(self.rim, x, 0.6) * self.tall / np.maximum(high, 0.1), 0, 1)
        ankle = np.arcsin(top ** (power / 2)) / np.pi
        half = np.maximum(curved(OUTER, x) * self.wide, 0.2)
        open_ = 1.5 * np.sqrt(np.clip((self.throat - x) / (self.throat - 11), 0, 1.2))
        throat = np.arccos(np.clip(open_ / half, 0, 1) ** (power / 2)) / np.pi
        # both lines meet in a round corner
        a, b, soft = np.where(x > 13.2, 0.6, ankle), np.where(x < 7.5, 0.6, throat), 26
        whole = np.minimum(-np.log(np.exp(-soft * a) + np.exp(-soft * b)) / soft, 0.5)
        return np.where(x >= self.throat, 0.5, np.where((x > 15) | (x < 6), np.minimum(a, b), whole))

    def side(self, x, v, inside=False, off=0.0):
        """A point of one side: v from the sole (0) to the edge (1)."""
        a = self.edge(x) * v
        return self.point(x, 1 - a if inside else a, off)

    def outline(self, out, n=90):
        """The foot's outline in plan, moved outwards: x, y of both sides, once round. `out` is a number or a function of x."""
        x = stations(n)
        move = out(x) if callable(out) else np.full_like(x, out)
        sides = []
        for profile, sign in ((OUTER, 1), (INNER, -1)):
            y = curved(profile, x) * self.wide
            p = np.stack([x, y], -1)
            t = np.gradient(p, axis=0)
            normal = np.stack([-t[:, 1], t[:, 0]], -1)
            normal /= np.linalg.norm(normal, axis=1)[:, None] + 1e-9
            normal[0], normal[-1] = (-1, 0), (1, 0)
            p = p + normal * move[:, None]
            p[:, 1] = np.maximum(p[:, 1], 0)
            sides.append(p * (1, sign))
        return np.concatenate([sides[0], sides[1][-2:0:-1]])
