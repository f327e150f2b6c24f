"""Places where people train, for the journal, the clubs and the mails: the things stand in the middle, the room goes on behind them."""
from arrangements import scene


@scene('still-garage', '#6E655C', at=0.5, lift=6, fill=(0.66, 0.56), glow='#ff9a52', light=0.66)
def garage(s):
    s.block((420, 240, 1.6), 0, 0, 0, color='#2B2D31', edge=0.3, behind=True)
    s.block((520, 6, 240), 0, 104, 0, color='#9A8F84', edge=0.4, behind=True)
    s.sunbeam('#ffac60', 7, 305, 16, [(-108, -50, 14, 56), (-108, -50, 62, 104), (-42, 16, 14, 56), (-42, 16, 62, 104)])
    s.put('bumper-plate', -38, 50, 1.6, turn=-22)
    s.put('slam-ball', 2, 36, 1.6, turn=-10)
    s.put('cast-kettlebell-powder-coat', -22, 2, 1.6, turn=-14)
    s.put('hex-dumbbell-pair', 37, 0, 1.6, turn=-12)


@scene('still-ring', '#3A2523', at=0.5, lift=7, fill=(0.66, 0.66), glow='#ff7a4a')
def ring(s):
    s.block((460, 190, 12), 0, 10, 0, color='#B9AE9C', edge=1.2, behind=True)
    s.make('post', -30, 62, 12, turn=-6, behind=True)
    s.block((40, 30, 26), 0, 12, 12, turn=-10, color='#5B3A35')
    s.put('bag-gloves', 0, 12, 38, turn=-12)
    s.put('hand-wraps', 40, -6, 12, turn=-28)
    s.put('steel-bottle', -38, 0, 12, turn=-12, color='#E4DDCD')


@scene('still-trail', '#93A08E', at=0.5, lift=7, fill=(0.76, 0.68), glow='#fff0c4')
def trail(s):
    s.make('stone', -6, 30, -4, behind=True)
    s.make('stone', 54, 16, -3, behind=True, size=17, color='#8C8B82', squash=(1.4, 1.1, 0.5))
    s.make('sign', -46, 34, turn=-8)
    s.put('running-vest-6', 2, 24, 24, turn=-18)
    s.put('trail-runner', 26, -22, turn=-26)
    s.put('soft-flask-500', -26, -14, turn=-16)
    s.put('headlamp-400', 52, -6, turn=-20)


@scene('still-kitchen', '#D8D2C4', at=0.5, lift=8, fill=(0.74, 0.66), glow='#fff2da')
def kitchen(s):
    s.block((260, 70, 24), 0, 14, 0, color='#B08254', edge=0.5, behind=True)
    s.make('tiles', 0, 46, 24, behind=True)
    s.put('whey-protein', -26, 14, 24, turn=-6)
    s.put('shaker-700', -6, 4, 24, turn=-20)
    s.put('peanut-butter', 14, 10, 24, turn=8)
    s.put('oat-bar-12', 38, 2, 24, turn=-24)
    s.put('gym-towel', 66, 14, 24, turn=-20)


@scene('still-board', '#4F5B63', at=0.5, lift=5, fill=(0.8, 0.78), glow='#ffd9a8')
def whiteboard(s):
    s.make('board', 0, 40, 34)
    s.block((170, 40, 34), 0, 26, 0, color='#3C454B')
    s.put('competition-kettlebell', 66, 18, 34, turn=-14)
    s.put('chalk-blocks', -64, 14, 34, turn=-24)
    s.put('steel-bottle', 30, 12, 34, turn=-14, color='#E4DDCD')


@scene('still-bag', '#BFB4A2', at=0.5, lift=12, fill=(0.76, 0.72), glow='#fff0da')
def bag(s):
    s.block((210, 44, 6), 0, 26, 22, color='#A9794C', edge=0.6, behind=True)
    for x in (-80, 80):
        s.block((6, 36, 22), x, 26, 0, color='#7F5B39', behind=True)
    s.put('duffel-38', -8, 26, 28, turn=-16)
    s.put('gym-towel', 40, 22, 28, turn=-20)
    s.put('gym-trainer', 28, -22, turn=-28)
    s.put('training-log', -36, -18, turn=-30)
    s.put('steel-bottle', 70, 22, 28, turn=-14, color='#E4DDCD')
    s.put('wrist-wraps', -2, -26, turn=-18)

