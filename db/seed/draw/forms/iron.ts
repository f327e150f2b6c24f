import { dark, facet, fill, group, light, line, oval, print, printOn, rect, steel, tube } from '../kit.ts'
import type { Form, Pen } from '../kit.ts'

const bell = 'M392 838C300 800 240 706 250 610C262 470 370 384 500 384C630 384 738 470 750 610C760 706 700 800 608 838Q500 848 392 838Z'

const kettlebell: Form = {
  draw: (p) =>
    tube('M372 470C318 330 330 168 500 168C670 168 682 330 628 470', 84, p.c) +
    p.solid(bell, {
      size: 'l',
      inside: p.patch(oval(400, 520, 90, 60), '#fff', 0.26, 34) + print(500, 690, 300, 160, p.label, printOn(p.c)),
    }) +
    line('M318 402Q362 404 398 378', 20, p.a) +
    line('M602 378Q638 404 682 402', 20, p.a) +
    line('M320 397Q362 398 396 373', 5, '#fff', 0.45),
  shadow: [510, 842, 330],
  second: { kind: 'close', x: 500, y: 300, scale: 1.75, turn: -8 },
}
const competitionKettlebell: Form = {
  draw: (p) =>
    tube('M360 470L350 250Q346 172 430 168H570Q654 172 650 250L640 470', 64, '#a4aaaf') +
    p.solid(bell, {
      size: 'l',
      inside:
        fill(rect(230, 560, 540, 150), '#f1eee6', 0.92) +
        print(500, 676, 380, 130, p.label, '#1d2023') +
        p.fold('M760 500Q770 700 640 840', 60, '#000', 0.4),
    }),
  shadow: [510, 842, 330],
  second: { kind: 'pair' },
}

const hexHead = (p: Pen, x: number): string =>
  facet(light(p.c, 0.17), x + 70, 350, x + 235, 350, x + 280, 520, x + 115, 520) +
  facet(dark(p.c, 0.3), x + 115, 520, x + 280, 520, x + 235, 690, x + 70, 690) +
  line(`M${x + 76} 346H${x + 232}`, 5, '#fff', 0.4) +
  line(`M${x + 240} 356L${x + 284} 520L${x + 240} 684`, 5, '#fff', 0.35) +
  line(`M${x + 118} 520H${x + 276}`, 6, '#fff', 0.16) +
  facet(dark(p.c, 0.06), x, 350, x + 70, 350, x + 115, 520, x + 70, 690, x, 690, x - 45, 520) +
  line(`M${x} 346H${x + 70}L${x + 115} 520L${x + 70} 694`, 5, '#fff', 0.28)
const dumbbell: Form = {
  draw: (p) =>
    group(
      'rotate(-11 500 520)',
      hexHead(p, 590) +
        fill('M360 492C430 478 540 470 600 484V556C540 570 430 562 360 548Z', p.metal()) +
        line('M590 470V572', 26, '#c9ced2') +
        line('M430 488V552M456 486V554M482 485V555M508 484V556M534 484V556', 5, '#000', 0.18) +
        hexHead(p, 185) +
        line(oval(220, 520, 66, 112), 14, p.a) +
        print(0, 0, 190, 92, p.label, '#f1eee6', ' transform="matrix(.52 -.02 0 1 220 552)"'),
    ),
  shadow: [520, 700, 430, 62, -11],
  second: { kind: 'pair' },
}
const adjustableDumbbell: Form = {
  draw: (p) => {
    const plate = (x: number, h: number): string =>
      fill(rect(x, 500 - h / 2, 50, h, 14), p.round(p.c, 'y')) + line(`M${x + 46} ${514 - h / 2}v${h - 28}`, 4, '#fff', 0.4)
    const heads = [330, 300, 270, 240].map((h, i) => plate(140 + (3 - i) * 54, h) + plate(604 + i * 54 + 0, h)).join('')
    return (
      fill(rect(350, 470, 300, 60, 8), p.metal()) +
      line('M400 478V522M425 478V522M450 478V522M475 478V522M500 478V522M525 478V522M550 478V522M575 478V522M600 478V522', 5, '#000', 0.2) +
      heads +
      fill(rect(96, 440, 48, 120, 14), p.round(p.a, 'y')) +
      fill(rect(822, 440, 48, 120, 14), p.round(p.a, 'y')) +
      p.solid('M110 640H890L860 770Q855 790 830 790H170Q145 790 140 770Z', {
        fill: dark(p.c, 0.12),
        inside: print(500, 738, 400, 60, p.label, '#f1eee6'),
      })
    )
  },
  shadow: [500, 792, 430],
  second: { kind: 'close', x: 260, y: 530, scale: 1.7 },
}
const ball: Form = {
  draw: (p) =>
    p.solid(oval(500, 520, 330), {
      size: 'l',
      inside:
        line('M168 520Q500 640 832 520M500 190Q380 520 500 850M240 320Q500 420 760 320M240 720Q500 800 760 720', 9, '#000', 0.3) +
        line('M168 527Q500 647 832 527', 4, '#fff', 0.18) +
        p.patch(oval(380, 350, 110, 80), '#fff', 0.3, 40) +
        print(600, 590, 220, 110, p.label, p.a),
    }),
  shadow: [510, 852, 340],
  second: { kind: 'close', x: 560, y: 540, scale: 1.8, turn: 24 },
}

const sleeve = (p: Pen, x: number): string =>
  fill(rect(x, 474, 200, 52, 8), p.metal()) +
  fill(rect(x < 500 ? x + 196 : x - 22, 458, 26, 84, 8), p.metal()) +
  fill(rect(x < 500 ? x + 2 : x + 184, 476, 14, 48, 4), p.a)
const knurl = (x: number, w: number): string =>
  line(`M${x} 500h${w}`, 22, '#5b6166', 0.55, ' stroke-dasharray="3 6" style="stroke-linecap:butt"')
const barbell: Form = {
  draw: (p) =>
    group(
      'rotate(-34 500 500)',
      fill(rect(240, 486, 520, 28), p.metal()) + knurl(270, 150) + knurl(580, 150) + sleeve(p, 30) + sleeve(p, 770),
    ),
  shadow: [530, 560, 440, 34, -34],
  second: { kind: 'close', x: 220, y: 690, scale: 2.6 },
}
const curlBar: Form = {
  draw: (p) =>
    group('rotate(-24 500 500)', tube('M230 500H300L370 450L450 530H550L630 450L700 500H770', 30, steel) + sleeve(p, 60) + sleeve(p, 740)),
  shadow: [525, 580, 430, 40, -24],
  second: { kind: 'close', x: 480, y: 500, scale: 1.9 },
}

const disc = (p: Pen, cx: number, cy: number, r: number, colour: string, label: string): string =>
  fill(oval(cx + r * 0.14, cy, r), p.round(dark(colour, 0.1))) +
  p.solid(oval(cx, cy, r), {
    fill: colour,
    inside:
      line(oval(cx, cy, r * 0.9), 5, '#000', 0.3) +
      line(oval(cx, cy, r * 0.44), 8, '#000', 0.35) +
      line(oval(cx, cy, r * 0.42), 4, '#fff', 0.3) +
      print(cx, cy - r * 0.56, r, r * 0.26, label, printOn(colour)) +
      print(0, 0, r, r * 0.26, label, printOn(colour), ` transform="translate(${cx} ${cy + r * 0.56}) rotate(180)"`),
  }) +
  fill(oval(cx, cy, r * 0.3), p.metal('x')) +
  line(oval(cx, cy, r * 0.22), 3, '#000', 0.35) +
  fill(oval(cx, cy, r * 0.13), '#17191b') +
  line(oval(cx, cy, r * 0.13), 4, '#fff', 0.5)
const bumperPlate: Form = {
  draw: (p) => disc(p, 475, 500, 350, p.c, p.label) + line(oval(475, 500, 312), 12, p.a),
  shadow: [510, 852, 320],
  second: { kind: 'close', x: 470, y: 420, scale: 1.9, turn: -18 },
}
const changePlates: Form = {
  draw: (p) => disc(p, 650, 560, 240, p.c, '2.5') + disc(p, 420, 610, 190, p.a, '2') + disc(p, 240, 660, 140, '#E3B23C', '1'),
  shadow: [500, 802, 400],
  second: { kind: 'close', x: 560, y: 590, scale: 1.6, turn: 10 },
}

const beam = (d: string, colour: string): string =>
  line(d, 40, light(colour, 0.18)) + line(d, 33, dark(colour, 0.12)) + group('translate(-8 -4)', line(d, 8, light(colour, 0.3), 0.7))
const holes = (x: number, y: number, h: number): string => line(`M${x} ${y}v${h}`, 11, '#0d0e10', 0.8, ' stroke-dasharray="0 34"')
const rack: Form = {
  draw: (p) => {
    const back = dark(p.c, 0.25)
    return (
      beam('M330 170V760', back) +
      beam('M670 170V760', back) +
      beam('M330 180H670', back) +
      beam('M330 730H670', back) +
      beam('M200 130L330 180M800 130L670 180M190 850L330 745M810 850L670 745', back) +
      beam('M200 130V850', light(p.c, 0.08)) +
      beam('M800 130V850', light(p.c, 0.08)) +
      tube('M200 140H800', 26, steel) +
      line('M188 135V845M788 135V845', 4, '#fff', 0.4) +
      holes(202, 240, 520) +
      holes(802, 240, 520) +
      beam('M130 862H270M730 862H870', p.c) +
      [218, 742].map((x) => fill(`M${x} 390h40v70h-40z`, p.a) + fill(`M${x} 440h40v20h-40z`, dark(p.a, 0.35))).join('') +
      tube('M90 424H910', 22, steel) +
      tube('M60 424H160M840 424H940', 40, steel)
    )
  },
  shadow: [500, 878, 430, 46],
  second: { kind: 'close', x: 300, y: 420, scale: 2.1 },
}
const bench: Form = {
  draw: (p) => {
    const frame = '#4c5156'
    return (
      tube('M250 800H800', 34, frame) +
      tube('M330 800L420 590', 34, frame) +
      tube('M690 800L660 600', 34, frame) +
      tube('M430 640L250 430', 22, p.a) +
      tube('M210 810H300M740 810H850', 40, frame) +
      fill(oval(800, 800, 44), '#1d2023') +
      fill(oval(800, 800, 22), '#8b9196') +
      p.solid('M440 560H810Q850 560 850 596T810 632H440Q405 632 405 596T440 560Z', {
        size: 's',
        inside: line('M430 604H830', 3, '#fff', 0.25),
      }) +
      group(
        'rotate(58 420 580)',
        p.solid(rect(-20, 540, 430, 76, 34), {
          size: 's',
          inside: line('M0 592H390', 3, '#fff', 0.25) + print(90, 604, 130, 40, p.label, printOn(p.c)),
        }),
      )
    )
  },
  shadow: [520, 842, 400],
  second: { kind: 'close', x: 400, y: 520, scale: 1.7 },
}
const step: Form = {
  draw: (p) =>
    group(
      'translate(0 -90)',
      [650, 730]
        .map((y) => fill(`M130 ${y}H870L850 ${y + 66}H150Z`, p.round(p.a, 'y')) + line(`M136 ${y + 4}H864`, 4, '#fff', 0.3))
        .join('') +
        p.solid('M210 470H790Q815 470 830 490L900 600Q910 650 880 652H120Q90 650 100 600L170 490Q185 470 210 470Z', {
          inside:
            fill('M225 490H775L850 600H150Z', '#17191b', 0.75) +
            line('M215 515H785M203 545H797M185 575H815', 5, '#fff', 0.16) +
            print(500, 640, 260, 34, p.label, printOn(p.c)),
        }),
    ),
  shadow: [500, 712, 430],
  second: { kind: 'close', x: 330, y: 540, scale: 1.6 },
}

export const iron: Record<string, Form> = {
  kettlebell,
  'competition-kettlebell': competitionKettlebell,
  dumbbell,
  'adjustable-dumbbell': adjustableDumbbell,
  ball,
  barbell,
  'curl-bar': curlBar,
  'bumper-plate': bumperPlate,
  'change-plates': changePlates,
  rack,
  bench,
  step,
}
