"""Shirts and the like, cut, sewn and draped on a mannequin that is then taken away."""
import numpy as np
from forms import form
from kit.bodies import box, sweep
from kit.color import dark, light, print_on
from kit.cut import Panel, away, length
from kit.fabric import fabric
from kit.figure import MAN, WOMAN, Figure
from kit.hang import bow
from kit.lettering import stamp
from kit.lines import circle, curve, strip
from kit.pattern import cuff, rim, top
from kit.sewn import APART, dressed, garment
from materials import cloth, plastic, steel

FRONT = dict(turn=-20, lift=6, fill=0.8, worn=True, afloat=0.05)
BACK = dict(turn=156, lift=9)
COLLAR = dict(focus=(0.54, 0.3, 0.86), close=2.7, lift=10)
SLEEVED = [f'sleeve{s}.{e}' for s in 'RL' for e in ('capF', 'capB', 'underF', 'underB')]
HEMS = [f'{p}.hem{s}' for p in ('front', 'back') for s in 'RL']


def seams(*edges):
    return [f'{p}.{e}{s}' for p in ('front', 'back') for e in edges for s in 'RL']


def printed(text, x, y, height, color, **font):
    """Words on a panel of the front, around x, y."""
    path, w, h = stamp([text], color, height, **font)
    return path, x - w / 2, y - h / 2, w, h


def skins(color, kinds, **both):
    """The same cloth outside and inside, one for each kind of panel. Close up (view 3) its loops are seen."""
    both['loops'] = both.pop('view', 1) == 3
    return [fabric(color, **{**both, **kind, 'inner': inner}) for inner in (False, True) for kind in kinds]


def neck_label(worn, y, ink='#e9e6de'):
    """A woven label inside the neck."""
    worn.patch('back', [(-2.2, y), (2.2, y), (2.2, y - 2.6), (-2.2, y - 2.6)], fabric(ink, 'fine', seam=False), off=-0.3, thick=0.06, gap=0.7)


@form('tee', FRONT, BACK, COLLAR)
def tee(p):
    heavy = p.accent.lower() == '#e4ddcd'
    figure = Figure(MAN)
    if heavy:
        cut = top(figure, [(0, 139.6), (3.8, 140.2), (7, 142.4), (8.6, 145.6), (9.1, 148.2)], [(0, 146.6), (5, 146.8), (8, 147.5), (9.1, 148.2)], (25.5, 141.6),
                  [(24.2, 136), (24.6, 129), (26.4, 124.4), (29.6, 121.6)], [(24.8, 136), (25.2, 129), (26.8, 124.4), (29.6, 121.6)], [(29.4, 105), (29.2, 78)], [(15, 77.4), (0, 77.2)],
                  dict(cap=8.6, half=21.4, cuff=20.4, long=14), (2.5, 0.84), gap=1.2)
        worn = dressed(cut, figure, soft=2e-6, arms=(50, 20), seed=4)
    else:
        cut = top(figure, [(0, 139.2), (3.6, 139.7), (6.8, 141.8), (8.6, 145.4), (9.2, 148.2)], [(0, 146.6), (5, 146.8), (8, 147.5), (9.2, 148.2)], (22, 143.6),
                  [(20.6, 138), (20.9, 132), (23, 127.6), (26.8, 125)], [(21.2, 138), (21.5, 132), (23.5, 127.6), (26.8, 125)], [(26.2, 110), (26, 98), (26.4, 79)], [(13, 78.2), (0, 78)],
                  dict(cap=12, half=18.8, cuff=17, long=11), (2.0, 0.86), gap=1.2)
        worn = dressed(cut, figure)
    knit = 'fleece' if heavy else 'jersey'
    mark = printed(p.brand, 11.4, 127.5, 1.25, p.accent if p.accent != p.color else print_on(p.color))
    cloths = skins(p.color, [dict(hem={}, picture=mark), dict(rib=0.42 if heavy else 0.36)], view=p.view, knit=knit, heather=0.02)
    ribs = [f'rib{k}.in{s}' for k in 'FB' for s in 'RL']
    garment(cut, worn.x, cloths, HEMS + ['sleeveR.cuff', 'sleeveL.cuff'], seams('shoulder', 'side', 'arm', 'neck') + SLEEVED + ribs, thick=0.22 if heavy else 0.13)
    if heavy:
        neck_label(worn, 145.6)


@form('long-sleeve', FRONT, BACK, {**COLLAR, 'focus': (0.55, 0.3, 0.84)})
def half_zip(p):
    figure = Figure(MAN)
    cut = top(figure, [(0, 142.4), (4, 143), (7, 145), (8.2, 147.8)], [(0, 147), (4.6, 147.2), (8.2, 147.8)], (21, 143.8),
              [(19.8, 138), (20, 132), (22, 127.8), (25.4, 125.4)], [(20.4, 138), (20.6, 132), (22.4, 127.8), (25.4, 125.4)], [(24.4, 110), (24, 100), (25, 78)], [(13, 77), (0, 76.6)],
              dict(cap=12.6, half=17.4, cuff=9.8, long=45), (6.6, 0.94), gap=1.2)
    worn = dressed(cut, figure, soft=1e-4, arms=(48, 20), seed=2)
    cloths = skins(p.color, [dict(hem={}, picture=printed(p.brand, 11.6, 128.5, 1.15, p.accent)), {}], view=p.view, knit='fine', heather=0.06)
    ribs = [f'rib{k}.in{s}' for k in 'FB' for s in 'RL']
    garment(cut, worn.x, cloths, HEMS + ['sleeveR.cuff', 'sleeveL.cuff', 'ribF.top', 'ribB.top'], seams('shoulder', 'side', 'arm', 'neck') + SLEEVED + ribs, thick=0.12)
    teeth = steel('#8f969b', 0.35)
    for panel, line in (('front', [(0, 142.3), (0, 121.5)]), ('ribF', [(0, 0.1), (0, 6.5)])):
        worn.ribbon(panel, line, strip(1.5, 0.1), cloth(dark(p.color, 0.3), 0.1), 0.04)
        worn.ribbon(panel, line, strip(0.42, 0.2), teeth, 0.12)
    (pull,), (out,) = worn.at('ribF', [(0, 5.6)], 0.5)
    box((0.7, 0.3, 1.1), steel('#b9bec2', 0.3), pull, 0.12)
    sweep(curve([pull + out * 0.2, pull + out * 0.5 + (0, 0, -1.2), pull + out * 0.4 + (0.1, 0, -3.2)], 6), strip(0.55, 0.22), plastic(p.accent), up=(1, 0, 0))


@form('hoodie', FRONT, BACK, {**COLLAR, 'focus': (0.52, 0.3, 0.84), 'close': 2.3})
def hoodie(p):
    figure = Figure(MAN)
    neck = [(0, 139), (4.6, 139.8), (8, 142.6), (10, 147.4)]
    back_neck = [(0, 146.2), (6, 146.5), (10, 147.4)]
    around_front, around_back = length(bow(neck)), length(bow(back_neck))
    whole = around_front + around_back
    crown = bow([(whole, 0), (whole + 1.2, 12), (whole + 0.4, 24), (whole - 5, 33), (whole - 14, 36.6), (3, 36.2), (-1.2, 35.6)], n=60)

    def hood(side):
        def place(flat):
            far, _ = away(flat, np.array(crown))
            front = np.clip((9 - flat[:, 0]) / 9, 0, 1) * np.clip((10 - flat[:, 1]) / 10, 0, 1)
            x = side * 11.5 * np.tanh(far / 7) * (1 - 0.7 * front)
            return np.stack([x, -9 + flat[:, 0] * 0.62 + 0.9 * flat[:, 1], 143 + 0.3 * flat[:, 1] + 0.2 * flat[:, 0]], -1)

        place.flip = side < 0
        edges = [('neckF', [(0, 0), (around_front, 0)]), ('neckB', [(around_front, 0), (whole, 0)]), ('crown', crown), ('face', bow([(-1.2, 35.6), (-1.6, 18), (0, 0)]))]
        return Panel('hood' + ('R' if side > 0 else 'L'), [edges[0], edges[1], edges[2], edges[3]], place, 0)

    def more(panels, sewn):
        for side, s in ((1, 'R'), (-1, 'L')):
            panels.append(hood(side))
            sewn += [(f'hood{s}.neckF', f'front.neck{s}'), (f'hood{s}.neckB', f'-back.neck{s}')]
        sewn.append(('hoodR.crown', 'hoodL.crown'))
        cuff(panels, sewn, 'sleeve', 6, 0.74)
        for panel, name in ((panels[0], 'bandF'), (panels[1], 'bandB')):
            strip_, sewn_ = rim(name, panel, 'hem', -6, 0.8, 1)
            panels.append(strip_)
            sewn += sewn_
        sewn += [(f'bandF.end{s}', f'bandB.end{s}') for s in 'RL']

    cut = top(figure, neck, back_neck, (24.4, 142.2), [(22.8, 137), (23, 130), (25.4, 125), (29.4, 122)], [(23.4, 137), (23.6, 130), (25.8, 125), (29.4, 122)],
              [(29, 108), (28.6, 86)], [(14, 85.6), (0, 85.4)], dict(cap=10.6, half=20.6, cuff=13.4, long=41), None, gap=1.35, extra=more)
    worn = dressed(cut, figure, soft=3e-6, arms=(48, 20), seed=5, skin=0.5)
    mark = printed(p.label, 11.5, 127, 2.8, p.accent, weight=800)
    cloths = skins(p.color, [dict(hem={}, picture=mark), dict(rib=0.5)], view=p.view, knit='fleece', heather=0.04)
    sewn = seams('shoulder', 'side', 'arm', 'neck', 'hem') + SLEEVED + ['hoodR.crown', 'hoodL.crown', 'hoodR.neckF', 'hoodR.neckB', 'hoodL.neckF', 'hoodL.neckB']
    garment(cut, worn.x, cloths, ['hoodR.face', 'hoodL.face'], sewn + ['sleeveR.cuff', 'sleeveL.cuff'], thick=0.34)
    pocket = [(-9, 105), (9, 105), (16, 95), (16, 86.2), (-16, 86.2), (-16, 95)]
    gape = lambda flat: 0.5 * np.clip(1 - away(flat, np.array([(16, 95), (9, 105)], float))[0] / 3, 0, 1) + 0.5 * np.clip(1 - away(flat, np.array([(-16, 95), (-9, 105)], float))[0] / 3, 0, 1)  # noqa: E731
    worn.patch('front', pocket, fabric(p.color, 'fleece', hem=dict(rows=(0.5, 1.3), deep=0.2), seam=False, heather=0.04), 0.3, 0.3, gape=gape)
    cord = cloth(light(p.color, 0.72), 0.08)
    for side, low in ((-1, 121), (1, 119)):
        line = bow([(side * 2.6, 138.2), (side * 3.2, 132), (side * 3.6, 126), (side * 3.4, low)])
        worn.ribbon('front', line, circle(0.32, 10), cord, 0.5)
        worn.ribbon('front', [line[-1], (line[-1][0], low - 1.8)], circle(0.36, 10), steel('#c3c8cc', 0.3), 0.5, 6)


def sleeveless(p, cut, figure, ink, wide, **hang):
    worn = dressed(cut, figure, arms=(46, 30), **hang)
    return worn, seams('neck', 'arm'), dict(border=(ink, wide))


@form('tank', FRONT, BACK, {**COLLAR, 'focus': (0.58, 0.3, 0.78), 'close': 2.2})
def tank(p):
    ink = p.accent if p.accent != p.color else print_on(p.color)
    figure = Figure(WOMAN)
    cut = top(figure, [(0, 127.5), (4.4, 128.4), (7.4, 132.4), (8.4, 139)], [(0, 134.6), (4.8, 135), (7.4, 136.8), (8.4, 139)], (13, 137.2),
              [(11.8, 131), (12.8, 124.6), (16.8, 120.8), (22.6, 119)], [(10.6, 131), (11, 125), (15.6, 120.8), (22.6, 119)], [(22.2, 104), (24.2, 74)], [(12, 72.6), (0, 72)], gap=1.15)
    worn, rims, bound = sleeveless(p, cut, figure, ink, 1.0, seed=3, soft=2e-4)
    mark = printed(p.mark, 8, 122, 2.3, ink, weight=800)
    cloths = skins(p.color, [dict(hem={}, picture=mark, **bound)], view=p.view, knit='fine', sheen=0.25)
    garment(cut, worn.x, cloths, HEMS, seams('shoulder', 'side'), rims, thick=0.11)


@form('sports-bra', {**FRONT, 'fill': 0.74}, BACK, {**COLLAR, 'focus': (0.5, 0.2, 0.22), 'close': 1.9})
def bra(p):
    figure = Figure(WOMAN)

    def band(panels, sewn):
        for panel, name in ((panels[0], 'bandF'), (panels[1], 'bandB')):
            strip_, sewn_ = rim(name, panel, 'hem', -3.6, 0.96, 1)
            panels.append(strip_)
            sewn += sewn_
        sewn += [(f'bandF.end{s}', f'bandB.end{s}') for s in 'RL']

    cut = top(figure, [(0, 122.4), (3.2, 123.2), (6.2, 127.4), (7.6, 133), (8.1, 138.8)], [(0, 124), (3, 124.8), (5.4, 128.4), (7.4, 134), (8.1, 138.8)], (13, 137),
              [(12.2, 130.6), (12.8, 124.6), (15.4, 119.6), (19.6, 117)], [(9.6, 130.6), (9.6, 124.6), (13.4, 119.6), (19.6, 117)], [(17.2, 110)], [(8, 109.6), (0, 109.4)], gap=0.9, extra=band, room=0.8)
    worn, rims, bound = sleeveless(p, cut, figure, p.accent, 0.8, seed=3, give=6e-7, soft=2e-6, skin=0.2, apart=0)
    cloths = skins(p.color, [dict(**bound), dict(rib=0.3, picture=printed(p.label, 2 * APART, -1.8, 1.5, p.accent, weight=800))], view=p.view, knit='slick', sheen=0.2)
    garment(cut, worn.x, cloths, ['bandF.top', 'bandB.top'], seams('shoulder', 'side', 'hem'), rims, thick=0.22)
