"""The open back tank: a loose front, deep armholes, and two straps that cross over the open back."""
import numpy as np
from forms import form
from forms.tops import BACK, COLLAR, FRONT, HEMS, printed, seams, skins
from kit.bodies import sweep
from kit.color import print_on
from kit.fabric import fabric
from kit.figure import WOMAN, Figure, sample, smooth
from kit.lines import strip
from kit.pattern import top
from kit.sewn import dressed, garment


def flowing(x):
    """Soft jersey on a body that isn't there: long folds from the bust and the shoulder blades, deeper towards the hem."""
    x = x.copy()
    around = np.arctan2(x[:, 1], x[:, 0])
    low = np.clip((115 - x[:, 2]) / 36, 0, 1) ** 1.2
    drift = 0.03 * (x[:, 2] - 70)
    fold = np.sin(5 * around + 0.8 + drift) + 0.7 * np.sin(8 * around + 2.4 - drift) + 0.4 * np.sin(13 * around + 1.1 + 0.6 * drift)
    x[:, :2] += np.stack([np.cos(around), np.sin(around)], -1) * (0.62 * fold * low)[:, None]
    # without a body the hips need not be as round
    high = x[:, 2:]
    return x * np.concatenate([np.repeat(smooth([66, 72, 78, 86, 95, 106, 116], [1.06, 1.02, 0.95, 0.905, 0.95, 1.0, 1.0], np.clip(high, 66, 116)), 2, 1), np.ones_like(high)], 1)


def crossing(worn, figure, material):
    """From behind each shoulder to the other side of the opening, close over the back."""
    body = figure.field(30)
    for side in (1, -1):
        # both ends are sewn to the inside
        (a,), _ = worn.at('back', [(side * 9.9, 135.2)], -0.3)
        (b,), _ = worn.at('back', [(-side * 9.5, 115.4)], -0.3)
        t = np.linspace(0, 1, 41)[:, None]
        line = a * (1 - t) + b * t + np.array((0, 2.5, 0)) * np.sin(np.pi * t)
        for _ in range(8):
            far, out = sample(body, line.astype(np.float32))
            line = line + out * (np.maximum(0.55 + 0.16 * side - far, 0) * np.sin(np.pi * t[:, 0]))[:, None]
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
        _, out = sample(body, line.astype(np.float32))
        flat = np.cross(np.gradient(line, axis=0), out)
        sweep(line, strip(1.35, 0.18), material, up=lambda t, flat=flat: tuple(flat[min(40, round(t * 40))]))


@form('open-tank', {**FRONT, 'turn': -16}, {**BACK, 'turn': 168, 'lift': 8}, {**COLLAR, 'turn': 172, 'focus': (0.5, 0.2, 0.8), 'close': 2.1})
def open_tank(p):
    ink = p.accent if p.accent != p.color else print_on(p.color)
    figure = Figure(WOMAN)
    cut = top(figure, [(0, 125.4), (4, 126), (7.2, 129.4), (8.7, 134.4), (9.2, 138.8)], [(0, 109), (4.4, 110), (7.8, 114.6), (8.8, 124), (9.1, 133), (9.2, 138.8)], (12.4, 137.6),
              [(11.6, 130), (12.8, 122.6), (16.8, 117), (22.2, 114.2)], [(11.9, 130), (12.0, 122), (15.8, 116.4), (22.2, 114.2)], [(21.4, 100), (23.6, 77.5)],
              [(20.4, 73.6), (12, 71.2), (0, 70.4)], gap=0.95)
    worn = dressed(cut, figure, arms=(46, 30), seed=3, soft=6e-4)
    worn.x = flowing(worn.x)
    mark = printed(p.brand, 0, 74.4, 1.2, ink)
    cloths = skins(p.color, [dict(hem=dict(deep=1.5, rows=(1.2,)), picture=mark, border=(ink, 0.6))], view=p.view, knit='fine', sheen=0.3)
    garment(cut, worn.x, cloths, HEMS, seams('shoulder', 'side'), seams('neck', 'arm'), thick=0.11)
    crossing(worn, figure, fabric(ink, 'slick', seam=False))
