"""A foot and its calf as a field of distances, for socks: the toes point to -y. The same left and right, like the figure."""
import numpy as np
from kit.figure import STEP, blob, cone, grid, melt


class Foot:
    build = dict(leg=(2.9, 3.9), lifted=6, toes=-20.6)

    def __init__(self):
        p = grid() - (0, 0, 6)  # the grid ends below the floor: the sole needs air under it
        leg = cone(p, (0, 0.6, 8), (0, 0, 36), *self.build['leg'])
        heel = blob(p, 0, 2.4, 3.2, 2.9, 3.4, 3.2)
        sole = cone(p, (0, 1.5, 3.2), (0, -11, 2.6), 3.0, 2.6)
        ball = blob(p, 0, -12, 2.6, 3.9, 5.6, 2.5)
        toes = blob(p, 0, -15.8, 2.5, 3.7, 4.8, 2.3)
        instep = cone(p, (0, -0.6, 8.4), (0, -9, 4.0), 3.0, 2.3)
        d = leg
        for part in (heel, sole, ball, toes, instep):
            d = melt(d, part, 2.5)
        slopes = np.gradient(d, STEP)
        length = np.maximum(np.sqrt(sum(g * g for g in slopes)), 0.3)
        self._field = np.stack([d / np.clip(length, 0.7, 1.3), *(g / length for g in slopes)], -1).astype(np.float32)

    def field(self, _angle):
        return self._field
