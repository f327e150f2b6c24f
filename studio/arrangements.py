"""What stands where in each scene. Lengths are centimetres, y goes away from the camera."""
from dataclasses import dataclass
from typing import Callable

scenes = {}


@dataclass
class Look:
    """paper: the ground; at: where the things' middle is in the width; fill: their part of width and height; drop: moves them up."""

    arrange: Callable
    paper: str
    lift: float = 10
    at: float = 0.66
    fill: tuple = (0.56, 0.66)
    drop: float = 0.0
    light: float = 1.0
    glow: str = '#ffd9b8'
    above: bool = False


def scene(name, paper, **look):
    def keep(arrange):
        scenes[name] = Look(arrange, paper, **look)
        return arrange

    return keep


@scene('hero-strength', '#33373C', glow='#ff9a62')
def strength(s):
    s.put('bumper-plate', 4, 30, turn=-24)
    s.put('cast-kettlebell-powder-coat', -24, 4, turn=-10)
    s.put('competition-kettlebell', 12, 0, turn=-18)
    s.put('hex-dumbbell-pair', 46, -2, turn=14)


@scene('hero-new', '#E6E1D6', glow='#ffffff')
def new(s):
    s.block((34, 30, 12), 18, 10, turn=-12)
    s.put('race-shoe', 4, 6, 12, turn=-24)
    s.put('cast-kettlebell-powder-coat', -20, 6, turn=-14)
    s.put('steel-bottle', 42, 4, turn=-14)
    s.put('weighted-rope', 16, -26, turn=-10)


@scene('hero-deals', '#C8340A', glow='#ffb28a')
def deals(s):
    s.put('steel-bottle', -16, 10, turn=-16, colour='#E4DDCD')
    s.put('competition-kettlebell', 4, 6, turn=-14)
    s.put('whey-protein', 26, 8, turn=4)
    s.put('bag-gloves', 54, 16, turn=-10, colour='#33363A')
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
    s.block((34, 16, 10), -22, 6, turn=0)
    s.block((34, 16, 24), 12, 22, turn=0)
    s.put('daily-runner', -36, 6, 10, turn=-16)
    s.put('trail-runner', -2, 22, 24, turn=-16)
    s.put('gym-trainer', 4, -8, turn=-24)
    s.put('cast-kettlebell-powder-coat', 42, 8, turn=-16)


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
    s.block((44, 22, 8), 10, 8, turn=-8)
    s.put('daily-runner', -6, 6, 8, turn=-22)
    s.put('soft-flask-500', -18, -2, turn=-10)
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


@scene('hero-apparel', '#CFC8BA', lift=80, above=True, fill=(0.6, 0.86))
def apparel(s):
    s.put('club-hoodie', -42, 4, turn=6)
    s.put('tapered-joggers', 46, 6, turn=-8)
    s.put('six-panel-cap', 8, 44, turn=-30)


@scene('still-chalk', '#2E3135', at=0.5, glow='#d8e2ee')
def chalk(s):
    s.put('chalk-blocks', 0, 8, turn=-24)
    s.put('lifting-straps', 26, -2, turn=-20)
    s.put('wrist-wraps', -24, -2, turn=-20)
    s.put('liquid-chalk', 14, 6, turn=-14)


@scene('still-shelf', '#A9B39A', at=0.5, lift=7, glow='#fff6dc')
def shelf(s):
    s.block((110, 22, 3), 0, 0, 0, colour='#B98A58')
    s.put('whey-protein', -30, 0, 3, turn=-4)
    s.put('shaker-700', -8, 1, 3, turn=-18)
    s.put('creatine-monohydrate', 10, 0, 3, turn=6)
    s.put('plant-protein', 30, 2, 3, turn=-12)
    s.put('vitamin-d3', 44, -4, 3, turn=4)


@scene('still-mat', '#9C8F86', at=0.5, glow='#fff0dc')
def mat(s):
    s.put('cork-mat', 0, 18, turn=-30)
    s.put('grip-mat-5-mm', 6, -6, turn=-38)
    s.put('cork-block', -34, -8, turn=-20)


@scene('still-gloves', '#3A2B2B', at=0.5, glow='#ff9d70')
def gloves(s):
    s.block((44, 26, 16), 0, 6, turn=-6)
    s.put('bag-gloves', 0, 6, 16, turn=-10)
    s.put('hand-wraps', 36, -4, turn=-30)


@scene('still-runner', '#54616F', at=0.5, lift=82, above=True, fill=(0.8, 0.84))
def runner(s):
    s.put('run-singlet', -38, 0, turn=5)
    s.put('split-shorts-3-inch', 30, 14, turn=-8)
    s.put('six-panel-cap', 66, -22, turn=-40, colour='#33363A')
    s.put('headlamp-400', 30, -30, turn=-20)


@scene('still-iron', '#45413D', at=0.5, glow='#ffab78')
def iron(s):
    s.put('change-plate-set', 8, 16, turn=-24)
    s.put('adjustable-dumbbell-24', -26, 2, turn=-34)
    s.put('competition-kettlebell', 22, -10, turn=-14)


@scene('still-rest', '#D3B7A5', at=0.5, glow='#fff0e4')
def rest(s):
    s.put('gym-towel', -12, 10, turn=-28)
    s.put('bath-salts', 18, 10, turn=-14)
    s.put('massage-gun-mini', 32, -4, turn=-22)
    s.put('massage-ball-set', 2, -14, turn=-10)


@scene('still-log', '#5E6E60', at=0.5, glow='#f6f2da')
def log(s):
    s.block((44, 34, 10), 0, 4, turn=-14)
    s.put('training-log', -3, 3, 10, turn=-26)
    s.put('steel-bottle', 30, 6, turn=-16, colour='#E4DDCD')
    s.put('speed-rope', 30, -24, turn=-10)
