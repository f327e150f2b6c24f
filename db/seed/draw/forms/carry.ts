import { dark, fill, group, light, line, oval, print, printOn, rect, tube } from '../kit.ts'
import type { Form, Pen } from '../kit.ts'

const stitch = (d: string): string => line(d, 4, '#fff', 0.35, ' stroke-dasharray="10 8"')
const belt: Form = {
  draw: (p) =>
    fill('M150 470Q150 330 500 330T850 470V520Q850 390 500 390T150 520Z', dark(p.c, 0.5)) +
    p.solid('M140 480Q150 620 500 620T860 480V640Q860 790 500 790T140 640Z', {
      inside:
        line('M144 520Q160 650 500 650T856 520M144 620Q160 756 500 756T856 620', 4, '#fff', 0.35, ' stroke-dasharray="10 8"') +
        print(270, 700, 150, 50, p.label, printOn(p.c)) +
        [620, 670, 720, 770]
          .map(
            (x, i) =>
              fill(oval(x, 690 - i * 9 - (i > 2 ? 6 : 0), 8, 11), '#000', 0.6) +
              fill(oval(x, 728 - i * 9 - (i > 2 ? 6 : 0), 8, 11), '#000', 0.6),
          )
          .join(''),
    }) +
    tube('M420 600H560V810H420Z', 24, '#b4babf') +
    tube('M430 660H530M430 750H530', 14, '#d5d9dc') +
    fill(rect(380, 596, 36, 216, 8), dark(p.c, 0.25)) +
    fill(rect(592, 612, 34, 186, 8), p.a),
  shadow: [505, 796, 420, 50],
  second: { kind: 'close', x: 500, y: 690, scale: 2, turn: -6 },
}
const strapOne = (p: Pen): string =>
  p.solid('M150 450H850L890 500L850 550H150Q110 550 110 500T150 450Z', {
    size: 's',
    inside:
      stitch('M150 466H846M150 534H846') +
      fill('M110 440H250V560H110Z', dark(p.c, 0.2)) +
      stitch('M258 460L318 540M318 460L258 540M254 458V542M322 458V542') +
      fill(rect(420, 440, 190, 120), p.a) +
      print(740, 514, 170, 38, p.label, printOn(p.c)),
  }) +
  fill(rect(134, 484, 150, 32, 16), dark(p.c, 0.7)) +
  line('M150 514H270', 4, '#fff', 0.3)
const straps: Form = {
  draw: (p) => group('rotate(-30 500 500) translate(0 -90)', strapOne(p)) + group('rotate(-14 500 500) translate(0 120)', strapOne(p)),
  shadow: [510, 600, 430, 190, -20],
  second: { kind: 'close', x: 300, y: 640, scale: 1.9, turn: 14 },
}
const backpack: Form = {
  draw: (p) =>
    tube('M420 160Q420 90 500 90T580 160', 24, dark(p.c, 0.2)) +
    fill('M270 330Q190 420 210 760L270 800Z', dark(p.c, 0.35)) +
    fill('M730 330Q810 420 790 760L730 800Z', dark(p.c, 0.45)) +
    p.solid('M280 330C280 200 370 140 500 140S720 200 720 330L750 820Q750 890 690 894Q500 910 310 894Q250 890 250 820Z', {
      size: 'l',
      inside:
        line('M270 400Q500 300 730 400', 9, '#000', 0.4) +
        line('M270 394Q500 294 730 394', 3, p.a) +
        p.fold('M300 440Q280 640 300 860M700 440Q720 640 700 860', 26) +
        fill(rect(440, 230, 120, 50, 8), '#efece4', 0.9) +
        print(500, 264, 104, 28, p.label, '#1d2023'),
    }) +
    p.solid('M310 560H690L706 800Q706 850 660 852H340Q294 850 294 800Z', {
      fill: dark(p.c, 0.1),
      inside: line('M314 600H686', 9, '#000', 0.4) + fill(rect(640, 592, 18, 60, 6), p.a),
    }),
  shadow: [505, 900, 340, 42],
  second: { kind: 'close', x: 520, y: 480, scale: 1.8, turn: 6 },
}
const duffel: Form = {
  draw: (p) =>
    tube('M330 480Q360 210 500 210T670 480', 30, dark(p.c, 0.2)) +
    p.solid('M200 400H800Q900 420 910 590T810 800H190Q90 770 90 590T200 400Z', {
      size: 'l',
      inside:
        fill('M80 380H210Q150 600 210 820H80Z', dark(p.c, 0.25)) +
        fill('M920 380H790Q850 600 790 820H920Z', dark(p.c, 0.25)) +
        line('M200 440H800', 10, '#000', 0.45) +
        line('M200 436H800', 3, p.a) +
        p.fold('M300 760Q500 720 700 760M260 500Q300 620 270 740', 26),
    }) +
    line('M340 800Q320 620 350 430M650 800Q670 620 640 430', 36, dark(p.c, 0.3)) +
    line('M336 800Q316 620 346 430M646 800Q666 620 636 430', 5, '#fff', 0.25) +
    tube('M350 440Q380 260 500 260T640 440', 26, p.c) +
    fill(rect(420, 560, 160, 80, 10), p.a) +
    print(500, 614, 140, 40, p.label, printOn(p.a)),
  shadow: [505, 806, 430, 50],
  second: { kind: 'close', x: 380, y: 560, scale: 1.8, turn: -6 },
}
const vest: Form = {
  draw: (p) =>
    fill('M380 130Q500 260 620 130L640 400H360Z', dark(p.c, 0.5)) +
    [
      'M330 120L420 110C420 240 440 330 470 400V880Q360 890 270 850C250 660 210 540 230 420C290 330 320 240 330 120Z',
      'M670 120L580 110C580 240 560 330 530 400V880Q640 890 730 850C750 660 790 540 770 420C710 330 680 240 670 120Z',
    ]
      .map((d) => p.solid(d, { inside: p.specks(rect(200, 100, 600, 800), dark(p.c, 0.5), 0.4) }))
      .join('') +
    [264, 566]
      .map(
        (x) =>
          p.solid(rect(x, 470, 170, 290, 30), { fill: dark(p.c, 0.14), size: 's', inside: line(`M${x} 520h170`, 8, p.a) }) +
          fill(rect(x + 40, 380, 90, 120, 26), '#a9cbe0') +
          fill(rect(x + 62, 340, 46, 50, 10), '#33363A'),
      )
      .join('') +
    line('M440 560H560M440 680H560', 16, p.a) +
    fill(rect(482, 544, 36, 32, 6), '#26292c') +
    fill(rect(482, 664, 36, 32, 6), '#26292c') +
    print(350, 640, 120, 32, p.label, printOn(p.c)),
  shadow: [500, 892, 320, 38],
  second: { kind: 'close', x: 420, y: 500, scale: 1.8, turn: -5 },
}
const runBelt: Form = {
  draw: (p) =>
    line('M150 560C100 380 300 300 500 300S900 380 850 560', 60, dark(p.c, 0.4)) +
    p.solid('M120 540Q150 620 320 640H680Q850 620 880 540L890 640Q860 760 680 780H320Q140 760 110 640Z', {
      inside:
        stitch('M130 600Q180 670 320 684H680Q820 670 870 600') +
        line('M340 720H660', 9, '#000', 0.45) +
        line('M340 716H660', 3, p.a) +
        fill(rect(650, 706, 50, 22, 8), p.a) +
        print(230, 716, 110, 32, p.label, printOn(p.c)),
    }) +
    fill(rect(470, 276, 60, 50, 8), '#26292c'),
  shadow: [500, 790, 410, 46],
  second: { kind: 'close', x: 600, y: 660, scale: 1.9, turn: 8 },
}
const balls: Form = {
  draw: (p) =>
    p.solid(oval(640, 470, 230), {
      fill: dark(p.c, 0.05),
      size: 'l',
      inside: [
        [560, 380],
        [650, 340],
        [740, 400],
        [520, 480],
        [620, 470],
        [720, 500],
        [800, 470],
        [570, 570],
        [670, 600],
        [760, 580],
      ]
        .map(([x = 0, y = 0]) => fill(oval(x, y, 30), light(p.c, 0.12)) + fill(oval(x + 5, y + 7, 24), dark(p.c, 0.12)))
        .join(''),
    }) +
    p.solid(oval(330, 610, 200), {
      fill: p.a,
      size: 'l',
      inside:
        p.patch(oval(260, 520, 70, 50), '#fff', 0.45, 22) +
        line('M134 640Q330 720 526 640', 7, '#000', 0.2) +
        print(350, 650, 190, 64, p.label, printOn(p.a)),
    }),
  shadow: [480, 790, 390, 60],
  second: { kind: 'close', x: 600, y: 480, scale: 1.7, turn: 20 },
}
const gelPack: Form = {
  draw: (p) =>
    group(
      'rotate(-8 500 540)',
      p.solid(
        'M180 340Q500 300 820 340Q860 346 860 390Q880 560 860 740Q856 780 820 784Q500 810 180 784Q144 780 140 740Q120 560 140 390Q144 346 180 340Z',
        {
          size: 'l',
          inside:
            line('M190 390Q500 356 810 390V736Q500 762 190 736Z', 6, '#fff', 0.4) +
            p.fold('M390 370Q370 560 390 760M610 370Q630 560 610 760', 20) +
            p.patch(oval(320, 450, 110, 40), '#fff', 0.5, 18) +
            print(500, 590, 420, 90, p.label, printOn(p.c)) +
            fill(rect(130, 640, 740, 34), p.a, 0.85),
        },
      ),
    ),
  shadow: [500, 770, 410, 90, -8],
  second: { kind: 'close', x: 380, y: 520, scale: 1.8, turn: 12 },
}
const wrap = (p: Pen): string =>
  line('M840 460Q960 420 960 500T840 540', 20, dark(p.c, 0.1)) +
  line('M840 454Q950 416 952 494', 5, '#fff', 0.3) +
  p.solid(rect(110, 410, 750, 180, 36), {
    size: 's',
    inside:
      line('M110 446H870M110 554H870', 18, p.a) +
      line('M110 482H870M110 500H870M110 518H870', 4, '#fff', 0.2) +
      fill(rect(100, 400, 200, 200), dark(p.c, 0.45)) +
      p.specks(rect(100, 400, 200, 200), '#fff', 0.2) +
      line('M304 416V584', 5, '#fff', 0.4, ' stroke-dasharray="9 7"'),
  })
const wrist: Form = {
  draw: (p) =>
    group('rotate(-32 500 500) translate(0 -70) scale(.95)', wrap(p)) + group('rotate(-10 500 500) translate(0 150) scale(.95)', wrap(p)),
  shadow: [510, 600, 430, 210, -20],
  second: { kind: 'close', x: 330, y: 660, scale: 1.9, turn: 12 },
}
const notebook: Form = {
  draw: (p) =>
    group(
      'rotate(-9 500 500)',
      fill(rect(262, 146, 500, 720, 18), '#d9d4c6') +
        line('M756 170V850M748 170V850', 3, '#000', 0.18) +
        p.solid(rect(240, 130, 500, 720, 20), {
          size: 's',
          inside:
            fill(rect(240, 130, 60, 720), dark(p.c, 0.2)) +
            fill(rect(650, 120, 22, 740), p.a) +
            print(0, 0, 330, 84, p.label, printOn(p.c), ' transform="translate(480 340)"') +
            line('M350 400H610M350 440H560', 8, printOn(p.c), 0.6),
        }),
    ),
  shadow: [510, 860, 340, 50, -6],
  second: { kind: 'close', x: 520, y: 330, scale: 1.7, turn: 14 },
}

export const carry: Record<string, Form> = {
  belt,
  straps,
  backpack,
  duffel,
  vest,
  'run-belt': runBelt,
  'massage-balls': balls,
  'gel-pack': gelPack,
  'wrist-wraps': wrist,
  notebook,
}
