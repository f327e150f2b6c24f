"""Socks, each on a foot that isn't there."""
import numpy as np
from forms import form
from forms.tops import skins
from kit.color import is_light, light, mix
from kit.cut import Cut, Panel, away
from kit.foot import Foot
from kit.hang import bow
from kit.mesh import group
from kit.plan import Plan
from kit.sewn import APART, dressed, garment

LEG = [(4.3, 24), (4.7, 10), (4.6, 2), (5.4, -3)]
SOLE = [(5.4, -3), (4.2, -7.4), (0, -8.8), (-8, -8.6), (-14, -8.6)]
TOP = [(-14, -8.6), (-17.4, -7.6), (-18.2, -5.2), (-16.4, -3.4), (-10, -1.2), (-6, 2), (-4.4, 8), (-4.3, 24)]


def profile():
    """Half a sock from the side: its cuff, then the seam round heel, sole and toes."""
    return [('cuff', [(-4.3, 24), (4.3, 24)]), ('round', [*bow(LEG, n=30), *bow(SOLE, n=24)[1:], *bow(TOP, n=42)[1:]])]


def hang(side):
    ring = np.array(profile()[1][1], float)

    def place(flat):
        far, _ = away(flat, ring)
        return np.stack([side * 5.4 * np.tanh(far / 2.4), flat[:, 0] * 1.02 + 0.6, flat[:, 1] + 15.2], -1)

    place.flip = side < 0
    return place


@form('socks', dict(turn=8, lift=14, fill=0.84, worn=True), dict(turn=-42, lift=24), dict(focus=(0.72, 0.2, 0.74), close=2.6))
def socks(p):
    shade = mix(p.color, '#7d8388', 0.4) if is_light(p.color) else light(p.color, 0.2)
    plan = Plan(-22, -12, 32, 40, mix(p.color, '#000000', 0.2))
    plan.area([(8, 3), (8, -11), (-1.5, -11), (1, -4), (3, 1.6)], shade)
    plan.area([(-13.6, 0), (-12.6, -11), (-23, -11), (-23, 0)], shade)
    for q in range(2):
        plan.area([(-8, 21.4 - 2.2 * q), (8, 21.4 - 2.2 * q), (8, 20.2 - 2.2 * q), (-8, 20.2 - 2.2 * q)], p.accent)
    picture = plan.sheet.save()
    panels = [Panel('outer', profile(), hang(1)), Panel('inner', profile(), hang(-1), 1)]
    cut = Cut(panels, [('outer.round', 'inner.round')], 0.75)
    worn = dressed(cut, Foot(), give=2e-6, soft=1e-5, skin=0.16, grip=0.8, apart=0, steps=(500, 300, 300))
    left, bottom, width, height = plan.box
    kinds = [dict(picture=(picture, left + APART * k, bottom, width, height)) for k in (0, 1)]
    cloths = skins(p.color, kinds, view=p.view, knit='fleece', rib=0.36, seam=False, hem=dict(deep=1.2, rows=(1.0,)))
    for x, y, turn in ((-9.5, 7, -100), (0, 0, -91), (9.5, -7, -82)):
        thing = garment(cut, worn.x, cloths, ['outer.cuff', 'inner.cuff'], thick=0.2)
        group([thing], (x, y, 0), (0, 0, turn))
