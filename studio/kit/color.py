"""Colors come as the catalogue's hex words; Blender wants linear light."""


def channels(word):
    return [int(word[i : i + 2], 16) / 255 for i in (1, 3, 5)]


def linear(word):
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels(word)] + [1]


def pigment(word):
    """What to paint with so that the film shows the word: Filmic lifts shadows and pales colors, so this goes the other way."""
    return [c**1.32 for c in linear(word)[:3]] + [1]


def mix(a, b, part):
    pairs = zip(channels(a), channels(b))
    return '#' + ''.join(f'{round((x + (y - x) * part) * 255):02x}' for x, y in pairs)


def light(word, part):
    return mix(word, '#ffffff', part)


def dark(word, part):
    return mix(word, '#0b0c0e', part)


def brightness(word):
    r, g, b = channels(word)
    return r * 0.3 + g * 0.59 + b * 0.11


def is_light(word):
    return brightness(word) > 0.55


def worn(word):
    """Black cloth has no edge that catches the light: on the dark ground it would be lost, so it is a washed black."""
    return light(word, 0.1) if brightness(word) < 0.22 else word


def print_on(word):
    """What can be read when printed on the color."""
    return '#1d2023' if is_light(word) else '#f1eee6'


INK, BONE, STEEL = '#1d2023', '#f1eee6', '#b4babf'
