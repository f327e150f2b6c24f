"""Split shorts: thin cloth, open at the sides from the hip down, where the front lies over the back; a brief is sewn in."""
import numpy as np
from forms import form
from forms.bottoms import BACK, BANDS, FRONT, LEGS, drawcord, sewn
from forms.tops import printed
from kit.bodies import box, sweep
from kit.color import brightness, dark, is_light, light, mix, print_on
from kit.cut import Cut, Panel
from kit.fabric import fabric
from kit.figure import MAN, Figure, sample
from kit.hang import bow
from kit.legwear import hips, waistband
from kit.lines import curve, strip
from kit.sewn import dressed, garment, smoothed
from materials import plastic, steel

WAIST, CROTCH, SPLIT = (22.6, 98), 76.5, (27.0, 85)
SLITS = {'front': [SPLIT, (28.6, 84.2), (29.6, 81), (29.0, 76.8), (26.4, 73.0), (21.8, 71.0)], 'back': [SPLIT, (28.2, 80), (28.4, 76.6), (26.4, 73.2), (21.6, 71.0)]}


def placed(inside, outer):
    """The front's flap hangs outside of the back, past the side."""

    def place(flat):
        where = inside(flat)
        past = np.clip(flat[:, 0] - outer, 0, None) * (flat[:, 1] < SPLIT[1])
        where[:, 0] += np.sign(where[:, 0]) * np.minimum(past, 1.0) * 0.9
        where[:, 1] += past
        return where

    place.flip = inside.flip
    return place


def legs(figure, waist, side, crotch, reach, end, below, room, gap, band=None):
    """Two fronts and two backs; below: for each the edges from the end of its side seam to the inseam, which starts at `end`."""
    panels, seams = [], []
    for s, hand in (('R', 1), ('L', -1)):
        for name, front, fork in (('front', -1, reach[0]), ('back', 1, reach[1])):
            top = (0.0, waist[1] + (1.0 if front > 0 else 0))
            rise = bow([(-fork, crotch), (-fork * 0.4, crotch + 1.6), (0.0, crotch + 7), top])
            line_in = sorted([(y, x) for x, y in (end, (-fork, crotch))] + [(y, min(x, 0)) for x, y in rise])
            line_out = sorted([(y, x) for x, y in side] + [(60, side[-1][0])])
            inner = lambda y, line=line_in: np.interp(y, [q[0] for q in line], [q[1] for q in line])  # noqa: E731
            outer = lambda y, line=line_out: np.interp(y, [q[0] for q in line], [q[1] for q in line])  # noqa: E731
            edges = [('waist', [top, waist]), ('side', side), *below[name], ('in', [end, (-fork, crotch)]), ('rise', rise)]
            hang = hips(figure, inner, outer, crotch, front, hand, room)
            panels.append(Panel(name + s, edges, placed(hang, SPLIT[0]) if front < 0 else hang))
        seams += [(f'front{s}.side', f'back{s}.side'), (f'front{s}.in', f'back{s}.in')]
    seams += [('frontR.rise', 'frontL.rise'), ('backR.rise', 'backL.rise')]
    if band:
        waistband(panels, seams, *band)
    return Cut(panels, seams, gap)


def split(figure):
    end = (-2.2, 68.6)
    below = {name: [('slit', bow(line)), ('hem', bow([line[-1], (12, 69.6), end]))] for name, line in SLITS.items()}
    return legs(figure, WAIST, bow([WAIST, (25.8, 91), SPLIT]), CROTCH, (3.6, 7.2), end, below, 1.2, 1.05, (3.4, 0.84))


def brief(figure, color, worn, top):
    """Close to the body and sewn in below the rim of the waist, wherever that came to lie: seen where one looks into the shorts."""
    end, high = (0.4, 75.8), (19.8, 84)
    below = {'front': [('hem', bow([high, (8, 78.6), end]))], 'back': [('hem', bow([high, (10, 76.6), end]))]}
    cut = legs(figure, (19, 97), bow([(19, 97), (19.8, 91), high]), 77.4, (3.0, 5.4), end, below, 0.2, 1.3)
    x, body = cut.start(), figure.field(60)
    for _ in range(6):
        far, out = sample(body, x)
        x = x + out * (0.12 - far)[:, None] * 0.7
    rim = worn.x[[worn.cut.point[k] for edge in BANDS for k in worn.cut.edges[edge]]]
    order = np.argsort(np.arctan2(rim[:, 1], rim[:, 0]))
    turn = np.arctan2(rim[order, 1], rim[order, 0])
    x[:, 2] = np.minimum(x[:, 2], np.interp(np.arctan2(x[:, 1], x[:, 0]), turn, rim[order, 2], period=2 * np.pi) - 0.7)
    cloths = [fabric(color, 'fine', border=(dark(color, 0.3), 0.8), inner=inner) for inner in (False, True)]
    garment(cut, drawn_in(smoothed(cut, x), top) * (0.97, 0.97, 1), cloths, [], sewn('side', 'in', 'rise'), sewn('hem', 'waist'), thick=0.08)


def fluted(x):
    """Thin cloth: small gathers below the elastic, and flutes that grow towards the hem."""
    x = x.copy()
    side = np.sign(x[:, 0])
    around, leg = np.arctan2(x[:, 1], x[:, 0]), np.arctan2(x[:, 1] - 0.6, x[:, 0] - side * 9.4)
    low = np.clip((CROTCH + 14 - x[:, 2]) / 20, 0, 1)[:, None]
    out = np.stack([np.cos(around), np.sin(around)], -1) * (1 - low) + np.stack([np.cos(leg), np.sin(leg)], -1) * low
    flute = np.sin(6 * leg + 0.7 * side + 0.05 * x[:, 2]) + 0.6 * np.sin(10 * leg + 2 + 1.1 * side - 0.04 * x[:, 2]) + 0.3 * np.sin(17 * leg + side)
    gather = np.sin(54 * around) + 0.7 * np.sin(37 * around + 1) + 0.5 * np.sin(83 * around)
    high = np.exp(-(((x[:, 2] - WAIST[1] - 0.4) / 3.6) ** 2))
    x[:, :2] += out * (0.5 * flute * low[:, 0] ** 1.3 + 0.13 * gather * high)[:, None]
    return x


def drawn_in(x, top):
    """The elastic: the waist is narrower than the hips."""
    x = x.copy()
    t = np.clip((x[:, 2] - top + 15) / 13, 0, 1)
    x[:, :2] *= (1 - 0.13 * t * t * (3 - 2 * t))[:, None]
    return x


def pocket(worn, color, ink):
    """Behind: a zip between two welts, and its puller on a cord."""
    line = [(2.4, 93.2), (13.2, 92.6)]
    worn.patch('backR', [(2.0, 94.0), (13.6, 93.4), (13.6, 91.8), (2.0, 92.4)], fabric(dark(color, 0.16), 'slick', seam=False), 0.06, 0.08, 0.6)
    worn.ribbon('backR', line, strip(0.42, 0.2), steel('#8f969b', 0.35), 0.18)
    (pull,), (out,) = worn.at('backR', [(12.6, 92.7)], 0.45)
    box((0.7, 0.4, 0.9), steel('#b9bec2', 0.3), pull, 0.12)
    sweep(curve([pull + out * 0.2, pull + out * 0.4 + (0, 0, -1.4), pull + out * 0.3 + (0, 0, -3)], 6), strip(0.5, 0.22), plastic(ink), up=(0, 1, 0))


@form('split-shorts', {**FRONT, 'turn': -38, 'lift': 13}, {**BACK, 'turn': 146, 'lift': 15}, dict(turn=-68, lift=8, focus=(0.5, 0.1, 0.4), close=1.9))
def split_shorts(p):
    ink = p.accent if abs(brightness(p.accent) - brightness(p.color)) > 0.15 else print_on(p.color)
    figure = Figure(MAN)
    cut = split(figure)
    worn = dressed(cut, figure, soft=4e-4, seed=6, skin=0.5, **LEGS)
    worn.x = fluted(worn.x)
    top = float(worn.x[:, 2].max())
    brief(figure, mix(p.color, ink, 0.75) if is_light(p.color) else light(p.color, 0.2), worn, top)
    worn.x = drawn_in(worn.x, top)
    mark = printed(p.mark, 13.5, 75.0, 1.7, ink, weight=800)
    thin = dict(knit='film', sheen=0.25, loops=p.view == 3, border=(mix(p.color, ink, 0.85), 0.55))
    cloths = [fabric(p.color, inner=inner, **thin, **kind) for inner in (False, True) for kind in (dict(picture=mark), dict(hem=dict(deep=0.2, rows=(1.1, 2.2), pucker=0.3)))]
    garment(cut, worn.x, cloths, BANDS, sewn('side', 'in', 'rise', 'waist'), sewn('hem', 'slit'), thick=0.07)
    shine = fabric('#e4e7ea', 'slick', seam=False)
    for s in 'RL':
        worn.patch('front' + s, [(20.6, 96.4), (21.6, 96.4), (25.2, 86), (24.2, 86)], shine, 0.04, 0.05, 0.8)
    pocket(worn, p.color, ink)
    drawcord(worn, light(p.color, 0.75) if not is_light(p.color) else ink, 7.5)
