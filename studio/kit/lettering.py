"""Words and labels as pictures, set in the brand's type."""
import os
import tempfile

from PIL import Image, ImageDraw, ImageFont

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TYPE = os.path.join(HERE, '..', 'node_modules', '@fontsource-variable', 'archivo', 'files', 'archivo-latin-standard-normal.woff2')
AIR = 0.035
CACHE = os.path.join(HERE, 'out', 'type')


def face(weight=750, width=118):
    """A cut of Archivo as TrueType; Blender and Pillow read neither WOFF2 nor axes."""
    path = os.path.join(CACHE, f'archivo-{weight}-{width}.ttf')
    if not os.path.exists(path):
        from fontTools.ttLib import TTFont
        from fontTools.varLib.instancer import instantiateVariableFont

        os.makedirs(CACHE, exist_ok=True)
        font = instantiateVariableFont(TTFont(TYPE), {'wght': weight, 'wdth': width})
        font.flavor = None
        font.save(path)
    return path


def spaced(draw, x, y, text, font, fill, anchor):
    """The typeface is made for screens; in print its heavy cuts need a little air between the letters."""
    air = font.size * AIR
    at = x - (spread(text, font) / 2 if anchor[0] == 'm' else 0)
    for i, letter in enumerate(text):
        draw.text((at, y), letter, font=font, fill=fill, anchor='l' + anchor[1])
        at += font.getlength(text[i : i + 2]) - font.getlength(text[i + 1 : i + 2]) + air


def spread(text, font):
    return font.getlength(text) + font.size * AIR * (len(text) - 1)


def rgba(word, alpha=255):
    return tuple(int(word[i : i + 2], 16) for i in (1, 3, 5)) + (alpha,)


class Sheet:
    """A label to draw on: sizes are centimetres, the origin is the top left."""

    def __init__(self, width, height, ground=None, dots=60):
        self.width, self.height, self.dots = width, height, dots
        self.image = Image.new('RGBA', (round(width * dots), round(height * dots)), rgba(ground) if ground else (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.image)

    def _px(self, *values):
        return [v * self.dots for v in values]

    def words(self, text, x, y, size, color, weight=750, width=118, anchor='mm', most=None):
        """`most`: the width the words may take at most; they shrink to fit."""
        k = size
        font = ImageFont.truetype(face(weight, width), max(6, round(k * self.dots)))
        if most and (long := spread(text, font)) > most * self.dots:
            k *= most * self.dots / long
            font = ImageFont.truetype(face(weight, width), max(6, round(k * self.dots)))
        spaced(self.draw, *self._px(x, y), text, font, rgba(color), anchor)
        return k

    def bar(self, x, y, w, h, color, radius=0):
        self.draw.rounded_rectangle(self._px(x, y, x + w, y + h), radius * self.dots, fill=rgba(color))

    def disc(self, x, y, r, color):
        self.draw.ellipse(self._px(x - r, y - r, x + r, y + r), fill=rgba(color))

    def fine(self, x, y, w, lines, color, size=0.22, seed=3):
        """Small print: at this size only its grey is seen, so it says nothing."""
        import random

        chance = random.Random(seed)
        for i in range(lines):
            at = x
            end = x + w * (chance.uniform(0.45, 0.8) if i == lines - 1 else chance.uniform(0.9, 1))
            while at < end:
                step = chance.uniform(0.25, 0.9) * size * 3
                self.bar(at, y + i * size * 1.9, min(step, end - at), size * 0.62, color, size * 0.2)
                at += step + size * 0.7

    def code(self, x, y, w, h, seed=5):
        """A bar code."""
        import random

        chance = random.Random(seed)
        self.bar(x, y, w, h, '#ffffff')
        at = x + w * 0.06
        while at < x + w * 0.93:
            step = chance.choice((1, 1, 2, 3)) * w * 0.011
            self.bar(at, y + h * 0.08, step, h * 0.84, '#15171a')
            at += step + chance.choice((1, 1, 2)) * w * 0.012

    def save(self):
        path = tempfile.mkstemp(suffix='.png', prefix='label-')[1]
        self.image.save(path)
        return path


def stamp(lines, color, height, weight=750, width=118, gap=0.25):
    """Words on nothing: the picture's path, its width and height in centimetres. Lines are text or (text, part of the height)."""
    lines = [(line, 1.0) if isinstance(line, str) else line for line in lines]
    dots = max(24, min(160, 260 / height))
    sizes = [round(part * height * dots) for _, part in lines]
    fonts = [ImageFont.truetype(face(weight, width), max(8, s)) for s in sizes]
    wide = max(spread(t, f) for f, (t, _) in zip(fonts, lines)) / dots + 0.2 * height
    tall = sum(part for _, part in lines) * height * (1 + gap)
    sheet = Sheet(wide, tall, dots=dots)
    y = 0.0
    for font, (text, part) in zip(fonts, lines):
        y += part * height * (1 + gap) / 2
        spaced(sheet.draw, wide / 2 * dots, y * dots, text, font, rgba(color), 'mm')
        y += part * height * (1 + gap) / 2
    return sheet.save(), wide, tall
