import { dark, fill, group, light, line, oval, print, printOn, rect, steel, tube } from '../kit.ts'
import type { Form, Pen } from '../kit.ts'

const screen = (p: Pen, x: number, y: number, angle: number, word: string): string =>
  group(
    `translate(${x} ${y}) rotate(${angle})`,
    p.solid(rect(-70, -56, 140, 106, 16), {
      fill: '#2b2f33',
      size: 's',
      inside: fill(rect(-54, -40, 108, 72, 6), '#0f1518') + print(0, 12, 96, 40, word, '#DDF247'),
    }),
  )
const foot = (x: number, y: number, w: number): string =>
  line(`M${x} ${y}h${w}`, 30, '#3d4247') +
  line(`M${x} ${y - 6}h${w}`, 6, '#fff', 0.35) +
  fill(oval(x, y + 4, 18), '#15171a') +
  fill(oval(x + w, y + 4, 18), '#15171a')
const wheel = (p: Pen, cx: number, cy: number, r: number, inside: string): string =>
  p.solid(oval(cx, cy, r), { inside: line(oval(cx, cy, r - 20), 6, '#fff', 0.25) + inside })

const airBike: Form = {
  draw: (p) =>
    tube('M330 800L420 470', 40, p.c) +
    tube('M300 810H740', 36, p.c) +
    tube('M440 620L400 340', 30, steel) +
    p.solid('M320 300Q300 330 330 344L470 340Q500 334 480 314Q400 280 320 300Z', { fill: '#3a3e42', size: 's' }) +
    wheel(
      p,
      650,
      590,
      215,
      line(
        Array.from(
          { length: 12 },
          (_, i) => `M650 590L${Math.round(650 + 190 * Math.cos(i * 0.5236))} ${Math.round(590 + 190 * Math.sin(i * 0.5236))}`,
        ).join(''),
        7,
        '#fff',
        0.22,
      ) +
        fill(oval(650, 590, 60), dark(p.c, 0.4)) +
        line(oval(650, 590, 60), 10, p.a),
    ) +
    tube('M610 560L660 260L560 180', 30, steel) +
    tube('M592 196L530 150', 40, '#2b2f33') +
    tube('M680 400L700 260L640 170', 24, '#8b9196') +
    tube('M440 690L520 600', 20, steel) +
    fill(oval(440, 690, 70), dark(p.c, 0.2)) +
    line(oval(440, 690, 70), 6, '#fff', 0.3) +
    tube('M440 690L380 760', 22, steel) +
    fill(rect(336, 756, 90, 22, 8), '#15171a') +
    screen(p, 700, 190, 8, '24') +
    foot(220, 830, 180) +
    foot(660, 830, 180),
  shadow: [520, 850, 420, 46],
  second: { kind: 'close', x: 620, y: 460, scale: 1.8 },
}
const cycle: Form = {
  draw: (p) =>
    tube('M260 820L420 600L700 820', 34, p.c) +
    tube('M420 610L360 330', 36, steel) +
    p.solid('M260 300Q250 330 280 336L440 330Q470 320 440 300Q340 276 260 300Z', { fill: '#3a3e42', size: 's' }) +
    tube('M420 620L680 430', 44, p.c) +
    tube('M740 600L650 260', 40, p.c) +
    p.solid(oval(720, 640, 170), {
      fill: '#8f959a',
      inside: line(oval(720, 640, 126), 10, '#000', 0.3) + line(oval(720, 640, 148), 6, p.a) + fill(oval(720, 640, 40), '#2b2f33'),
    }) +
    tube('M580 250H720L770 190', 28, '#3a3e42') +
    tube('M620 250Q580 220 570 180', 26, '#3a3e42') +
    p.solid('M360 640Q420 560 520 600L650 640Q690 690 620 720L440 740Q350 720 360 640Z', {
      fill: dark(p.c, 0.1),
      size: 's',
      inside: print(520, 690, 160, 44, p.label, '#f1eee6'),
    }) +
    tube('M430 680L350 770', 22, steel) +
    fill(rect(306, 764, 92, 24, 8), '#15171a') +
    screen(p, 680, 170, 6, '92') +
    foot(190, 836, 180) +
    foot(630, 836, 200),
  shadow: [520, 856, 420, 46],
  second: { kind: 'close', x: 640, y: 520, scale: 1.8, turn: 6 },
}
const rower: Form = {
  draw: (p) =>
    tube('M60 770L700 700', 34, p.c) +
    line('M80 756L680 690', 6, '#fff', 0.5) +
    tube('M700 700L700 620', 40, p.c) +
    p.solid(oval(760, 600, 185), {
      fill: light('#86ABCB', 0.1),
      inside:
        fill('M560 620Q760 560 960 640V800H560Z', '#4d86b3', 0.75) +
        line('M580 620Q760 560 950 636', 8, '#fff', 0.5) +
        line(oval(760, 600, 60), 10, dark(p.c, 0.3)) +
        line('M760 600L700 460M760 600L920 590M760 600L700 750', 14, dark(p.c, 0.3)),
    }) +
    line(oval(760, 600, 185), 20, p.c) +
    line(oval(757, 596, 190), 4, '#fff', 0.4) +
    tube('M640 640L580 560', 26, steel) +
    p.solid('M560 600L620 580L650 690L600 710Z', { fill: '#3a3e42', size: 's' }) +
    p.solid('M210 660Q200 690 230 706H370Q400 690 390 660Q300 640 210 660Z', { fill: '#2f3337', size: 's' }) +
    fill(rect(250, 700, 100, 40, 8), '#6a7075') +
    line('M690 540L440 560', 6, '#26292c') +
    tube('M430 500L446 620', 28, '#3a3e42') +
    tube('M730 420L690 300', 22, steel) +
    screen(p, 676, 262, -10, '500') +
    tube('M90 770V820', 30, p.c) +
    foot(50, 826, 110) +
    foot(660, 826, 220),
  shadow: [500, 842, 450, 40],
  second: { kind: 'close', x: 690, y: 560, scale: 1.8, turn: -4 },
}
const treadmill: Form = {
  draw: (p) =>
    p.solid('M90 740L820 700Q870 700 880 740V790Q870 820 830 820H140Q90 816 84 780Z', {
      fill: dark(p.c, 0.05),
      inside:
        fill('M150 730L800 694L830 736L160 766Z', '#17191b') +
        line('M110 786H860', 9, p.a) +
        line('M160 760L820 730', 4, '#fff', 0.2) +
        print(300, 812, 200, 36, p.label, '#f1eee6'),
    }) +
    tube('M790 740L690 270', 44, p.c) +
    tube('M850 730L750 260', 44, light(p.c, 0.12)) +
    tube('M700 360L490 400', 34, '#3a3e42') +
    tube('M760 350L560 396', 34, '#4a4f54') +
    p.solid('M560 300Q540 230 600 210L760 180Q800 180 806 220L812 270Q810 300 780 306L610 340Q570 344 560 300Z', {
      fill: '#2b2f33',
      size: 's',
      inside:
        fill('M590 250L760 212L772 276L606 310Z', '#0f1518') +
        print(0, 0, 120, 50, '12.0', '#DDF247', ' transform="translate(684 282) rotate(-12)"'),
    }) +
    fill(oval(150, 812, 32), '#15171a') +
    fill(oval(820, 812, 32), '#15171a'),
  shadow: [490, 842, 440, 40],
  second: { kind: 'close', x: 690, y: 340, scale: 1.9 },
}
const iceBath: Form = {
  draw: (p) =>
    fill(oval(500, 300, 370, 110), dark(p.c, 0.4)) +
    p.solid('M130 300Q130 410 500 410T870 300L846 800Q840 900 500 900T154 800Z', {
      size: 'l',
      inside:
        line('M140 470Q140 570 500 570T860 470M148 640Q148 740 500 740T852 640', 7, '#000', 0.22) +
        p.fold('M260 400V860M740 400V860', 26) +
        print(490, 700, 400, 100, p.label, '#f1eee6') +
        fill(rect(170, 460, 40, 340, 20), p.a),
    }) +
    p.solid(oval(500, 300, 370, 110), {
      fill: light(p.c, 0.12),
      size: 's',
      inside: fill(oval(500, 304, 320, 84), '#8fc3d6') + fill(oval(500, 318, 290, 66), '#b9dde8', 0.8),
    }) +
    ['M380 290l70-26l54 20l-60 40z', 'M540 330l60-30l60 22l-50 34z', 'M300 330l50-20l44 18l-40 28z']
      .map((d) => fill(d, '#fff', 0.85))
      .join(''),
  shadow: [505, 886, 430, 52],
  second: { kind: 'close', x: 520, y: 380, scale: 1.7, turn: 5 },
}
const massageGun: Form = {
  draw: (p) =>
    group(
      'rotate(-8 500 500)',
      tube('M690 320H800', 46, '#9aa0a5') +
        p.solid(oval(850, 320, 84), { fill: '#2f3337', size: 's' }) +
        p.solid('M300 200H640Q710 200 710 260V380Q710 440 640 440H300Q200 430 200 320T300 200Z', {
          inside:
            fill(rect(640, 190, 30, 260), p.a) +
            print(440, 350, 260, 64, p.label, printOn(p.c)) +
            p.patch(rect(260, 220, 380, 40, 20), '#fff', 0.3, 12),
        }) +
        p.solid('M340 430H480L500 840Q500 890 440 890H380Q320 890 320 840Z', {
          inside:
            line('M330 560H490M328 610H492M326 660H494M324 710H496M324 760H498', 9, '#000', 0.22) +
            fill(oval(410, 500, 30), dark(p.c, 0.5)) +
            line(oval(410, 500, 30), 5, p.a),
        }),
    ),
  shadow: [500, 905, 250, 32],
  second: { kind: 'close', x: 640, y: 330, scale: 1.9, turn: 12 },
}
const watch: Form = {
  draw: (p) =>
    p.solid('M372 90H628L650 330H350Z', { size: 's', inside: line('M380 150H620M376 200H624M372 250H628', 6, '#000', 0.18) }) +
    p.solid('M350 670H650L628 910H372Z', {
      size: 's',
      inside: fill('M480 740h40v20h-40zM480 790h40v20h-40zM480 840h40v20h-40z', '#000', 0.45),
    }) +
    p.solid(oval(500, 500, 250), { fill: '#4a4f54', inside: line(oval(500, 500, 222), 12, p.a) }) +
    fill(rect(742, 420, 30, 60, 10), p.metal()) +
    fill(rect(742, 530, 30, 60, 10), p.metal()) +
    fill(oval(500, 500, 205), '#0d1012') +
    line('M500 318A182 182 0 1 1 330 436', 14, '#DDF247') +
    print(500, 520, 300, 110, '5:12', '#f3f1ec') +
    print(500, 590, 200, 44, 'min / km', '#8f959a') +
    print(500, 420, 200, 44, '8.4 km', p.a) +
    p.patch('M340 400Q420 300 560 310L360 560Z', '#fff', 0.14, 10),
  shadow: [505, 905, 240, 34],
  second: { kind: 'turn', angle: 24, scale: 0.98 },
}
const headlamp: Form = {
  draw: (p) =>
    line('M170 470C120 300 300 190 500 190S880 300 830 470', 66, dark(p.c, 0.25)) +
    line('M170 470C120 300 300 190 500 190S880 300 830 470', 56, p.c) +
    line('M170 462C130 310 300 200 500 200S870 310 830 462', 5, p.a, 1, ' stroke-dasharray="24 14"') +
    tube('M170 470Q200 620 380 640M830 470Q800 620 620 640', 50, p.c) +
    p.solid(rect(350, 500, 300, 250, 70), { fill: '#3a3e42', inside: print(500, 740, 120, 30, p.label, '#f1eee6') }) +
    p.solid(oval(500, 616, 92), {
      fill: '#dfe5e8',
      size: 's',
      inside: fill(oval(500, 616, 60), '#fffbe6') + line(oval(500, 616, 76), 6, '#9aa0a5'),
    }) +
    p.patch(oval(500, 616, 70), '#fff6c2', 0.9, 22) +
    fill(rect(470, 484, 60, 24, 8), p.a),
  shadow: [500, 790, 320, 40],
  second: { kind: 'close', x: 500, y: 600, scale: 2, turn: -10 },
}

export const machines: Record<string, Form> = {
  'air-bike': airBike,
  cycle,
  rower,
  treadmill,
  'ice-bath': iceBath,
  'massage-gun': massageGun,
  watch,
  headlamp,
}
