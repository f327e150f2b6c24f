"""Shirts and the like, laid flat and seen from above."""
import math

from forms import form
from kit.colour import BONE, INK, dark, is_light, light, mix, print_on
from kit.garment import OPEN, SEAM, garment, mirrored
from kit.lettering import Sheet
from kit.mesh import box, circle, curve, fillet, group, lathe, loft, rod, strip, sweep
from materials import cloth, plastic, steel, surface

FLAT = dict(turn=0, lift=80, flat=True, fill=0.78)
NEAR = dict(turn=-8, lift=66, flat=True, focus=(0.5, 0.72, 0.5), close=1.7)


def arc(a, b, bulge, n=8):
    """From a to b, pushed sideways in the middle."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return [(a[0] + dx * k / n - dy * bulge * 4 * (k / n) * (1 - k / n), a[1] + dy * k / n + dx * bulge * 4 * (k / n) * (1 - k / n)) for k in range(n + 1)]


class Plan:
    """The picture on a garment: drawn in the outline's own centimetres."""

    def __init__(self, left, bottom, width, height, ink):
        self.box, self.ink = (left, bottom, width, height), ink
        self.sheet = Sheet(width, height, None, max(16, 1400 / max(width, height)))

    def at(self, x, y):
        return x - self.box[0], self.box[3] - (y - self.box[1])

    def line(self, points, thick=0.16, ink=None):
        from kit.lettering import rgba

        d = self.sheet.dots
        self.sheet.draw.line([tuple(v * d for v in self.at(*p)) for p in points], fill=rgba(ink or self.ink), width=max(1, round(thick * d)), joint='curve')

    def stitch(self, points, ink=None):
        """A seam: a line and beside it its stitches."""
        self.line(points, 0.14, ink)

    def area(self, points, ink):
        from kit.lettering import rgba

        d = self.sheet.dots
        self.sheet.draw.polygon([tuple(v * d for v in self.at(*p)) for p in points], fill=rgba(ink))

    def words(self, text, x, y, size, ink, **kw):
        self.sheet.words(text, *self.at(x, y), size, ink, **kw)

    def skin(self, colour, weave=0.14, **kw):
        return surface(colour, 0.88, spec=0.15, sheen=0.35, bump=('weave', weave, 0.25), vary=0.03, picture=self.sheet.save(), **kw)


def both(points):
    return [points, [(-x, y) for x, y in points]]


def shirt(p, sleeve, width=26, long=68, neck_front=8.5, boxy=0.0, weave=0.14, air=8, extra=None, neck=8.6):
    """sleeve: (outer top x, y, outer bottom x, y) of the cuff on the right."""
    top = 34
    shoulder, pit = (width * 0.86, top - 4.6), (width - 1, top - 26)
    ox, oy, ux, uy = sleeve
    half = [
        (OPEN, arc((0, top - neck_front), (neck, top), -0.16), arc((0, top - 2.4), (neck, top), -0.06)),
        (SEAM, [(neck, top), shoulder, *arc(shoulder, (ox, oy), 0.05)[1:]]),
        (OPEN, [(ox, oy), (ux, uy)]),
        (SEAM, [*arc((ux, uy), pit, 0.03), *arc(pit, (width + boxy, top - long), -0.015)[1:]]),
        (OPEN, [(width + boxy, top - long), *arc((width + boxy, top - long), (0, top - long - 1), -0.015)[1:]]),
    ]
    parts = mirrored(half)
    reach = max(ox, ux, width + boxy) + 2
    plan = Plan(-reach, top - long - 3, 2 * reach, long + 8, dark(p.colour, 0.32))
    for line in both(half[0][1]):
        plan.line([(x, y - 2.1) for x, y in line], 0.16)
        plan.line([(x, y - 0.9) for x, y in line], 2.3, mix(p.colour, '#000000', 0.1))
        plan.line([(x * 1.04, y - 2.2) for x, y in line], 0.16)
    for line in both([shoulder, ((shoulder[0] + pit[0]) / 2 - 1.3, (shoulder[1] + pit[1]) / 2), pit]):
        plan.stitch(line)
    for line in both([(width + boxy, top - long + 2.2), (0, top - long + 1.2)]):
        plan.stitch(line)
    k = 2.2 / math.hypot(ox - shoulder[0], oy - shoulder[1])
    for line in both([(ox + (shoulder[0] - ox) * k, oy + (shoulder[1] - oy) * k), (ux + (shoulder[0] - ox) * k, uy + (shoulder[1] - oy) * k)]):
        plan.stitch(line)
    if extra:
        extra(plan, top, pit)
    return garment(parts, plan.skin(p.colour, weave), plan.box, air=air)


@form('tee', FLAT, NEAR)
def tee(p):
    heavy = p.accent.lower() == '#e4ddcd'

    def mark(plan, top, pit):
        if heavy:
            plan.words('LOOMHALL', 0, top - 20, 3.4, p.accent, weight=800)
            plan.words('made to be worn out', 0, top - 23.6, 1.3, p.accent, weight=500, width=105)
        else:
            plan.area([(10, top - 15), (14.6, top - 15), (14.6, top - 15.9), (10, top - 15.9)], p.accent)
            plan.words('LOOMHALL', 12.3, top - 17.2, 0.95, plan.ink)

    shirt(p, (43, 14, 35.5, 6.5), 28 if heavy else 26, boxy=1 if heavy else 0, extra=mark)
