"""The cutting plan of a garment and what is sewn and printed on it."""
from kit.color import worn
from kit.lettering import Sheet, rgba
from kit.surface import surface


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
        d = self.sheet.dots
        self.sheet.draw.line([tuple(v * d for v in self.at(*p)) for p in points], fill=rgba(ink or self.ink), width=max(1, round(thick * d)), joint='curve')

    def stitch(self, points, ink=None):
        """A seam: a line and beside it its stitches."""
        self.line(points, 0.14, ink)

    def area(self, points, ink):
        d = self.sheet.dots
        self.sheet.draw.polygon([tuple(v * d for v in self.at(*p)) for p in points], fill=rgba(ink))

    def words(self, text, x, y, size, ink, **kw):
        self.sheet.words(text, *self.at(x, y), size, ink, **kw)

    def skin(self, color, weave=0.14, **kw):
        return surface(worn(color), 0.88, spec=0.15, sheen=0.35, bump=('weave', weave, 0.25), vary=0.03, picture=self.sheet.save(), **kw)


def both(points):
    return [points, [(-x, y) for x, y in points]]
