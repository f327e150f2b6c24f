import { dark, fill, group, line, print, printOn, rect } from '../kit.ts'
import type { Form, Pen } from '../kit.ts'

const laces = (colour: string): string =>
  line('M416 436L478 470M452 462L516 498M492 496L556 526M532 528L598 552M574 556L640 574', 17, dark(colour, 0.35)) +
  line('M416 432L478 466M452 458L516 494M492 492L556 522M532 524L598 548M574 552L640 570', 11, colour)

interface Cut {
  upper: string
  sole: string
  tread: string
  extra?: (p: Pen) => string
}
const runnerUpper =
  'M118 700C96 620 108 520 138 446C148 420 180 410 206 430C250 470 310 470 350 420C366 388 400 376 424 398C490 468 560 540 668 578C780 612 880 640 908 716Q700 740 118 700Z'
const side = (p: Pen, cut: Cut): string =>
  fill('M340 440Q380 350 430 356Q480 380 476 470L400 500Z', dark(p.c, 0.28)) +
  p.solid(cut.upper, {
    inside:
      fill('M100 460Q180 440 196 560Q200 640 180 720H90Z', dark(p.c, 0.2)) +
      fill('M700 580Q760 680 740 740H920V600Z', dark(p.c, 0.16)) +
      p.specks(rect(400, 430, 320, 230), dark(p.c, 0.5), 0.3) +
      fill('M300 700L400 500L452 522L372 706ZM400 708L486 538L528 558L460 710Z', p.a) +
      line('M190 430Q260 500 350 424', 16, dark(p.c, 0.3)) +
      p.fold('M660 590Q640 660 670 720', 18) +
      (cut.extra?.(p) ?? '') +
      print(250, 620, 130, 34, p.label, printOn(p.c)),
  }) +
  laces(isDarkShoe(p) ? '#e9e5db' : '#2a2d30') +
  p.solid(cut.sole, { fill: '#eeebe4', size: 's', inside: line('M130 742Q500 776 900 748', 5, '#000', 0.12) }) +
  cut.tread.replaceAll('INK', dark(p.a, 0.1))
const isDarkShoe = (p: Pen): boolean => printOn(p.c) === '#f1eee6'

const runSole = 'M104 690Q500 744 912 704Q936 716 928 748Q900 800 820 806H220Q120 806 96 760Q86 720 104 690Z'
const shoe: Form = {
  draw: (p) => side(p, { upper: runnerUpper, sole: runSole, tread: line('M150 808H300M340 812H520M560 812H700M740 806H830', 16, 'INK') }),
  shadow: [510, 822, 430, 46],
  second: { kind: 'pair' },
}
const trailShoe: Form = {
  draw: (p) =>
    side(p, {
      upper: runnerUpper,
      sole: runSole,
      tread:
        'M120 790h56l-8 42h-40zM200 800h60l-6 42h-48zM290 802h64l-6 42h-52zM384 804h64l-6 42h-52zM478 804h64l-6 42h-52zM572 804h64l-6 42h-52zM666 802h62l-8 42h-46zM756 798h56l-10 38h-38z'.replace(
          /^.*$/,
          (d) => fill(d, 'INK'),
        ),
      extra: (q) => fill('M780 600Q900 640 930 740H800Z', dark(q.c, 0.5)) + fill('M90 640Q300 690 520 706V740H90Z', dark(q.c, 0.42)),
    }),
  shadow: [510, 846, 430, 44],
  second: { kind: 'close', x: 640, y: 690, scale: 1.8, turn: 6 },
}
const raceShoe: Form = {
  draw: (p) =>
    side(p, {
      upper: runnerUpper,
      sole: 'M80 640Q120 700 300 716Q600 744 912 704Q960 700 930 744Q880 804 760 820Q560 800 420 822Q240 860 120 810Q50 760 80 640Z',
      tread: line('M110 752Q440 700 920 738', 9, 'INK') + line('M160 838Q260 850 360 832M560 816Q660 822 760 826', 14, '#26292c'),
    }),
  shadow: [510, 840, 430, 44],
  second: { kind: 'close', x: 300, y: 690, scale: 1.9, turn: -8 },
}
const trainingShoe: Form = {
  draw: (p) =>
    side(p, {
      upper: runnerUpper,
      sole: 'M104 690Q500 744 912 704Q930 716 926 750Q920 784 880 788H140Q100 786 96 750Q92 716 104 690Z',
      tread: line('M130 792H890', 18, 'INK'),
      extra: (q) =>
        fill('M360 660Q440 600 540 640L560 740H340Z', dark(q.c, 0.45)) + line('M380 670L540 690M372 690L548 708', 5, '#fff', 0.2),
    }),
  shadow: [510, 806, 430, 46],
  second: { kind: 'pair' },
}
const liftingShoe: Form = {
  draw: (p) =>
    side(p, {
      upper:
        'M126 660C104 580 112 480 140 400C150 374 182 364 208 384C250 424 310 424 350 380C366 352 400 342 424 366C490 448 560 540 668 590C780 624 880 650 900 720Q700 740 126 660Z',
      sole: 'M108 650Q300 690 460 712Q700 740 904 710Q926 722 920 750Q914 780 880 782H520L470 760L420 800H110Q90 800 92 770Z',
      tread:
        fill('M108 660Q300 700 440 720L400 800H110Q92 800 94 770Z', 'INK') +
        line('M120 690Q260 720 420 736M116 720Q250 746 410 756M114 750H404', 4, '#000', 0.2) +
        line('M110 804H410M520 788H890', 12, '#26292c'),
      extra: (q) =>
        fill('M400 500L640 520L690 650L440 660Z', q.a) +
        line('M410 510L636 528M448 650L684 640', 4, '#fff', 0.3, ' stroke-dasharray="9 7"') +
        print(550, 610, 150, 46, q.label, printOn(q.a)),
    }),
  shadow: [510, 808, 430, 46],
  second: { kind: 'close', x: 320, y: 650, scale: 1.8, turn: -6 },
}
const sandal = (p: Pen, at: string): string =>
  group(
    at,
    p.solid(
      'M500 120C620 120 660 220 650 340C640 440 610 520 615 620C620 760 590 870 500 870S380 760 385 620C390 520 350 440 345 340C340 210 390 120 500 120Z',
      {
        fill: dark(p.c, 0.1),
        inside:
          p.specks(rect(340, 120, 320, 760), '#000', 0.3) +
          p.fold('M420 660Q400 820 500 830T580 660', 16) +
          line('M440 600H560M436 640H564', 6, '#000', 0.2),
      },
    ) +
      p.solid('M306 310C360 220 640 220 694 310L702 480C640 410 370 410 312 490Z', {
        inside:
          line('M322 322C376 244 624 244 680 322M326 462C390 392 624 392 686 454', 4, '#fff', 0.35, ' stroke-dasharray="10 8"') +
          print(500, 372, 240, 84, p.label, p.a),
      }),
  )
const slide: Form = {
  draw: (p) => sandal(p, 'translate(-90 112) rotate(-7 500 500) scale(.8)') + sandal(p, 'translate(285 82) rotate(7 500 500) scale(.8)'),
  shadow: [500, 792, 400, 60],
  second: { kind: 'close', x: 330, y: 430, scale: 1.9, turn: -12 },
}

export const shoes: Record<string, Form> = {
  shoe,
  'trail-shoe': trailShoe,
  'race-shoe': raceShoe,
  'training-shoe': trainingShoe,
  'lifting-shoe': liftingShoe,
  slide,
}
