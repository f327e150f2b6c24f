"""Still lifes for the journal and between the shelves: the things stand in the middle."""
from arrangements import scene


@scene('still-chalk', '#2E3135', at=0.5, fill=(0.68, 0.7), glow='#d8e2ee')
def chalk(s):
    s.put('chalk-blocks', 0, 8, turn=-24)
    s.put('lifting-straps', 22, -4, turn=-20)
    s.put('wrist-wraps', -17, -6, turn=-20)
    s.put('liquid-chalk', 11, 4, turn=-14)


@scene('still-shelf', '#A9B39A', at=0.5, lift=7, fill=(0.68, 0.7), glow='#fff6dc')
def shelf(s):
    s.block((110, 22, 3), 0, 0, 0, color='#B98A58')
    s.put('whey-protein', -30, 0, 3, turn=-4)
    s.put('shaker-700', -8, 1, 3, turn=-18)
    s.put('creatine-monohydrate', 10, 0, 3, turn=6)
    s.put('plant-protein', 30, 2, 3, turn=-12)
    s.put('vitamin-d3', 44, -4, 3, turn=4)


@scene('still-mat', '#9C8F86', at=0.5, fill=(0.68, 0.7), glow='#fff0dc')
def mat(s):
    s.put('cork-mat', 16, 30, turn=-12)
    s.put('grip-mat-5-mm', 6, -6, turn=-38)
    s.put('cork-block', -34, -8, turn=-20)


@scene('still-gloves', '#3A2B2B', at=0.5, fill=(0.68, 0.7), glow='#ff9d70')
def gloves(s):
    s.block((44, 26, 16), 0, 6, turn=-6)
    s.put('bag-gloves', 0, 6, 16, turn=-10)
    s.put('hand-wraps', 34, -2, turn=-30)


@scene('still-runner', '#54616F', at=0.5, fill=(0.76, 0.78))
def runner(s):
    s.put('run-singlet', -34, 10, 7, turn=-14)
    s.put('split-shorts-3-inch', 22, 6, 8, turn=-40)
    s.put('daily-runner', 52, -8, turn=-24)
    s.put('headlamp-400', 6, -34, turn=-20)


@scene('still-iron', '#45413D', at=0.5, fill=(0.68, 0.7), glow='#ffab78')
def iron(s):
    s.put('change-plate-set', 4, 20, turn=-24)
    s.put('adjustable-dumbbell-24', -34, 4, turn=-34)
    s.put('competition-kettlebell', 50, 2, turn=-14)


@scene('still-rest', '#D3B7A5', at=0.5, fill=(0.68, 0.7), glow='#fff0e4')
def rest(s):
    s.put('gym-towel', -12, 10, turn=-28)
    s.put('bath-salts', 18, 10, turn=-14)
    s.put('massage-gun-mini', 32, -4, turn=-22)
    s.put('massage-ball-set', 2, -14, turn=-10)


@scene('still-log', '#5E6E60', at=0.5, fill=(0.68, 0.7), glow='#f6f2da')
def log(s):
    s.block((44, 34, 10), 0, 4, turn=-14)
    s.put('training-log', -3, 3, 10, turn=-26)
    s.put('steel-bottle', 30, 6, turn=-16, color='#E4DDCD')
    s.put('speed-rope', 30, -24, turn=-10)
