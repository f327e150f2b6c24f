"""What stands in a room and isn't sold: each puts itself on the empty set, in centimetres, its front to the camera."""
import math

from kit.bodies import ball, box, rod, tube
from kit.lettering import Sheet
from kit.surface import Print, surface
from materials import leather, steel


def timber(color):
    return surface(color, 0.7, spec=0.25, bump=('noise', 0.7, 0.06), vary=0.1)


def post():
    """A corner of a ring: a post with its pad, and the ropes that leave it."""
    rod(5, 150, steel('#8f959b', 0.35), (0, 0, 75), 'z', 0.6)
    box((17, 17, 104), leather('#C8340A'), (0, -1, 88), 4)
    for k, color in enumerate(('#E4DDCD', '#C8340A', '#E4DDCD')):
        z = 36 + k * 24
        for side in (-1, 1):
            rope = [(side * (6 + 210 * t), 40 * t, z - 9 * math.sin(math.pi * t) * 0.5) for t in [i / 12 for i in range(13)]]
            tube(rope, 1.7, surface(color, 0.75, bump=('noise', 0.3, 0.15)))


def sign():
    """A way sign of two boards."""
    rod(3.2, 96, timber('#7A5C3E'), (0, 0, 48), 'z', 0.5)
    for z, text, way in ((82, 'SUMMIT 9.4 KM', 1), (62, 'LAKE LOOP 5 KM', -1)):
        sheet = Sheet(46, 13, dots=24)
        sheet.words(text, 22, 6.5, 4.2, '#F3EDE0', most=38)
        board = Print(sheet.save(), 46, 13, (12 * way, -4.4, z), depth=3)
        box((52, 2.4, 14), surface('#6A4B30', 0.7, spec=0.25, prints=[board], vary=0.1), (12 * way, -3.4, z), 0.5)


def stone(size=30, color='#7D7F78', squash=(1.5, 1.0, 0.62)):
    ball(size, surface(color, 0.9, spec=0.2, bump=('noise', 3, 0.6), vary=0.14), (0, 0, size * squash[2]), squash)


def tiles(across=23, high=6):
    """A wall of glazed tiles, 15 cm each."""
    glaze = surface('#EDEAE2', 0.28, coat=0.4, vary=0.03)
    for i in range(across):
        for k in range(high):
            box((14.6, 1.2, 14.6), glaze, (15 * (i - across // 2), 0, 7.5 + 15 * k), 0.35)


def board():
    """A club's whiteboard with the evening's plan."""
    wide, tall = 150, 84
    sheet = Sheet(wide, tall, '#F6F6F2', dots=12)
    ink, red = '#23364F', '#C8340A'
    sheet.words('TUESDAY 18:30', 9, 11, 9, ink, weight=650, anchor='lm')
    sheet.bar(9, 18, 62, 0.9, red)
    for i, line in enumerate(('BACK SQUAT  5 x 5', 'ROPE  3 x 2 MIN', 'SWINGS  10 x 10', 'WALK HOME TALL')):
        sheet.words(line, 9, 29 + i * 12.5, 6.6, ink, weight=560, anchor='lm')
    sheet.words('BRING', 104, 11, 7, red, weight=650, anchor='lm')
    for i, line in enumerate(('WATER', 'A TOWEL', 'CHALK', 'A FRIEND')):
        sheet.words(line, 104, 26 + i * 11, 5.4, ink, weight=560, anchor='lm')
    face = Print(sheet.save(), wide, tall, (0, -1.6, tall / 2 + 3), depth=3)
    box((wide, 2, tall), surface('#F6F6F2', 0.2, coat=0.5, prints=[face]), (0, 0, tall / 2 + 3), 0.3)
    for z in (2, tall + 4):
        box((wide + 4, 3.2, 2.6), steel('#b9bec2', 0.3), (0, 0, z), 0.5)
    for x in (-wide / 2 - 1, wide / 2 + 1):
        box((2.6, 3.2, tall + 4), steel('#b9bec2', 0.3), (x, 0, tall / 2 + 3), 0.5)
    for k, color in enumerate((ink, red)):
        rod(0.9, 13, surface(color, 0.35), (-20 + k * 17, -3.4, 4.2), 'x', 0.3)
    box((56, 6, 1), steel('#b9bec2', 0.3), (-12, -3, 2.8), 0.3)
