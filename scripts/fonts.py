#!/usr/bin/env python3
"""Makes web/fonts: what the shop shows of its typefaces, and no more (a full file is three to seven times as large).

Run it after changing the list below or updating a package: `python3 scripts/fonts.py`, with Debian's python3-fonttools and
python3-brotli. The sources are the @fontsource-variable packages among the devDependencies; all three are under the SIL Open
Font License 1.1, a copy of which is beside the files.
"""

from pathlib import Path
from shutil import copyfile

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

root = Path(__file__).resolve().parent.parent
packages = root / "node_modules/@fontsource-variable"
fonts = root / "web/fonts"

# The character ranges as in the `unicode-range` of web/fonts.css. Latin-1, ı, Œ/œ, punctuation, arrows, minus and currency signs; then the
# rest of the European alphabets; then Bengali with its danda, joiners and dotted circle.
LATIN = "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212,U+2260,U+2264-2265"
EUROPEAN = "U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+1E9E"
# Only the letters of Bengali's own name, for the language switch: a visitor whose device lacks them loads a kilobyte.
LANGUAGE_NAMES = "U+0982,U+09AC,U+09B2,U+09BE"
BENGALI = "U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D,U+25CC"

# The width and weight of headlines (`display` in web/ui/parts.css); body text from regular to bold.
DISPLAY = {"wdth": 118, "wght": 750}
TEXT = {"wght": (400, 700)}
PLAIN = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"]

FILES = {
    "archivo-latin": ("archivo/files/archivo-latin-wdth-normal", LATIN, DISPLAY, PLAIN),
    "archivo-european": ("archivo/files/archivo-latin-ext-wdth-normal", EUROPEAN, DISPLAY, PLAIN),
    "inter-latin": ("inter/files/inter-latin-wght-normal", LATIN, TEXT, PLAIN),
    "inter-european": ("inter/files/inter-latin-ext-wght-normal", EUROPEAN, TEXT, PLAIN),
    # A script with joined letters needs all of its font's glyphs and features.
    "noto-sans-bengali": ("noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal", BENGALI, TEXT, ["*"]),
    "language-names": ("noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal", LANGUAGE_NAMES, {"wght": 400}, PLAIN),
}


def only_digits_tabular(font):
    """The theme asks for tabular numbers everywhere; the fonts would widen hyphens, spaces and stops along with the digits."""
    digits = {font.getBestCmap().get(code) for code in range(ord("0"), ord("9") + 1)}
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for subtable in table.LookupList.Lookup[index].SubTable:
                single = getattr(subtable, "ExtSubTable", subtable)
                single.mapping = {glyph: wide for glyph, wide in single.mapping.items() if glyph in digits}


def make(name, source, unicodes, axes, features):
    font = TTFont(packages / f"{source}.woff2", recalcTimestamp=False)
    if "tnum" in features:
        only_digits_tabular(font)
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(unicodes.replace("U+", "")))
    subsetter.subset(font)
    font = instantiateVariableFont(font, axes)
    font.flavor = "woff2"
    font.save(fonts / f"{name}.woff2")
    print(f"{name}: {(fonts / f'{name}.woff2').stat().st_size / 1000:.1f} kB, {len(font.getBestCmap())} characters")


fonts.mkdir(exist_ok=True)
for name, parts in FILES.items():
    make(name, *parts)
for package in ["archivo", "inter", "noto-sans-bengali"]:
    copyfile(packages / package / "LICENSE", fonts / f"{package}-license.txt")
