import { dark, fill, group, light, line, oval, print, printOn, rect, tube } from '../kit.ts'
import type { Form, Pen } from '../kit.ts'

/** A curved paper label round a cylinder: two words, big and small. */
const wrapLabel = (p: Pen, x: number, y: number, w: number, h: number): string => {
  const [big = '', small = ''] = p.label.split('|')
  const band = `M${x} ${y}Q${x + w / 2} ${y + 34} ${x + w} ${y}V${y + h}Q${x + w / 2} ${y + h + 34} ${x} ${y + h}Z`
  return (
    fill(band, p.round('#efece4')) +
    fill(`M${x} ${y + h - 26}Q${x + w / 2} ${y + h + 8} ${x + w} ${y + h - 26}V${y + h}Q${x + w / 2} ${y + h + 34} ${x} ${y + h}Z`, p.a) +
    print(x + w * 0.46, y + h * 0.5, w * 0.74, w * 0.21, big, '#1d2023') +
    print(x + w * 0.46, y + h * 0.5 + 54, w * 0.7, 38, small, '#55595d')
  )
}
const barrel = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}Q${x + w / 2} ${y + 30} ${x + w} ${y}V${y + h - 20}Q${x + w} ${y + h + 8} ${x + w - 30} ${y + h + 16}Q${x + w / 2} ${y + h + 44} ${x + 30} ${y + h + 16}Q${x} ${y + h + 8} ${x} ${y + h - 20}Z`
const lid = (p: Pen, x: number, y: number, w: number, h: number, colour: string): string =>
  fill(`M${x} ${y}V${y + h}Q${x + w / 2} ${y + h + 40} ${x + w} ${y + h}V${y}Z`, p.round(colour)) +
  line(ridges(x, y, w, h), 4, '#000', 0.16) +
  p.solid(oval(x + w / 2, y, w / 2, w * 0.09), { fill: light(colour, 0.08), size: 's' })
const ridges = (x: number, y: number, w: number, h: number): string =>
  [0.08, 0.16, 0.26, 0.38, 0.5, 0.62, 0.74, 0.84, 0.92].map((at) => `M${Math.round(x + w * at)} ${y + 44}v${h - 40}`).join('')

const tub: Form = {
  draw: (p) =>
    p.solid(barrel(215, 290, 570, 540), { fill: p.round(p.c), inside: wrapLabel(p, 205, 400, 590, 320) }) +
    lid(p, 200, 210, 600, 100, p.a) +
    line('M262 330V800', 10, '#fff', 0.2),
  shadow: [505, 868, 390, 50],
  second: { kind: 'close', x: 460, y: 520, scale: 1.8, turn: -5 },
}
const jar: Form = {
  draw: (p) =>
    p.solid(barrel(260, 330, 480, 500), {
      fill: p.round(p.c),
      inside: p.patch(rect(290, 340, 40, 480, 20), '#fff', 0.5, 8) + wrapLabel(p, 250, 470, 500, 250),
    }) + lid(p, 270, 250, 460, 90, p.a),
  shadow: [505, 868, 340, 46],
  second: { kind: 'pair' },
}
const pillBottle: Form = {
  draw: (p) =>
    p.solid(`M330 320H670Q740 340 740 420V810Q740 860 690 866Q500 890 310 866Q260 860 260 810V420Q260 340 330 320Z`, {
      fill: p.round(p.c),
      inside: wrapLabel(p, 250, 470, 500, 270),
    }) + lid(p, 330, 190, 340, 130, '#f1eee6'),
  shadow: [505, 868, 330, 46],
  second: { kind: 'close', x: 470, y: 400, scale: 1.8, turn: 6 },
}
const pouch: Form = {
  draw: (p) => {
    const [big = '', small = ''] = p.label.split('|')
    return p.solid(
      'M250 130H750L770 300C800 480 810 680 790 840Q780 870 740 876Q500 900 260 876Q220 870 210 840C190 680 200 480 230 300Z',
      {
        inside:
          fill(rect(200, 120, 600, 66), dark(p.c, 0.18)) +
          line('M240 212H760', 7, '#fff', 0.3) +
          line('M240 222H760', 4, '#000', 0.3) +
          p.fold('M260 300Q300 560 250 840M740 300Q700 560 750 840', 26) +
          fill(rect(290, 350, 420, 300, 20), '#efece4', 0.96) +
          fill(rect(290, 612, 420, 38), p.a) +
          print(500, 500, 360, 110, big, '#1d2023') +
          print(500, 560, 360, 40, small, '#55595d') +
          p.fold('M300 790Q500 840 700 790', 20, '#000', 0.4) +
          p.patch(oval(320, 560, 24, 220), '#fff', 0.3, 14),
      },
    )
  },
  shadow: [505, 880, 350, 44],
  second: { kind: 'close', x: 480, y: 420, scale: 1.7, turn: 8 },
}
const stick = (p: Pen, colour: string, angle: number, x: number): string => {
  const [big = ''] = p.label.split('|')
  return group(
    `translate(${x} 0) rotate(${angle} 500 880)`,
    p.solid('M410 180H590V840H410Z', {
      fill: p.round(colour),
      inside:
        fill(rect(410, 180, 180, 46), dark(colour, 0.25)) +
        fill(rect(410, 794, 180, 46), dark(colour, 0.25)) +
        line('M410 192H590M410 204H590M410 216H590M410 806H590M410 818H590M410 830H590', 3, '#fff', 0.25) +
        fill(rect(410, 640, 180, 60), p.a) +
        print(0, 0, 360, 92, big, printOn(colour), ' transform="translate(532 430) rotate(-90)"'),
    }),
  )
}
const sachet: Form = {
  draw: (p) => stick(p, dark(p.c, 0.2), -13, -70) + stick(p, dark(p.c, 0.1), 12, 70) + stick(p, p.c, -1, 0),
  shadow: [500, 850, 320, 40],
  second: { kind: 'close', x: 510, y: 420, scale: 1.7, turn: -24 },
}
const gel: Form = {
  draw: (p) => {
    const [big = '', small = ''] = p.label.split('|')
    return group(
      'rotate(8 500 500)',
      p.solid('M440 120H560L572 200C640 220 690 260 700 330L712 820Q712 850 680 850H320Q288 850 288 820L300 330C310 260 360 220 428 200Z', {
        inside:
          fill(rect(430, 110, 140, 70), dark(p.c, 0.3)) +
          line('M430 186H570', 5, '#fff', 0.6, ' stroke-dasharray="10 8"') +
          fill('M280 500L720 400V620L280 720Z', p.a) +
          print(500, 400, 300, 84, big, printOn(p.c)) +
          print(0, 0, 320, 56, small, printOn(p.a), ' transform="translate(500 580) rotate(-13)"') +
          fill(rect(280, 800, 440, 60), dark(p.c, 0.2)) +
          line('M280 812H720M280 826H720', 3, '#fff', 0.3) +
          p.patch(oval(390, 480, 26, 240), '#fff', 0.35, 14) +
          p.fold('M620 300Q660 500 630 760', 26),
      }),
    )
  },
  shadow: [480, 872, 290, 40],
  second: { kind: 'pair' },
}
const zig = (x: number, y: number, step: number): string => `M${x} ${y}${`l${step} 16l${-step} 16`.repeat(8)}`
const bar: Form = {
  draw: (p) => {
    const [big = '', small = ''] = p.label.split('|')
    return group(
      'rotate(-16 500 500)',
      p.solid(`${zig(90, 372, -12)}L160 628Q500 660 840 628L910 628${`l12 -16l-12 -16`.repeat(8)}L840 372Q500 340 160 372Z`, {
        fill: p.round(p.c, 'y'),
        inside:
          fill(rect(70, 340, 78, 320), dark(p.c, 0.25)) +
          fill(rect(852, 340, 78, 320), dark(p.c, 0.25)) +
          line('M90 360V640M106 360V640M122 360V640M878 360V640M894 360V640M910 360V640', 4, '#fff', 0.25) +
          fill('M150 340H330L280 660H150Z', p.a) +
          print(560, 520, 470, 110, big, printOn(p.c)) +
          print(560, 580, 420, 44, small, printOn(p.c)) +
          p.patch(rect(160, 380, 680, 40, 20), '#fff', 0.35, 12) +
          p.fold('M160 380Q200 500 160 620M840 380Q800 500 840 620', 18),
      }),
    )
  },
  shadow: [510, 670, 430, 60, -16],
  second: { kind: 'pair' },
}

const bottle: Form = {
  draw: (p) =>
    tube('M440 190V140Q440 96 500 96T560 140V190', 30, '#565b61') +
    p.solid('M420 260H580C640 290 660 330 660 390V830Q660 866 620 870Q500 884 380 870Q340 866 340 830V390C340 330 360 290 420 260Z', {
      fill: p.round(p.c),
      inside:
        p.patch(rect(384, 360, 26, 480, 13), '#fff', 0.45, 8) +
        fill(rect(330, 838, 340, 50), p.metal('x')) +
        print(0, 0, 400, 100, p.label, printOn(p.c), ' transform="translate(540 590) rotate(-90)"'),
    }) +
    fill(rect(412, 178, 176, 92, 20), p.round('#33363A')) +
    line('M412 252H588', 10, p.a),
  shadow: [505, 876, 270, 38],
  second: { kind: 'close', x: 490, y: 330, scale: 2, turn: 10 },
}
const shaker: Form = {
  draw: (p) =>
    p.solid('M310 300H690L652 840Q650 870 610 872H390Q350 870 348 840Z', {
      fill: p.round(p.c),
      inside:
        fill('M330 560H670L652 840Q650 880 610 880H390Q350 880 348 840Z', '#fff', 0.14) +
        line('M540 420H600M560 480H598M536 540H594M556 600H592M532 660H588M552 720H586', 6, printOn(p.c), 0.7) +
        p.patch(rect(356, 320, 30, 520, 14), '#fff', 0.45, 8) +
        print(0, 0, 330, 80, p.label, printOn(p.c), ' transform="translate(474 590) rotate(-90)"'),
    }) +
    p.solid('M290 230H710L700 316Q500 340 300 316Z', { fill: p.round(p.a), size: 's' }) +
    fill(rect(540, 130, 120, 110, 26), p.round(dark(p.a, 0.1))) +
    tube('M560 140Q420 110 340 200', 26, p.a) +
    fill(rect(320, 196, 90, 40, 12), p.round(dark(p.a, 0.15))),
  shadow: [505, 876, 290, 40],
  second: { kind: 'close', x: 500, y: 320, scale: 1.8, turn: -8 },
}
const flask: Form = {
  draw: (p) =>
    p.solid(
      'M400 300H600C690 340 700 420 690 520C684 640 720 760 690 840Q680 876 630 880Q500 892 370 880Q320 876 310 840C280 760 316 640 310 520C300 420 310 340 400 300Z',
      {
        size: 'l',
        inside:
          print(500, 540, 260, 90, p.label, printOn(p.c)) +
          line('M610 620H660M610 670H650M610 720H656M610 770H660', 6, printOn(p.c), 0.6) +
          p.fold('M340 600Q420 640 380 760M600 360Q560 430 620 470', 22) +
          p.patch(oval(390, 480, 26, 120), '#fff', 0.5, 12),
      },
    ) +
    fill(rect(404, 220, 192, 92, 18), p.round('#33363A')) +
    fill(rect(450, 150, 100, 80, 22), p.round(p.a)) +
    p.solid('M462 160Q440 90 500 84T538 160Z', { fill: '#cfe0ea', size: 's' }),
  shadow: [505, 882, 270, 36],
  second: { kind: 'pair' },
}
const chalk: Form = {
  draw: (p) => {
    const cube = (x: number, y: number): string =>
      group(
        `translate(${x} ${y})`,
        p.solid('M20 70L180 20L330 70V240L170 300L20 240Z', {
          fill: '#e9e7e1',
          size: 's',
          inside:
            fill('M20 70L180 20L330 70L170 124Z', '#fff', 0.7) +
            fill('M170 124L330 70V240L170 300Z', '#000', 0.13) +
            p.specks(rect(0, 0, 340, 310), '#9b9890', 0.35),
        }),
      )
    return group(
      'translate(-80 -130) scale(1.16)',
      cube(500, 330) + cube(170, 380) + cube(350, 480) + print(0, 0, 130, 56, p.label, p.a, ' transform="matrix(.94 .34 0 1 444 692)"'),
    )
  },
  shadow: [495, 680, 440, 120],
  second: { kind: 'close', x: 460, y: 560, scale: 1.7, turn: -10 },
}
const squeezeTube: Form = {
  draw: (p) =>
    p.solid('M300 120H700L660 740Q656 770 620 772H380Q344 770 340 740Z', {
      fill: p.round(p.c),
      inside:
        fill(rect(290, 110, 420, 60), dark(p.c, 0.2)) +
        line(
          'M320 120V166M360 120V166M400 120V166M440 120V166M480 120V166M520 120V166M560 120V166M600 120V166M640 120V166M680 120V166',
          4,
          '#000',
          0.25,
        ) +
        print(500, 400, 290, 110, p.label, printOn(p.c)) +
        fill(rect(300, 470, 400, 44), p.a) +
        p.patch(oval(390, 440, 20, 260), '#fff', 0.5, 12),
    }) +
    fill(rect(372, 768, 256, 110, 18), p.round('#33363A')) +
    line('M400 790V860M430 790V860M460 790V860M500 790V860M540 790V860M570 790V860M600 790V860', 4, '#fff', 0.16),
  shadow: [505, 878, 270, 38],
  second: { kind: 'turn', angle: -62, scale: 0.95 },
}

export const packs: Record<string, Form> = {
  tub,
  jar,
  'pill-bottle': pillBottle,
  pouch,
  sachet,
  gel,
  bar,
  bottle,
  shaker,
  flask,
  chalk,
  'squeeze-tube': squeezeTube,
}
