"""The mannequin: an athletic woman or man as a field of distances, centimetres, z up, looking along -y. Clothes are draped on it and it is never photographed.
It is the same left and right, so the field is kept for x >= 0 alone."""
import math

import numpy as np

# height: half width, depth to the front, depth to the back, how square (2 is an ellipse)
MAN = dict(
    rings=[(78, 14, 9, 10, 2.2), (86, 16.6, 10, 11, 2.3), (92, 16.6, 10.2, 11.2, 2.3), (100, 15.6, 10.2, 10, 2.3), (108, 15.2, 10.2, 9.4, 2.3), (116, 16, 10.8, 9.8, 2.3),
           (124, 17.6, 11.8, 10.8, 2.4), (130, 18.6, 12.4, 11.6, 2.5), (136, 18.8, 11.4, 11.6, 2.4), (140, 18, 9.2, 10.6, 2.2), (143.5, 15.6, 7, 9, 2),
           (146.5, 11, 5.8, 7.4, 2), (149, 7.4, 5.2, 6.4, 2), (152, 6.2, 5, 6, 2), (166, 6, 5.6, 5.6, 2)],
    shoulder=(18.2, 0.8, 139.5), arm=((5.5, 0), (5.0, 14), (4.3, 29), (3.9, 36), (2.9, 55)), hip=(9.2, 0.6, 84), knee=(11.2, 0.2, 47), ankle=(12.2, 1.8, 9),
    leg=(9.2, 6.3, 4.1), bust=[(8.2, -7.2, 131, 6.6, 5.6, 6)], seat=[(7.6, 6, 87, 7.6, 6.8, 8)])
WOMAN = dict(
    rings=[(76, 14.6, 8.6, 9.8, 2.2), (84, 18, 9.6, 11.2, 2.3), (89, 17.6, 9.6, 11, 2.3), (97, 13.8, 9, 9, 2.3), (104, 11.8, 8.4, 7.8, 2.3), (111, 12.6, 8.8, 8.2, 2.3),
           (119, 14, 9.4, 8.8, 2.3), (125, 14.8, 9.6, 9.4, 2.4), (130, 15.2, 8.8, 9.4, 2.3), (134, 14.8, 7.6, 8.8, 2.2), (137.5, 13, 6.2, 7.6, 2),
           (140.5, 9.2, 5, 6.4, 2), (143.5, 6.4, 4.6, 5.6, 2), (147, 5.2, 4.4, 5.4, 2), (160, 5, 4.8, 5, 2)],
    shoulder=(14.9, 0.6, 134), arm=((4.7, 0), (4.1, 13), (3.5, 27), (3.2, 33), (2.4, 51)), hip=(9.2, 0.4, 81), knee=(9.6, 0, 45), ankle=(10.4, 1.4, 8),
    leg=(9, 5.6, 3.5), bust=[(7, -6.4, 121.5, 6.4, 6.4, 6.2)], seat=[(7.6, 5.4, 84, 8, 7.2, 8.2)])
STEP = 1.4
LOW, HIGH = np.array((-1.0, -34.0, 0.0)), np.array((75.0, 34.0, 178.0))


def grid():
    axes = [np.arange(LOW[i], HIGH[i] + STEP, STEP) for i in range(3)]
    return np.stack(np.meshgrid(*axes, indexing='ij'), -1)


def smooth(heights, values, at):
    """A smooth line through the values."""
    fine = np.linspace(heights[0], heights[-1], 600)
    line = np.interp(fine, heights, values)
    width = max(3, int(600 * 2.6 / (heights[-1] - heights[0])))
    line = np.convolve(np.pad(line, width, mode='edge'), np.hanning(2 * width + 1) / np.hanning(2 * width + 1).sum(), mode='valid')
    return np.interp(at, fine, line)


def melt(a, b, k):
    """The union of two bodies with a soft crease."""
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k / 4


def cone(p, a, b, ra, rb):
    a, b = np.array(a, float), np.array(b, float)
    axis = b - a
    t = np.clip(((p - a) @ axis) / (axis @ axis), 0, 1)
    return np.linalg.norm(p - a - t[..., None] * axis, axis=-1) - (ra + (rb - ra) * t)


def blob(p, x, y, z, rx, ry, rz):
    q = np.linalg.norm((p - np.array((x, y, z))) / np.array((rx, ry, rz)), axis=-1)
    return (q - 1) * min(rx, ry, rz)


class Figure:
    def __init__(self, build=MAN):
        self.build = build
        self.grid = grid()
        self.trunk = self._trunk(self.grid)

    def ring(self, z):
        """Half width, front and back at a height."""
        heights = [r[0] for r in self.build['rings']]
        return [smooth(heights, [r[k] for r in self.build['rings']], z) for k in (1, 2, 3)]

    def _trunk(self, p):
        b = self.build
        heights = [r[0] for r in b['rings']]
        a, front, back, power = (smooth(heights, [r[k] for r in b['rings']], p[..., 2]) for k in (1, 2, 3, 4))
        depth = np.where(p[..., 1] < 0, front, back)
        q = ((np.abs(p[..., 0]) / a) ** power + (np.abs(p[..., 1]) / depth) ** power) ** (1 / power)
        d = (q - 1) * np.minimum(a, depth)
        slope = np.sqrt(sum(g * g for g in np.gradient(d, STEP)))
        d = d / np.maximum(slope, 0.4)
        d = np.maximum(d, heights[0] - p[..., 2])
        for part in b['bust']:
            d = melt(d, blob(p, *part), 4)
        for part in b['seat']:
            d = melt(d, blob(p, *part), 4)
        hip, knee, ankle = b['hip'], b['knee'], b['ankle']
        thigh = cone(p, hip, knee, b['leg'][0], b['leg'][1])
        shank = cone(p, knee, ankle, b['leg'][1] - 0.4, b['leg'][2])
        calf = blob(p, (knee[0] * 0.6 + ankle[0] * 0.4) + 0.3, knee[1] + 2.2, knee[2] * 0.66 + ankle[2] * 0.34, 5.2, 5.6, 13)
        return melt(d, melt(melt(thigh, shank, 3), calf, 3), 4)

    def bone(self, angle, bend=14):
        """Shoulder, elbow and wrist with the arm `angle` degrees away from the body; the elbow bends forward a little."""
        a, f = math.radians(angle), math.radians(bend)
        s = np.array(self.build['shoulder'], float)
        upper, whole = self.build['arm'][2][1], self.build['arm'][4][1]
        out = np.array((math.sin(a), 0, -math.cos(a)))
        fore = np.array((math.sin(a * 0.8), -math.sin(f), -math.cos(a * 0.8) * math.cos(f)))
        elbow = s + out * upper
        return s, elbow, elbow + fore / np.linalg.norm(fore) * (whole - upper)

    def field(self, angle, legs=True):
        """Distance and direction away from the body, on the grid, with the arms at that angle."""
        s, e, w = self.bone(angle)
        r = self.build['arm']
        upper = melt(cone(self.grid, s, s + (e - s) * 0.5, r[0][0], r[1][0]), cone(self.grid, s + (e - s) * 0.5, e, r[1][0], r[2][0]), 2)
        lower = cone(self.grid, e, w, r[3][0], r[4][0])
        d = melt(self.trunk, melt(upper, lower, 2), 3)
        slopes = np.gradient(d, STEP)
        length = np.maximum(np.sqrt(sum(g * g for g in slopes)), 0.3)
        return np.stack([d / np.clip(length, 0.7, 1.3), *(g / length for g in slopes)], -1).astype(np.float32)


def sample(field, points):
    """Distance and outward direction at points, either side."""
    side = np.where(points[:, 0] < 0, -1, 1).astype(np.float32)
    p = points.copy()
    p[:, 0] = np.abs(p[:, 0])
    at = (p - LOW) / STEP
    at = np.clip(at, 0, np.array(field.shape[:3]) - 1.001)
    base = at.astype(np.int32)
    part = (at - base).astype(np.float32)
    flat = field.reshape(-1, 4)
    ny, nz = field.shape[1], field.shape[2]
    start = (base[:, 0] * ny + base[:, 1]) * nz + base[:, 2]
    out = np.zeros((len(p), 4), np.float32)
    for i in (0, 1):
        wx = part[:, 0] if i else 1 - part[:, 0]
        for j in (0, 1):
            wy = wx * (part[:, 1] if j else 1 - part[:, 1])
            for k in (0, 1):
                out += flat[start + (i * ny + j) * nz + k] * (wy * (part[:, 2] if k else 1 - part[:, 2]))[:, None]
    out[:, 1] *= side
    return out[:, 0], out[:, 1:]
