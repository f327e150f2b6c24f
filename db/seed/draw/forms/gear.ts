import { dark, fill, group, light, line, oval, print, printOn, rect, tube } from '../kit.ts'
import type { Form, Pen } from '../kit.ts'

/** A roll lying on its side, its left end towards us. */
const roll = (p: Pen, r: number, end: string, inside = ''): string =>
  group(
    'rotate(-14 500 560)',
    p.solid(`M230 ${560 - r}H800Q${800 + r * 0.55} ${560 - r} ${800 + r * 0.55} 560T800 ${560 + r}H230Z`, {
      fill: p.round(p.c, 'y'),
      inside,
    }) + p.solid(oval(230, 560, r * 0.55, r), { fill: light(p.c, 0.06), size: 's', inside: end }),
  )
const spiral = (p: Pen, r: number): string => {
  const turns = [0.86, 0.72, 0.58, 0.44, 0.3, 0.16].map((at) => oval(230, 560, Math.round(r * 0.55 * at), Math.round(r * at))).join('')
  return line(turns, 7, dark(p.c, 0.45), 0.8) + line(turns, 2, light(p.c, 0.4), 0.7)
}
const loop = (p: Pen, x: number, r: number): string =>
  line(`M${x} ${560 - r}q${r * 0.62} ${r} 0 ${2 * r}`, 34, dark(p.a, 0.15)) + line(`M${x} ${560 - r}q${r * 0.62} ${r} 0 ${2 * r}`, 26, p.a)

const flatMat = (p: Pen): string =>
  p.solid('M150 690L600 250Q640 225 690 245L880 330Q910 350 880 380L440 850Q410 880 370 860L150 750Q110 722 150 690Z', {
    size: 's',
    inside:
      p.specks(rect(0, 0, 1000, 1000), dark(p.c, 0.3), 0.35) +
      print(0, 0, 250, 56, p.label, printOn(p.c), ' transform="matrix(.86 .5 -.66 .6 372 724)"') +
      line('M175 704L620 266', 5, '#fff', 0.3),
  })
const mat: Form = {
  draw: (p) =>
    roll(p, 165, spiral(p, 165), p.specks(rect(100, 380, 800, 400), dark(p.c, 0.35), 0.3) + loop(p, 420, 165) + loop(p, 690, 165)),
  shadow: [510, 740, 430, 66, -13],
  second: { kind: 'own', draw: flatMat, shadow: [520, 640, 420, 200, -30] },
}
const roller: Form = {
  draw: (p) =>
    roll(
      p,
      175,
      fill(oval(230, 560, 66, 122), dark(p.c, 0.55)) +
        line(oval(230, 560, 66, 122), 7, '#fff', 0.25) +
        fill(oval(240, 566, 54, 104), '#101113'),
      [300, 400, 500, 600, 700, 800, 900]
        .map(
          (x, i) =>
            line(`M${x} 385q100 175 0 350`, 9, '#000', 0.3) +
            (i % 2
              ? line(`M${x - 34} 420q90 140 0 280`, 34, '#000', 0.16)
              : line(`M${x - 46} 470h70M${x - 26} 560h74M${x - 46} 650h70`, 26, '#000', 0.16)),
        )
        .join(''),
    ),
  shadow: [510, 755, 430, 66, -13],
  second: { kind: 'close', x: 360, y: 580, scale: 1.8, turn: 10 },
}
const softRoller: Form = {
  draw: (p) =>
    roll(
      p,
      165,
      line(oval(230, 560, 60, 110), 3, '#fff', 0.35) + p.specks(rect(100, 380, 260, 400), dark(p.c, 0.4), 0.5),
      p.specks(rect(100, 360, 900, 400), dark(p.c, 0.4), 0.35) +
        p.patch(rect(260, 430, 560, 30, 15), '#fff', 0.35, 12) +
        line('M360 396q100 164 0 328M380 396q100 164 0 328', 8, p.a),
    ),
  shadow: [510, 745, 430, 66, -13],
  second: { kind: 'close', x: 360, y: 580, scale: 1.8, turn: 10 },
}
const bolster: Form = {
  draw: (p) =>
    roll(
      p,
      185,
      line(oval(230, 560, 94, 176), 9, p.a) +
        p.fold('M230 380V740M140 560H320M165 440L295 680M295 440L165 680', 10, '#000', 0.3) +
        fill(oval(230, 560, 15, 24), p.a),
      p.fold('M330 400Q400 560 330 720M700 400Q760 560 700 720', 22) +
        line('M232 375H800', 5, '#fff', 0.25) +
        print(560, 590, 260, 60, p.label, printOn(p.c)),
    ),
  shadow: [510, 765, 430, 66, -13],
  second: { kind: 'close', x: 330, y: 580, scale: 1.8, turn: 8 },
}
const brick = (p: Pen): string =>
  fill('M160 440Q150 420 180 408L500 300Q520 294 540 300L840 390Q860 400 840 412L480 540Z', light(p.c, 0.2)) +
  p.solid('M158 432L482 540V780Q482 800 462 796L176 690Q158 682 158 664Z', {
    fill: p.c,
    size: 's',
    inside:
      p.specks(rect(100, 400, 400, 420), dark(p.c, 0.4), 0.55) +
      print(0, 0, 220, 56, p.label, dark(p.c, 0.6), ' transform="matrix(.94 .33 0 1 320 640)"'),
  }) +
  p.solid('M482 540L842 402V636Q842 652 826 660L500 796Q482 804 482 786Z', {
    fill: dark(p.c, 0.18),
    size: 's',
    inside: p.specks(rect(480, 380, 400, 440), dark(p.c, 0.5), 0.5),
  }) +
  p.specks('M160 440L520 296L840 400L480 540Z', dark(p.c, 0.35), 0.45)
const block: Form = {
  draw: (p) => group('translate(0 -40)', brick(p)),
  shadow: [510, 700, 440, 100],
  second: { kind: 'pair' },
}
const yogaStrap: Form = {
  draw: (p) =>
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          line(oval(430, 640 - i * 8, 270 - i * 50, 150 - i * 28), 30, i % 2 ? dark(p.c, 0.14) : p.c) +
          line(oval(430, 634 - i * 8, 270 - i * 50, 150 - i * 28), 3, '#fff', 0.3),
      )
      .join('') +
    line('M640 540Q780 420 720 260', 62, dark(p.c, 0.3)) +
    line('M640 540Q780 420 720 260', 54, p.c) +
    line('M632 524Q758 410 702 262M650 546Q800 430 738 258', 3, '#000', 0.2, ' stroke-dasharray="8 6"') +
    tube('M676 250V150H768V250Z', 18, '#b4babf') +
    tube('M690 230V186H784V276Z', 14, '#9aa0a5'),
  shadow: [450, 790, 370, 70],
  second: { kind: 'close', x: 690, y: 330, scale: 1.9, turn: 14 },
}
const band: Form = {
  draw: (p) => {
    const loopD = 'M300 830Q150 830 180 660Q250 300 420 190Q560 110 680 190Q820 300 740 520Q660 740 520 810Q400 850 300 830Z'
    return (
      line(loopD, 96, dark(p.c, 0.4)) +
      line(loopD, 88, p.c) +
      group('translate(-12 -14)', line(loopD, 18, light(p.c, 0.35), 0.7)) +
      group('translate(16 18)', line(loopD, 14, dark(p.c, 0.4), 0.5)) +
      line('M300 830Q150 830 180 660L186 640', 88, light(p.c, 0.1)) +
      print(0, 0, 260, 58, p.label, printOn(p.c), ' transform="translate(728 480) rotate(-70)"') +
      line('M520 810Q400 850 300 830', 88, dark(p.c, 0.18)) +
      line('M560 790L530 806', 88, p.a)
    )
  },
  shadow: [460, 872, 360, 42],
  second: { kind: 'close', x: 620, y: 420, scale: 1.8, turn: -12 },
}
const miniBand = (p: Pen, y: number, colour: string, word: string): string => {
  const wall = `M190 ${y}Q190 ${y + 100} 500 ${y + 100}T810 ${y}V${y + 96}Q810 ${y + 200} 500 ${y + 200}T190 ${y + 96}Z`
  return (
    fill(
      oval(500, y, 310, 96),
      p.linear('y', [
        [0, dark(colour, 0.35)],
        [1, dark(colour, 0.8)],
      ]),
    ) +
    p.solid(wall, { fill: p.round(colour), size: 's', inside: print(500, y + 172, 320, 56, word, printOn(colour)) }) +
    line(`M192 ${y}Q192 ${y + 98} 500 ${y + 98}T808 ${y}`, 5, '#fff', 0.35)
  )
}
const miniBands: Form = {
  draw: (p) =>
    miniBand(p, 610, dark(p.c, 0.35), 'HEAVY') +
    miniBand(p, 480, p.c, 'MEDIUM') +
    miniBand(p, 350, light(p.c, 0.35), 'LIGHT') +
    miniBand(p, 220, p.a, 'X-LIGHT'),
  shadow: [505, 800, 390, 54],
  second: { kind: 'close', x: 620, y: 430, scale: 1.8, turn: -10 },
}
const handle = (p: Pen, transform: string): string =>
  group(
    transform,
    fill('M-32 0H32L38 220Q38 270 0 270T-38 220Z', p.round(p.c)) +
      line('M-33 50H33M-34 84H34M-35 118H35M-36 152H36', 7, '#000', 0.25) +
      fill(rect(-26, -34, 52, 40, 10), p.metal('x')) +
      line('M-37 214H37', 14, p.a),
  )
const rope: Form = {
  draw: (p) => {
    const cable = (d: string): string => line(d, 16, '#26292c') + line(d, 10, p.a) + group('translate(-2 -3)', line(d, 3, '#fff', 0.5))
    return (
      cable('M330 520C120 300 300 140 500 140S880 300 670 520') +
      cable('M330 520C200 360 340 230 500 230S800 360 670 520') +
      cable('M356 540C270 420 380 320 500 320S730 420 644 540') +
      handle(p, 'translate(344 560) rotate(14)') +
      handle(p, 'translate(656 560) rotate(-14)')
    )
  },
  shadow: [500, 850, 320, 40],
  second: { kind: 'close', x: 380, y: 640, scale: 2, turn: 20 },
}
const glove: Form = {
  draw: (p) =>
    p.solid('M356 640C250 560 190 420 240 290C280 170 420 120 540 130C700 140 800 240 800 380C800 500 740 560 700 640Z', {
      size: 'l',
      inside:
        p.fold('M400 200Q560 180 700 300', 30, '#fff', 0.25) +
        line('M640 160Q720 380 660 640', 6, '#000', 0.25) +
        line('M632 164Q710 380 650 640', 3, '#fff', 0.25, ' stroke-dasharray="9 7"') +
        line('M380 250Q330 330 350 430', 12, '#fff', 0.22),
    }) +
    p.solid('M690 640C800 620 850 520 830 420C810 350 730 350 710 420C700 480 660 520 610 540C570 580 600 640 690 640Z', {
      fill: dark(p.c, 0.08),
      inside: line('M700 470Q690 540 630 570', 5, '#000', 0.3),
    }) +
    p.solid('M336 620Q530 690 724 620L740 850Q530 910 320 850Z', {
      fill: dark(p.c, 0.2),
      inside:
        fill('M300 690Q530 760 760 690V790Q530 850 300 790Z', p.a) +
        print(530, 790, 260, 58, p.label, printOn(p.a)) +
        p.fold('M330 640Q530 700 730 640', 20),
    }),
  shadow: [530, 882, 300, 40],
  second: { kind: 'pair' },
}
const heavyBag: Form = {
  draw: (p) =>
    line('M500 70L360 210M500 70L640 210M500 70L450 230M500 70L550 230', 12, '#7d8388', 1, ' stroke-dasharray="14 7"') +
    fill(oval(500, 70, 26), p.metal()) +
    fill(oval(500, 70, 12), '#26292c') +
    p.solid('M340 210Q500 250 660 210V890Q660 910 630 916Q500 938 370 916Q340 910 340 890Z', {
      fill: p.round(p.c),
      inside:
        fill('M330 210Q500 254 670 210V270Q500 314 330 270Z', p.a) +
        line('M330 520Q500 560 670 520M330 524Q500 564 670 524', 5, '#000', 0.3) +
        print(486, 440, 230, 74, p.label, '#f1eee6') +
        p.patch(rect(376, 300, 26, 580, 12), '#fff', 0.3, 10) +
        line('M340 860Q500 900 660 860', 6, '#000', 0.35),
    }) +
    fill(oval(500, 211, 160, 26), light(p.c, 0.12)),
  shadow: [505, 932, 250, 34],
  second: { kind: 'close', x: 500, y: 300, scale: 1.9, turn: -5 },
}
const wrapRoll = (p: Pen, x: number, y: number): string =>
  group(
    `translate(${x} ${y})`,
    line('M150 270Q330 320 400 250', 90, dark(p.c, 0.22)) +
      p.solid('M0 130A150 60 0 0 1 300 130V260A150 60 0 0 1 0 260Z', {
        fill: p.round(p.c),
        size: 's',
        inside: line('M0 170Q150 250 300 170M0 230Q150 310 300 230', 3, '#000', 0.2, ' stroke-dasharray="7 5"'),
      }) +
      p.solid(oval(150, 130, 150, 60), {
        fill: light(p.c, 0.1),
        size: 's',
        inside: line(
          oval(150, 130, 124, 48) + oval(150, 130, 98, 38) + oval(150, 130, 72, 28) + oval(150, 130, 46, 17) + oval(150, 130, 20, 7),
          5,
          dark(p.c, 0.4),
          0.8,
        ),
      }) +
      fill(rect(232, 200, 60, 74, 8), p.a),
  )
const wraps: Form = {
  draw: (p) => wrapRoll(p, 470, 250) + wrapRoll(p, 130, 430),
  shadow: [490, 730, 400, 62],
  second: { kind: 'close', x: 330, y: 590, scale: 1.9, turn: -12 },
}
const mitt = (p: Pen): string =>
  p.solid('M500 130C690 130 780 280 770 460C760 660 660 850 500 850S240 660 230 460C220 280 310 130 500 130Z', {
    size: 'l',
    inside:
      line(
        'M500 180C650 180 722 300 714 460C706 630 630 800 500 800S294 630 286 460C278 300 350 180 500 180Z',
        5,
        '#fff',
        0.3,
        ' stroke-dasharray="10 8"',
      ) +
      line(oval(500, 440, 150), 26, p.a) +
      line(oval(500, 440, 70), 5, '#fff', 0.3) +
      fill(oval(500, 440, 40), p.a) +
      print(500, 700, 240, 72, p.label, printOn(p.c)),
  })
const pads: Form = {
  draw: (p) =>
    group('translate(260 20) rotate(10 500 500) scale(.8)', mitt(p)) + group('translate(-30 110) rotate(-7 500 500) scale(.84)', mitt(p)),
  shadow: [500, 850, 400, 50],
  second: { kind: 'close', x: 400, y: 500, scale: 1.7, turn: 8 },
}
const guard = (p: Pen): string =>
  p.solid('M400 110C460 90 540 90 600 110C660 300 650 480 620 640H380C350 480 340 300 400 110Z', {
    inside:
      line('M500 110V640', 6, '#000', 0.3) +
      line('M420 130Q380 380 400 640M580 130Q620 380 600 640', 5, '#fff', 0.3, ' stroke-dasharray="9 7"') +
      print(500, 250, 170, 60, p.label, printOn(p.c)) +
      fill(rect(340, 520, 320, 56), p.a),
  }) +
  p.solid('M384 650H616C680 700 700 800 660 870Q500 910 340 870C300 800 320 700 384 650Z', {
    fill: dark(p.c, 0.08),
    inside: p.fold('M380 700Q500 740 620 700', 16),
  })
const shinGuard: Form = {
  draw: (p) => group('translate(170 0) rotate(5 500 500)', guard(p)) + group('translate(-160 20) rotate(-4 500 500)', guard(p)),
  shadow: [500, 900, 380, 42],
  second: { kind: 'close', x: 360, y: 420, scale: 1.7, turn: -8 },
}

export const gear: Record<string, Form> = {
  mat,
  roller,
  'soft-roller': softRoller,
  bolster,
  block,
  'yoga-strap': yogaStrap,
  band,
  'mini-bands': miniBands,
  rope,
  glove,
  bag: heavyBag,
  wraps,
  pads,
  'shin-guard': shinGuard,
}
