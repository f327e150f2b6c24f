"""Patterns: the panels of tops, from a few points on the mannequin. x is half the panel, y the height."""
import numpy as np
from kit.cut import Cut, Panel, length, mirrored
from kit.hang import along_arm, around, band, bow


def _body(name, figure, neck, tip, arm, side, hem, where, room):
    edges = [('neck', bow(neck)), ('shoulder', [neck[-1], tip]), ('arm', bow([tip, *arm])), ('side', bow([arm[-1], *side])), ('hem', bow([side[-1], *hem]))]
    line = sorted([(y, x) for x, y in [arm[-1], *side]])
    width = lambda y: np.interp(y, [p[0] for p in line], [p[1] for p in line])  # noqa: E731
    return Panel(name, mirrored(edges), around(figure, width, where, room))


def _whole(line):
    return [(-x, y) for x, y in reversed(line[1:])] + list(line)


def rim(name, panel, edge, high, share, kind):
    """Ribbing or binding on an edge that runs over both halves of a panel."""
    line = [tuple(p) for p in panel.edges[edge + 'R'][0]]
    outwards = line[0][0] < line[-1][0]  # a neckline starts in the middle, a hem at the side
    line = line if outwards else line[::-1]
    left, right = ('-inL', 'inR') if outwards else ('inL', '-inR')
    long = length(line) * 2 * share
    h = long / 2
    edges = [(left, [(-h, 0), (0, 0)]), (right, [(0, 0), (h, 0)]), ('endR', [(h, 0), (h, high)]), ('-top', [(h, high), (-h, high)]), ('-endL', [(-h, high), (-h, 0)])]
    return Panel(name, edges, band(panel.place, _whole(line), long, 0.6 if high > 0 else 1), kind), [(f'{name}.in{s}', f'{panel.name}.{edge}{s}') for s in 'RL']


def sleeve(figure, name, side, angle, cap, half, cuff, long, kind=0):
    """cap: height of the crown; half: half the width at the armpit; cuff: half the width at the end."""
    def crown(s):
        return bow([(0, cap), (s * half * 0.27, cap * 0.91), (s * half * 0.53, cap * 0.58), (s * half * 0.72, cap * 0.24), (s * half, 0)])

    edges = [('capF', crown(1)), ('underF', [(half, 0), (cuff, -long)]), ('cuff', [(cuff, -long), (-cuff, -long)]),
             ('-underB', [(-cuff, -long), (-half, 0)]), ('-capB', crown(-1)[::-1])]
    width = lambda y: np.interp(y, [-long, 0], [cuff, half])  # noqa: E731
    return Panel(name, edges, along_arm(figure, angle, width, cap, side), kind)


def top(figure, neck, back_neck, tip, arm, back_arm, side, hem, sleeves=None, rib=None, room=1.5, angle=50, gap=1.2, extra=None):
    """A cut of front, back, sleeves (keywords of `sleeve`) and neck rib (height, share of the neckline)."""
    front = _body('front', figure, neck, tip, arm, side, hem, -1, room)
    back = _body('back', figure, back_neck, tip, back_arm, side, hem, 1, room)
    panels, seams = [front, back], []
    for s in 'RL':
        seams += [(f'front.{e}{s}', f'back.{e}{s}') for e in ('shoulder', 'side')]
        if sleeves:
            panels.append(sleeve(figure, 'sleeve' + s, 1 if s == 'R' else -1, angle, **sleeves))
            seams += [(f'sleeve{s}.capF', f'front.arm{s}'), (f'sleeve{s}.capB', f'back.arm{s}'), (f'sleeve{s}.underF', f'sleeve{s}.underB')]
    if rib:
        for panel, name in ((front, 'ribF'), (back, 'ribB')):
            strip, sewn = rim(name, panel, 'neck', *rib, kind=1)
            panels.append(strip)
            seams += sewn
        seams += [(f'ribF.end{s}', f'ribB.end{s}') for s in 'RL']
    if extra:
        extra(panels, seams)
    return Cut(panels, seams, gap)


def cuff(panels, seams, sleeve_, high, share, kind=1, edge='cuff'):
    """A ribbed cuff at the end of each sleeve or leg."""
    for s in 'RL':
        owner = next(p for p in panels if p.name == sleeve_ + s)
        line = [tuple(q) for q in owner.edges[edge][0]]
        long = length(line) * share
        h = long / 2
        edges = [('in', [(h, 0), (-h, 0)]), ('end1', [(-h, 0), (-h, -high)]), ('top', [(-h, -high), (h, -high)]), ('-end2', [(h, -high), (h, 0)])]

        def place(flat, owner=owner, line=line, h=h):
            (ax, ay), (bx, by) = line[0], line[-1]
            t = (h - flat[:, 0]) / (2 * h)
            return owner.place(np.stack([ax + (bx - ax) * t, ay + (by - ay) * t + flat[:, 1]], -1))

        place.flip = owner.place.flip
        panels.append(Panel(f'cuff{s}', edges, place, kind))
        seams += [(f'cuff{s}.in', f'{owner.name}.{edge}'), (f'cuff{s}.end1', f'cuff{s}.end2')]
