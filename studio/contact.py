"""python3 studio/contact.py folder sheet.png [names…]: a contact sheet on both studio grounds, to look at."""
import os
import sys

from PIL import Image, ImageDraw

folder, target, *names = sys.argv[1:]
names = names or sorted(f[:-4] for f in os.listdir(folder) if f.endswith('.png'))
side, columns = 300, 5
rows = -(-len(names) // columns)
sheet = Image.new('RGB', (side * columns, rows * side * 2), '#ffffff')
for i, name in enumerate(names):
    picture = Image.open(os.path.join(folder, name + '.png')).convert('RGBA').resize((side, side), Image.LANCZOS)
    for k, ground in enumerate(('#ECEAE5', '#1F2327')):
        tile = Image.new('RGBA', (side, side), ground)
        tile.alpha_composite(picture)
        ImageDraw.Draw(tile).text((6, 4), name, fill='#888888')
        sheet.paste(tile.convert('RGB'), ((i % columns) * side, (i // columns * 2 + k) * side))
sheet.save(target)
