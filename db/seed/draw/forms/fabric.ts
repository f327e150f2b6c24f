import { dark, fill, group, light, line, oval, print, printOn, rect } from '../kit.ts'
import type { Form, Pen, Second } from '../kit.ts'

const chest: Second = { kind: 'close', x: 560, y: 330, scale: 2, turn: -6 }
const mark = (p: Pen, x: number, y: number, size = 44): string =>
  line(`M${x} ${y}l${size * 0.5} ${-size * 0.7}l${size * 0.5} ${size * 0.7}`, size * 0.22, p.a) +
  print(x + size / 2, y + size * 0.75, 160, size * 0.62, p.label, printOn(p.c))
const torso = 'C735 520 740 700 748 868Q500 908 252 868C260 700 265 520'

const tee: Form = {
  draw: (p) =>
    fill('M380 150Q500 240 620 150L600 200Q500 260 400 200Z', dark(p.c, 0.5)) +
    p.solid(
      `M372 140C400 226 600 226 628 140L760 178C822 204 850 258 908 420L782 474L728 372${torso} 272 372L218 474L92 420C150 258 178 204 240 178Z`,
      {
        inside:
          line('M368 148C400 238 600 238 632 148', 26, dark(p.c, 0.16)) +
          line('M352 160C392 256 608 256 648 160', 4, '#000', 0.3) +
          p.fold('M728 380Q716 300 742 220M272 380Q284 300 258 220') +
          p.fold('M340 600Q420 760 380 860M660 560Q600 720 640 860M500 640Q520 760 490 850', 20) +
          line('M256 846Q500 886 744 846M120 408L230 454M880 408L770 454', 4, '#000', 0.25, ' stroke-dasharray="9 6"') +
          mark(p, 570, 350),
      },
    ),
  shadow: [500, 905, 330, 40],
  second: chest,
}
const longSleeve: Form = {
  draw: (p) =>
    fill('M390 130Q500 210 610 130L590 180Q500 230 410 180Z', dark(p.c, 0.5)) +
    p.solid(
      'M382 122C410 200 590 200 618 122L730 156C790 190 800 260 816 380L868 770L770 786L716 440C722 560 728 720 734 858Q500 896 266 858C272 720 278 560 284 440L230 786L132 770L184 380C200 260 210 190 270 156Z',
      {
        inside:
          line('M380 130C410 212 590 212 620 130', 22, dark(p.c, 0.16)) +
          p.fold('M718 460Q706 300 726 200M282 460Q294 300 274 200', 18) +
          p.fold('M360 600Q420 760 390 850M640 560Q590 720 620 850', 20) +
          line('M136 744L236 760M764 760L864 744M268 836Q500 872 732 836', 4, '#000', 0.28, ' stroke-dasharray="9 6"') +
          line('M500 200V330', 6, dark(p.c, 0.45)) +
          fill(rect(492, 318, 16, 34, 6), p.a) +
          mark(p, 570, 350),
      },
    ),
  shadow: [500, 896, 360, 40],
  second: { kind: 'close', x: 520, y: 280, scale: 2.1, turn: 5 },
}
const tank: Form = {
  draw: (p) =>
    fill('M386 130Q500 250 614 130C600 350 400 350 386 130Z', dark(p.c, 0.5)) +
    p.solid(
      'M330 110L390 106C396 330 604 330 610 106L670 110C680 250 690 330 762 400C746 540 752 720 760 868Q500 906 240 868C248 720 254 540 238 400C310 330 320 250 330 110Z',
      {
        inside:
          line('M396 104C402 346 598 346 604 104M320 110C318 260 304 340 232 404M680 110C682 260 696 340 768 404', 16, dark(p.c, 0.22)) +
          p.fold('M330 560Q420 740 370 860M680 540Q600 700 650 860M500 600Q530 740 500 850', 20) +
          line('M244 846Q500 884 756 846', 4, '#000', 0.25, ' stroke-dasharray="9 6"') +
          mark(p, 480, 420),
      },
    ),
  shadow: [500, 905, 330, 40],
  second: { kind: 'close', x: 500, y: 330, scale: 1.9, turn: 7 },
}
const bra: Form = {
  draw: (p) =>
    fill('M352 190Q500 350 648 190C630 410 370 410 352 190Z', dark(p.c, 0.5)) +
    p.solid(
      'M268 150L350 142C370 400 630 400 650 142L732 150C740 330 770 410 850 470C862 560 858 650 846 760Q500 800 154 760C142 650 138 560 150 470C230 410 260 330 268 150Z',
      {
        size: 'l',
        inside:
          line('M346 140C368 418 632 418 654 140M262 150C258 340 226 420 146 476M738 150C742 340 774 420 854 476', 14, dark(p.c, 0.25)) +
          fill('M146 664Q500 706 854 664V780H146Z', p.a, 0.95) +
          p.patch('M146 700Q500 740 854 700V790H146Z', '#000', 0.3, 12) +
          print(500, 752, 400, 50, p.label, printOn(p.a)) +
          p.fold('M500 420V640M300 470Q330 600 440 640M700 470Q670 600 560 640', 18),
      },
    ),
  shadow: [500, 812, 370, 44],
  second: { kind: 'close', x: 620, y: 620, scale: 1.9, turn: -10 },
}
const hoodie: Form = {
  draw: (p) =>
    p.solid('M350 250C330 120 420 70 500 70S670 120 650 250Q500 440 350 250Z', {
      fill: dark(p.c, 0.1),
      inside: fill('M404 250C390 170 430 128 500 128S610 170 596 250Q500 300 404 250Z', dark(p.c, 0.55)),
    }) +
    p.solid(
      'M350 206Q420 300 500 330Q580 300 650 206L748 246C800 280 810 340 822 440L872 800L762 820L718 520C722 620 724 760 728 892Q500 918 272 892C276 760 278 620 282 520L238 820L128 800L178 440C190 340 200 280 252 246Z',
      {
        inside:
          p.fold('M720 540Q706 380 726 280M280 540Q294 380 274 280', 18) +
          line('M128 766L240 786M760 786L872 766M270 846Q500 876 730 846', 30, dark(p.c, 0.18)) +
          line('M352 640L394 606H606L648 640L672 800H328Z', 8, dark(p.c, 0.4)) +
          p.fold('M336 806H664', 20) +
          line('M352 212Q420 306 500 336Q580 306 648 212', 10, dark(p.c, 0.35)) +
          line('M458 322V470M542 322V450', 12, light(p.c, 0.4)) +
          line('M458 458V482M542 438V462', 14, p.a) +
          mark(p, 590, 450, 40),
      },
    ),
  shadow: [500, 918, 350, 40],
  second: { kind: 'close', x: 500, y: 300, scale: 1.9 },
}

const leggings: Form = {
  draw: (p) =>
    p.solid('M318 90H682C704 180 722 300 700 470L650 916H548L506 420Q500 400 494 420L452 916H350L300 470C278 300 296 180 318 90Z', {
      inside:
        fill(rect(290, 80, 420, 110), dark(p.c, 0.14)) +
        line('M300 190Q500 230 700 190', 5, '#000', 0.3) +
        line('M500 200V410M640 230L676 470L630 900M360 230L324 470L370 900', 4, '#fff', 0.22) +
        p.fold('M470 440Q420 600 420 880M530 440Q580 600 580 880', 26) +
        p.fold('M320 600H420M580 600H680', 16) +
        mark(p, 560, 300, 34) +
        line('M352 900H450M550 900H648', 8, p.a),
    }),
  shadow: [500, 922, 240, 34],
  second: { kind: 'close', x: 520, y: 240, scale: 2, turn: 6 },
}
const joggers: Form = {
  draw: (p) =>
    p.solid('M290 90H710C742 240 752 400 726 560L672 850H554L508 440Q500 420 492 440L446 850H328L274 560C248 400 258 240 290 90Z', {
      inside:
        line('M286 112H714', 46, dark(p.c, 0.16)) +
        line('M276 140H724', 5, '#000', 0.3) +
        line('M470 120V250M530 120V230', 11, light(p.c, 0.4)) +
        line('M300 200L272 340M700 200L728 340', 8, dark(p.c, 0.4)) +
        p.fold('M466 460Q400 640 420 820M534 460Q600 640 580 820', 28) +
        p.fold('M290 640Q360 660 420 640M580 640Q640 660 710 640', 18) +
        mark(p, 610, 330, 36),
    }) +
    p.solid(rect(322, 836, 126, 76, 14), { fill: dark(p.c, 0.12), size: 's' }) +
    p.solid(rect(552, 836, 126, 76, 14), { fill: dark(p.c, 0.12), size: 's' }),
  shadow: [500, 920, 270, 36],
  second: { kind: 'close', x: 440, y: 230, scale: 2, turn: -6 },
}
const shorts: Form = {
  draw: (p) =>
    p.solid('M232 210H768C800 330 850 520 872 720L556 782L510 520Q500 500 490 520L444 782L128 720C150 520 200 330 232 210Z', {
      inside:
        line('M226 236H774', 58, dark(p.c, 0.2)) +
        line('M218 268H782', 5, '#000', 0.3) +
        line('M470 250V400M530 250V380', 11, light(p.c, 0.45)) +
        line('M500 290V500', 5, '#000', 0.28) +
        fill('M128 720L180 500L250 520L220 742Z', p.a) +
        fill('M872 720L820 500L750 520L780 742Z', p.a) +
        p.fold('M460 540Q400 660 410 770M540 540Q600 660 590 770M300 400Q330 560 310 700M700 400Q670 560 690 700', 24) +
        line('M140 700L440 758M860 700L560 758', 4, '#000', 0.25, ' stroke-dasharray="9 6"') +
        print(680, 640, 140, 40, p.label, printOn(p.c)),
    }),
  shadow: [500, 792, 390, 40],
  second: { kind: 'close', x: 480, y: 330, scale: 1.9, turn: 4 },
}
const sock = (p: Pen, colour: string): string =>
  p.solid(
    'M420 150H590C600 320 590 440 600 560C610 620 700 660 780 720C840 770 810 850 730 850H560C480 850 430 800 420 700C410 520 425 330 420 150Z',
    {
      fill: colour,
      inside:
        line('M410 176H600M412 212H600', 14, p.a) +
        line('M440 240V560M475 240V560M510 240V560M545 240V560M578 240V540', 4, '#000', 0.14) +
        fill('M416 690Q480 640 520 720Q520 820 460 860L400 800Z', dark(colour, 0.22)) +
        fill('M700 660Q660 760 720 870H860V700Z', dark(colour, 0.22)) +
        p.fold('M590 560Q540 600 560 700', 22) +
        print(640, 800, 110, 34, p.label, printOn(colour)),
    },
  )
const socks: Form = {
  draw: (p) => group('translate(-120 -20)', sock(p, dark(p.c, 0.18))) + group('translate(30 30)', sock(p, p.c)),
  shadow: [530, 884, 330, 42],
  second: { kind: 'close', x: 500, y: 300, scale: 2, turn: 8 },
}
const cap: Form = {
  draw: (p) =>
    fill('M640 560Q900 600 930 690Q930 720 890 716Q760 670 600 690Z', dark(p.c, 0.35)) +
    p.solid('M120 640C110 400 270 250 470 250S760 400 770 620Q780 650 740 660Q440 700 160 670Q120 664 120 640Z', {
      size: 'l',
      inside:
        line('M470 250Q320 400 310 680M470 250Q640 400 650 670', 5, '#000', 0.3) +
        line('M462 252Q308 400 298 680M478 252Q652 400 664 670', 3, '#fff', 0.18, ' stroke-dasharray="8 6"') +
        fill(oval(230, 440, 13, 16), dark(p.c, 0.6)) +
        fill(oval(600, 400, 11, 15), dark(p.c, 0.6)) +
        line('M120 640Q440 700 770 624', 16, dark(p.c, 0.2)) +
        print(480, 540, 220, 90, p.label, p.a),
    }) +
    p.solid('M560 648Q700 600 770 610Q900 640 934 704Q936 728 896 722Q760 684 580 716Q540 690 560 648Z', { size: 's' }) +
    fill(oval(470, 250, 24, 14), p.a),
  shadow: [520, 712, 410, 40],
  second: { kind: 'close', x: 590, y: 520, scale: 1.8, turn: -8 },
}
const towel: Form = {
  draw: (p) =>
    group(
      'translate(0 -80)',
      [0, 1, 2]
        .map((i) =>
          p.solid(rect(150 + i * 8, 640 - i * 110, 700 - i * 16, 150, 64), {
            fill: i === 1 ? dark(p.c, 0.1) : p.c,
            inside:
              p.specks(rect(150, 300, 700, 600), '#fff', 0.25) +
              (i === 2 ? line('M640 420V580M670 420V580', 12, p.a) + print(330, 520, 240, 56, p.label, printOn(p.c)) : ''),
          }),
        )
        .join(''),
    ),
  shadow: [500, 715, 430, 50],
  second: { kind: 'close', x: 650, y: 480, scale: 1.9, turn: 8 },
}
export const fabric: Record<string, Form> = {
  tee,
  'long-sleeve': longSleeve,
  tank,
  'sports-bra': bra,
  hoodie,
  leggings,
  joggers,
  shorts,
  socks,
  cap,
  towel,
}
