"""The wide pictures at the top of the shop's pages: the things stand right of the middle, words go left."""
from arrangements import scene


@scene('hero-strength', '#33373C', glow='#ff9a62')
def strength(s):
    s.put('bumper-plate', 11, 40, turn=-24)
    s.put('bumper-plate', 4, 30, turn=-24)
    s.put('cast-kettlebell-powder-coat', -24, 4, turn=-10)
    s.put('competition-kettlebell', 12, 0, turn=-18)
    s.put('hex-dumbbell-pair', 43, -2, turn=-10)


@scene('hero-new', '#E6E1D6', glow='#ffffff')
def new(s):
    s.block((44, 34, 12), 20, 10, turn=-12)
    s.put('daily-runner', 5, 7, 12, turn=-24)
    s.put('cast-kettlebell-powder-coat', -16, 4, turn=-14)
    s.put('steel-bottle', 53, 4, turn=-14)
    s.put('weighted-rope', 20, -26, turn=-10)


@scene('hero-deals', '#C8340A', glow='#ffb28a')
def deals(s):
    s.put('steel-bottle', -16, 10, turn=-16, color='#E4DDCD')
    s.put('competition-kettlebell', 4, 6, turn=-14)
    s.put('whey-protein', 26, 8, turn=4)
    s.put('bag-gloves', 54, 16, turn=-10, color='#33363A')
    s.put('massage-ball-set', 22, -14, turn=-8)


@scene('hero-nutrition', '#D9C9AE', glow='#fff0d8')
def nutrition(s):
    s.put('whey-protein', -12, 10, turn=-6)
    s.put('night-casein', 8, 16, turn=6)
    s.put('plant-protein', 30, 12, turn=-10)
    s.put('shaker-700', -28, 2, turn=-20)
    s.put('peanut-butter', 12, -2, turn=10)
    s.put('oat-bar-12', 40, -10, turn=-26)


@scene('hero-shoes', '#B9B2A4', glow='#fff6ea')
def shoes(s):
    s.block((50, 40, 10), -24, 10, turn=-18)
    s.block((50, 38, 26), 30, 34, turn=-18)
    s.put('daily-runner', -40, 14, 10, turn=-22)
    s.put('trail-runner', 14, 38, 26, turn=-22)
    s.put('gym-trainer', 10, -12, turn=-30)


@scene('hero-yoga-and-mobility', '#8A9079', glow='#f2f0d0')
def yoga(s):
    s.put('round-bolster', 6, 26, turn=-18)
    s.put('grip-mat-5-mm', -6, 4, turn=-42)
    s.put('cork-block', 36, 4, turn=-24)
    s.put('yoga-strap', 34, -22, turn=-20)


@scene('hero-combat', '#4B2A24', glow='#ff8a5c')
def combat(s):
    s.put('focus-mitts', 30, 26, turn=-14)
    s.put('leather-sparring-gloves', -6, 10, turn=-8)
    s.put('hand-wraps', 30, -4, turn=-26)


@scene('hero-running', '#3B4C63', glow='#ffb38a')
def running(s):
    s.block((52, 40, 8), 10, 14, turn=-20)
    s.put('daily-runner', -6, 17, 8, turn=-24)
    s.put('soft-flask-500', -24, -4, turn=-10)
    s.put('gps-watch', 29, -14, turn=-20)
    s.put('headlamp-400', 4, -20, turn=-26)
    s.put('six-panel-cap', 50, 8, turn=-24)


@scene('hero-cardio', '#5A646B', glow='#ffc49a', lift=8, fill=(0.6, 0.74))
def cardio(s):
    s.put('air-bike', 60, 20, turn=-22)
    s.put('indoor-cycle', -56, 40, turn=-30)
    s.put('slam-ball', -6, -36, turn=-20)
    s.put('step-platform', 96, -44, turn=-36)


@scene('hero-recovery', '#B7C2C4', glow='#ffffff')
def recovery(s):
    s.put('soft-roller', 10, 26, turn=-16)
    s.put('foam-roller', -4, 6, turn=-34)
    s.put('massage-gun', 32, 6, turn=-24)
    s.put('massage-ball-set', 12, -16, turn=-12)
    s.put('bath-salts', 50, 18, turn=-14)


@scene('hero-accessories', '#C9B592', glow='#fff1d6')
def accessories(s):
    s.put('duffel-38', 6, 30, turn=-24)
    s.put('steel-bottle', -26, -2, turn=-16)
    s.put('leather-lifting-belt', 4, -8, turn=-22)
    s.put('training-log', 38, -6, turn=-24)


@scene('hero-apparel', '#CFC8BA', glow='#fff6ea', lift=7, fill=(0.6, 0.76))
def apparel(s):
    """Clothes hang a little above the paper, on nobody."""
    s.put('club-hoodie', -22, 16, 7, turn=-16)
    s.put('high-waist-leggings', 52, 26, 5, turn=-20)
    s.put('training-shorts-7-inch', 96, 14, 8, turn=-26)
    s.put('crew-socks-3-pack', 20, -34, turn=8)
    s.put('six-panel-cap', 84, -34, turn=-34)
