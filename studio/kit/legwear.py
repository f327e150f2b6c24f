"""Patterns of trousers: two fronts and two backs, joined at the sides, the inseams and the rise."""
import numpy as np
from kit.cut import Cut, Panel, length
from kit.hang import bow


def hips(figure, inner, outer, crotch, front, side, room):
    """Where a leg's panel hangs: a quarter of the trunk above the crotch, half of the leg below. inner(y), outer(y): the panel's borders."""
    b = figure.build
    joints = [np.array(b[k], float) for k in ('hip', 'knee', 'ankle')]

    def place(flat):
        x, y = flat[:, 0], flat[:, 1]
        share = np.clip((x - inner(y)) / (outer(y) - inner(y)), 0, 1)
        a, f, back = figure.ring(np.maximum(y, 80))
        turn = np.clip(x / outer(y), 0, 1) * np.pi / 2
        depth = (f if front < 0 else back) + room
        trunk = np.stack([(a + room) * np.sin(turn), front * depth * np.cos(turn), y], -1)
        middle = [np.interp(y, [j[2] for j in joints[::-1]], [j[k] for j in joints[::-1]]) for k in (0, 1)]
        radius = np.maximum((outer(y) - inner(y)) / np.pi, np.interp(y, [9, 47, 84], [r + 0.4 for r in b['leg'][::-1]]))
        angle = np.pi * share
        leg = np.stack([np.maximum(middle[0] - radius * np.cos(angle), 0.4), middle[1] + front * radius * np.sin(angle), y], -1)
        t = np.clip((y - crotch + 2) / 11, 0, 1)[:, None]
        where = leg * (1 - t) + trunk * t
        where[:, 0] *= side
        return where

    place.flip = front * side > 0
    return place


def trousers(figure, waist, hip, crotch, hem, fork=(3.6, 7.2), room=1.2, gap=1.3, band=(3.6, 0.84), drop=0.0, knee=None, extra=None, lean=0.0):
    """waist: (half the front's width, height). hip: (width, height). crotch: height. hem: (inner x, outer x, height). fork: how far front and back reach under."""
    panels, seams = [], []
    for s, side in (('R', 1), ('L', -1)):
        for name, front, reach in (('front', -1, fork[0]), ('back', 1, fork[1])):
            top = waist[1] + (1.0 if front > 0 else -drop)
            outside = bow([(waist[0], waist[1]), (hip[0], hip[1]), *(knee[:1] if knee else []), (hem[1], hem[2])])
            inseam = bow([(hem[0], hem[2]), *(knee[1:] if knee else []), (-reach, crotch)])
            rise = bow([(-reach, crotch), (-reach * 0.4, crotch + 1.6), (0.0, crotch + 7), (0.0, top)])
            line_in = sorted([(y, x) for x, y in inseam] + [(y, min(x, 0)) for x, y in rise])
            line_out = sorted([(y, x) for x, y in outside])
            inner = lambda y, line=line_in: np.interp(y, [q[0] for q in line], [q[1] for q in line])  # noqa: E731
            outer = lambda y, line=line_out: np.interp(y, [q[0] for q in line], [q[1] for q in line])  # noqa: E731
            edges = [('waist', [(0, top), waist]), ('side', outside), ('hem', [(hem[1], hem[2]), (hem[0], hem[2] + lean)]), ('in', [(hem[0], hem[2] + lean), *inseam[1:]]), ('rise', rise)]
            panels.append(Panel(name + s, edges, hips(figure, inner, outer, crotch, front, side, room)))
        seams += [(f'front{s}.side', f'back{s}.side'), (f'front{s}.in', f'back{s}.in')]
    seams += [('frontR.rise', 'frontL.rise'), ('backR.rise', 'backL.rise')]
    if band:
        waistband(panels, seams, *band)
    if extra:
        extra(panels, seams)
    return Cut(panels, seams, gap)


def strip(owner, edge, high, share, names):
    """A strip sewn to an edge: names of its edges along the seam, at both ends, and at its free side. Upwards if `high` is positive."""
    line = np.array(owner.edges[edge][0], float)
    if high < 0:
        line = line[::-1]  # a hem runs from the outside in
    long = length(line) * share
    along, first, free, last = names
    edges = [(along, [(0, 0), (long, 0)]), (last, [(long, 0), (long, high)]), ('-' + free, [(long, high), (0, high)]), ('-' + first, [(0, high), (0, 0)])]

    def place(flat):
        t = np.clip(flat[:, 0] / long, 0, 1)[:, None]
        where = owner.place(line[0] * (1 - t) + line[-1] * t)
        where[:, 2] += flat[:, 1]
        return where

    place.flip = owner.place.flip
    return edges, place


def strips(panels, seams, name, edge, high, share, names):
    """The same strip on all four panels, joined at the sides and in the middle."""
    for s in 'RL':
        for part in ('front', 'back'):
            owner = next(p for p in panels if p.name == part + s)
            edges, place = strip(owner, edge, high, share, names)
            panels.append(Panel(f'{name}-{part}{s}', edges, place, 1))
            seams.append((f'{name}-{part}{s}.{names[0].lstrip("-")}', f'{part}{s}.{edge}'))


def waistband(panels, seams, high, share):
    strips(panels, seams, 'band', 'waist', high, share, ('in', 'middle', 'top', 'side'))
    seams += [(f'band-front{s}.side', f'band-back{s}.side') for s in 'RL']
    seams += [(f'band-{part}R.middle', f'band-{part}L.middle') for part in ('front', 'back')]


def ankle(panels, seams, high, share):
    """A ribbed cuff round each leg, in two halves."""
    strips(panels, seams, 'cuff', 'hem', -high, share, ('-in', 'inner', 'top', 'outer'))
    seams += [(f'cuff-front{s}.{e}', f'cuff-back{s}.{e}') for s in 'RL' for e in ('inner', 'outer')]
