import type { Dimensions } from '#contract/product.ts'
import { reference } from './references.ts'
import { silhouettes } from './silhouettes.ts'

type Theme = 'light' | 'dark'
type Units = 'metric' | 'imperial'

/** What a drawing is made from. The brand's name is shown in a corner and decides the line color. */
interface DrawingOf {
  brand: string
  dimensions: Dimensions
  /** The options of the chosen variant. */
  options: Record<string, string>
}

const side = 800
/** The position of the ground, and the room for objects. */
const ground = 620
const room = { left: 110, width: 580, height: 470 }
const gap = 70

const inks = {
  light: { line: '#15171a', quiet: '#5c5954', hair: '#cfcac0', body: '#d8d4cb' },
  dark: { line: '#f3f1ec', quiet: '#a9a69f', hair: '#3a4047', body: '#31373d' },
}
/** One line color for a brand, in each theme. */
const accents: [light: string, dark: string][] = [
  ['#c8340a', '#ff6b3d'],
  ['#1f5c99', '#7fb2e8'],
  ['#14734a', '#4cc38a'],
  ['#7a4a86', '#c99ad6'],
  ['#8a5a00', '#f0b429'],
  ['#1d6f76', '#6cc3ca'],
]

/** Draws a product to scale beside a hand or a person, with its measures: SVG with a transparent background, for a studio backdrop. */
export function drawing({ brand, dimensions, options }: DrawingOf, theme: Theme, units: Units): string {
  const { shape, width, height, depth } = measuresOf(dimensions, options)
  const beside = reference(Math.max(width, height))
  const scale = Math.min(room.width / (width + beside.width + gap), room.height / Math.max(height, beside.height))
  const [w, h] = [width * scale, height * scale]
  const left = room.left + (room.width - (w + beside.width * scale + gap)) / 2
  const [x, y] = [left, ground - h]
  const ink = { ...inks[theme], accent: accents[sum(brand) % accents.length]![theme === 'light' ? 0 : 1] }
  const parts = [
    `<path d="M60 ${ground}H${side - 60}" stroke="${ink.hair}"/>`,
    `<g fill="${ink.body}" stroke="${ink.body}" transform="translate(${round(x + w + gap)} ${round(ground - beside.height * scale)}) scale(${round(scale)})">${beside.body}</g>`,
    `<path transform="translate(${round(x)} ${round(y)})" d="${stretched(silhouettes[shape] ?? silhouettes.box!, w / 100, h / 100)}" stroke="${ink.line}" stroke-width="2.5" stroke-linejoin="round"/>`,
    across(x, w, ground + 34, lengthText(width, units), ink),
    upright(y, h, x - 30, lengthText(height, units), ink),
    ...(depth && depth !== width ? [note(`${lengthText(depth, units)} ↗`, x + w / 2, ground + 98, ink)] : []),
    `<text x="60" y="92" fill="${ink.accent}" font-size="15" font-weight="700" letter-spacing="3">${escape(brand.toUpperCase())}</text>`,
    `<path d="M60 112H${side - 60}" stroke="${ink.accent}" stroke-width="1.5"/>`,
    bar(scale, units, ink),
  ]
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" fill="none" font-family="Inter,system-ui,sans-serif">`
  return `${head}${parts.join('')}</svg>`
}

/** The axis of each number of a path command; an arc's rotation and flags have none. */
const axes: Record<string, string> = { M: 'xy', L: 'xy', H: 'x', V: 'y', C: 'xyxyxy', A: 'xy   xy', Z: '' }

/** Scales an outline of absolute commands without scaling its line width. */
function stretched(outline: string, wider: number, higher: number): string {
  return outline.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, given: string) => {
    const order = axes[command] ?? ''
    const numbers = given
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    const scaled = numbers.map((number, at) => {
      const axis = order[at % order.length]
      return axis === 'x' ? Math.round(number * wider * 10) / 10 : axis === 'y' ? Math.round(number * higher * 10) / 10 : number
    })
    return command + scaled.join(' ')
  })
}

type Ink = Record<'line' | 'quiet' | 'hair' | 'accent', string>

/** The measures of the chosen variant. */
function measuresOf({ shape, width, height, depth, by = {} }: Dimensions, options: Record<string, string>) {
  const own = Object.entries(by).map(([name, values]) => values[options[name] ?? ''] ?? {})
  return { shape, width, height, depth, ...Object.assign({}, ...own) } as Omit<Dimensions, 'by'>
}

const lengthText = (mm: number, units: Units): string => (units === 'metric' ? `${mm} mm` : `${inches(mm)} in`)
const inches = (mm: number): number => (mm < 254 ? Math.round(mm / 2.54) / 10 : Math.round(mm / 25.4))

function across(x: number, w: number, y: number, text: string, { accent, line }: Ink): string {
  const end = round(x + w)
  const d = `M${round(x)} ${y - 14}V${y + 8}M${end} ${y - 14}V${y + 8}M${round(x)} ${y}H${end}`
  return `<path d="${d}" stroke="${accent}" stroke-width="1.5"/>${label(text, x + w / 2, y + 30, line)}`
}

function upright(y: number, h: number, x: number, text: string, { accent, line }: Ink): string {
  const end = round(y + h)
  const d = `M${round(x) - 8} ${round(y)}h22M${round(x) - 8} ${end}h22M${round(x)} ${round(y)}V${end}`
  return `<path d="${d}" stroke="${accent}" stroke-width="1.5"/>${label(text, x - 14, y + h / 2, line, true)}`
}

const label = (text: string, x: number, y: number, ink: string, turned = false): string =>
  `<text x="${round(x)}" y="${round(y)}" fill="${ink}" font-size="24" font-weight="600" text-anchor="middle"${turned ? ` transform="rotate(-90 ${round(x)} ${round(y)})"` : ''}>${text}</text>`

const note = (text: string, x: number, y: number, { quiet }: Ink): string =>
  `<text x="${round(x)}" y="${y}" fill="${quiet}" font-size="20" text-anchor="middle">${text}</text>`

/** Draws a scale bar of a round length in the lower corner. */
function bar(scale: number, units: Units, { quiet }: Ink): string {
  const lengths = units === 'metric' ? [10, 50, 100, 200, 500, 1000] : [1, 2, 4, 8, 12, 24, 36].map((inch) => inch * 25.4)
  const mm = lengths.findLast((length) => length * scale <= 160) ?? lengths[0]!
  const end = side - 60
  const from = round(end - mm * scale)
  return `<path d="M${from} 724v12h${round(mm * scale)}v-12" stroke="${quiet}"/><text x="${end}" y="762" fill="${quiet}" font-size="16" text-anchor="end">${lengthText(Math.round(mm), units)}</text>`
}

const round = (value: number): number => Math.round(value * 100) / 100
const sum = (words: string): number => words.split('').reduce((total, letter) => total + letter.charCodeAt(0), 0)
const escape = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
