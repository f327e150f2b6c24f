import type { SeedPicture } from '../types.ts'

type Stops = [offset: number, colour: string][]
interface Solid {
  fill?: string
  size?: 's' | 'm' | 'l'
  inside?: string
  hole?: true
  gloss?: number
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
const hex = (values: number[]): string => '#' + values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')

export const mix = (from: string, to: string, part: number): string => {
  const end = channels(to)
  return hex(channels(from).map((value, i) => value + ((end[i] ?? 0) - value) * part))
}
export const light = (colour: string, part: number): string => mix(colour, '#ffffff', part)
export const dark = (colour: string, part: number): string => mix(colour, '#0b0c0e', part)
const brightness = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = channels(colour)
  return r * 0.3 + g * 0.59 + b * 0.11
}
export const isLight = (colour: string): boolean => brightness(colour) > 140
/** What can be read when printed on the colour. */
export const printOn = (colour: string): string => (isLight(colour) ? '#1d2023' : '#f1eee6')

export const rect = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}z`
    : `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`
export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`
export const poly = (...points: number[]): string => `M${points.join(' ')}z`

export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`
export const fill = (d: string, colour: string, opacity = 1): string =>
  path(d, `fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`)
export const line = (d: string, width: number, colour: string, opacity = 1, more = ''): string =>
  path(
    d,
    `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}${more}`,
  )
/** A flat face with slightly rounded corners. */
export const facet = (colour: string, ...points: number[]): string =>
  path(poly(...points), `fill="${colour}" stroke="${colour}" stroke-width="16" stroke-linejoin="round"`)
export const group = (transform: string, body: string): string => `<g transform="${transform}">${body}</g>`

export const print = (x: number, y: number, width: number, size: number, words: string, colour: string, more = ''): string => {
  const fits = Math.min(size, Math.floor(width / Math.max(1, words.length * 0.66)))
  const safe = words.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<text x="${x}" y="${y}" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="${fits}" text-anchor="middle" fill="${colour}"${more}>${safe}</text>`
}

/** A round tube along a path: edge, body, and a streak of light. */
export const tube = (d: string, width: number, colour: string): string =>
  line(d, width, brightness(colour) < 75 ? light(colour, 0.2) : dark(colour, 0.45)) +
  line(d, width * 0.82, colour) +
  group(`translate(${-Math.round(width * 0.1)} ${-Math.round(width * 0.12)})`, line(d, Math.round(width * 0.3), light(colour, 0.35), 0.8))

const sizes = { s: [18, 5, 5], m: [46, 14, 12], l: [96, 30, 26] } as const

export const steel = '#aeb4b9'

/** Keeps the gradients, clips and filters of one picture. */
export function pen(picture: SeedPicture) {
  const defs = new Map<string, string>()
  const define = (open: string, rest: string): string => {
    const key = open + rest
    const known = defs.get(key)
    if (known) return known
    const id = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'[defs.size] ?? `i${defs.size}`
    defs.set(key, id)
    return id
  }
  const linear = (axis: 'x' | 'y' | 'd', stops: Stops): string => {
    const along = axis === 'x' ? '' : axis === 'y' ? ' x2="0" y2="1"' : ' x2="1" y2="1"'
    return `url(#${define(`<linearGradient${along}`, `>${stops.map(([at, c]) => `<stop offset="${at}" stop-color="${c}"/>`).join('')}</linearGradient>`)})`
  }
  const blur = (deviation: number): string =>
    `url(#${define('<filter', ` x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="${deviation}"/></filter>`)})`
  const round = (colour: string, axis: 'x' | 'y' = 'x'): string =>
    linear(axis, [
      [0, dark(colour, 0.12)],
      [0.22, light(colour, 0.24)],
      [0.5, colour],
      [0.88, dark(colour, 0.42)],
      [1, dark(colour, 0.2)],
    ])
  const metal = (axis: 'x' | 'y' = 'y'): string =>
    linear(axis, [
      [0, '#7d8388'],
      [0.22, '#f4f6f7'],
      [0.5, '#b4b9bd'],
      [0.8, '#62686d'],
      [1, '#9aa0a4'],
    ])
  const sheen = (colour: string): string =>
    linear('d', [
      [0, light(colour, 0.16)],
      [0.5, colour],
      [1, dark(colour, 0.22)],
    ])

  /** A body with volume: lit from the left above, dark on the right below, a rim along its edge; `inside` is cut by its outline. */
  const solid = (d: string, { fill: colour = picture.colour, size = 'm', inside = '', hole, gloss = 0.34 }: Solid = {}): string => {
    const [width, shift, soft] = sizes[size]
    const rule = hole ? ' clip-rule="evenodd" fill-rule="evenodd"' : ''
    const clip = define('<clipPath', `><path id="*" d="${d}"${rule}/></clipPath>`)
    const shape = `<use href="#${clip}p" `
    const paint = colour.startsWith('#') ? sheen(colour) : colour
    return (
      `<g clip-path="url(#${clip})">${shape}fill="${paint}"/><g filter="${blur(soft)}" fill="none" stroke-width="${width}">` +
      `${shape}stroke="#000" stroke-opacity=".42" x="${-shift}" y="${-shift}"/>${shape}stroke="#fff" stroke-opacity="${gloss}" x="${shift}" y="${shift}"/></g>${inside}` +
      `${shape}fill="none" stroke="${rim()}" stroke-width="${size === 's' ? 5 : 9}"/></g>`
    )
  }
  const rim = (): string =>
    `url(#${define('<linearGradient', ' x2="1" y2=".3"><stop stop-color="#fff" stop-opacity=".12"/><stop offset=".6" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#fff" stop-opacity=".5"/></linearGradient>')})`
  /** A soft mark inside a body: a fold, a crease, a patch of light. */
  const fold = (d: string, width = 14, colour = '#000', opacity = 0.28): string =>
    path(d, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}" filter="${blur(8)}"`)
  const patch = (d: string, colour = '#fff', opacity = 0.3, soft = 18): string =>
    path(d, `fill="${colour}" opacity="${opacity}" filter="${blur(soft)}"`)
  const specks = (d: string, colour: string, opacity = 0.5): string => {
    const dots = [
      [6, 9, 3],
      [30, 4, 2],
      [47, 20, 4],
      [18, 31, 2],
      [38, 43, 3],
      [8, 52, 4],
      [55, 50, 2],
      [27, 18, 2],
    ]
    const body = dots.map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')
    return fill(
      d,
      `url(#${define('<pattern', ` width="60" height="60" patternUnits="userSpaceOnUse" fill="${colour}">${body}</pattern>`)})`,
      opacity,
    )
  }
  const shadow = (cx: number, cy: number, rx: number, ry = Math.round(rx * 0.15), angle = 0): string => {
    const stops = [
      [0, 0.62],
      [0.45, 0.34],
      [0.75, 0.1],
      [1, 0],
    ]
      .map(([at, o]) => `<stop offset="${at}" stop-opacity="${o}"/>`)
      .join('')
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${define('<radialGradient', `>${stops}</radialGradient>`)})"${angle ? ` transform="rotate(${angle} ${cx} ${cy})"` : ''}/>`
  }
  const page = (body: string): string => {
    const list = [...defs].map(([text, id]) => text.replace(/^(<\w+)/, `$1 id="${id}"`).replace('id="*"', `id="${id}p"`)).join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><defs>${list}</defs>${body}</svg>\n`
  }
  const accent = picture.accent === picture.colour ? printOn(picture.colour) : (picture.accent ?? '#D4451A')
  return {
    c: picture.colour,
    a: accent,
    label: picture.label ?? '',
    linear,
    blur,
    round,
    metal,
    sheen,
    solid,
    fold,
    patch,
    specks,
    shadow,
    page,
  }
}

export type Pen = ReturnType<typeof pen>

/** How the second picture differs: nearer, turned, two of them, or drawn on its own. */
export type Second =
  | { kind: 'close'; x: number; y: number; scale: number; turn?: number }
  | { kind: 'turn'; angle: number; scale: number }
  | { kind: 'pair' }
  | { kind: 'own'; draw: (p: Pen) => string; shadow: Form['shadow'] }

export interface Form {
  draw: (p: Pen) => string
  shadow: [cx: number, cy: number, rx: number, ry?: number, angle?: number]
  second: Second
}
