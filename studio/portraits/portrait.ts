import { seededRandom } from '../../db/seed/orders/random.ts'
import { hair } from './hair.ts'
import { grounds, type Hair, menHair, poolOf, scarves, shirts, womenHair } from './looks.ts'

interface Sitter {
  handle: string
  name: string
  isWoman: boolean
}

/** A bust in flat colors, as a square SVG: a person always looks the same. */
export function portrait({ handle, name, isWoman }: Sitter): string {
  const random = seededRandom(numberOf(handle))
  const from = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const pool = poolOf(handle, name)
  const ground = from(grounds)
  const [skin, shade] = from(pool.skins)
  const color = from(pool.hairs)
  const shirt = from(shirts)
  const accent = from(shirts.filter((one) => one !== shirt && one !== '#f6f4ef'))
  const kind: Hair = scarves.has(handle) ? 'scarf' : from(isWoman ? womenHair : menHair)
  const { back, front } = hair(kind, color, accent)
  const hasBeard = !isWoman && random() < 0.45
  const hasGlasses = random() < 0.16
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><rect width="100" height="100" fill="${ground}"/><g transform="translate(-7 -3) scale(1.14)">
${back}<path d="M43 56h14v14c0 4-14 4-14 0z" fill="${shade}"/>${shoulders(shirt, skin, random)}
<ellipse cx="32.500" cy="46" rx="3.200" ry="4.500" fill="${shade}"/><ellipse cx="67.500" cy="46" rx="3.200" ry="4.500" fill="${shade}"/>
<path d="M33 42c0-12 7-18 17-18s17 6 17 18c0 14-7 24-17 24S33 56 33 42z" fill="${skin}"/>
${hasBeard ? beard(color) : ''}${face({ color: kind === 'bald' || kind === 'scarf' ? '#2b1d15' : color, shade, isWoman, hasBeard })}${front}${hasGlasses ? glasses : ''}</g></svg>`
}

/** A crew neck, a tank top or a jacket with its zip. */
function shoulders(shirt: string, skin: string, random: () => number): string {
  const body = `<path d="M14 100c1-17 11-25 27-28 3 5 15 5 18 0 16 3 26 11 27 28z" fill="${shirt}"/>`
  const cut = random()
  if (cut < 0.55) return body
  if (cut < 0.8)
    return `<path d="M14 100c1-17 11-25 27-28 3 4 15 4 18 0 16 3 26 11 27 28z" fill="${skin}"/><path d="M28 100c0-10 3-18 7-26l5-1.500c2 9 18 9 20 0l5 1.500c4 8 7 16 7 26z" fill="${shirt}"/>`
  return `${body}<path d="M41 72c3 5 15 5 18 0l3 1c-2 8-9 9-12 9s-10-1-12-9z" fill="#15171a" opacity=".25"/><path d="M50 82v18" stroke="#f6f4ef" stroke-width="1.200" opacity=".7"/>`
}

interface Face {
  color: string
  shade: string
  isWoman: boolean
  hasBeard: boolean
}

function face({ color, shade, isWoman, hasBeard }: Face): string {
  const brows = `<path d="M39 40c2-1.800 5-1.800 7-.500M54 39.500c2-1.300 5-1.300 7 .500" fill="none" stroke="${color}" stroke-width="${isWoman ? 1.2 : 1.7}" stroke-linecap="round"/>`
  const eyes = `<ellipse cx="42.500" cy="45" rx="1.500" ry="1.800" fill="#1a1512"/><ellipse cx="57.500" cy="45" rx="1.500" ry="1.800" fill="#1a1512"/>`
  const nose = `<path d="M50 46c-.500 3-1.800 4.500-1.200 5.600.600.900 2 .800 2.800.500" fill="none" stroke="${shade}" stroke-width="1.300" stroke-linecap="round"/>`
  const mouth = hasBeard
    ? `<path d="M45.500 57c2.500 2 6.500 2 9 0" fill="none" stroke="#f6f4ef" stroke-width="1.600" stroke-linecap="round"/>`
    : `<path d="M45 57c2.800 2.600 7.200 2.600 10 0" fill="none" stroke="${isWoman ? '#a8433a' : '#7d4434'}" stroke-width="1.700" stroke-linecap="round"/>`
  return brows + eyes + nose + mouth
}

const beard = (color: string): string =>
  `<path d="M33.200 45c1 6 3 8 6 8.500 3-1.500 7-2 10.800-2s7.800.500 10.800 2c3-.500 5-2.500 6-8.500.200 14-7 22.500-16.800 22.500S33 59 33.200 45z" fill="${color}"/>`

const glasses = `<g fill="none" stroke="#15171a" stroke-width="1.300"><circle cx="42.500" cy="45" r="5"/><circle cx="57.500" cy="45" r="5"/><path d="M47.500 44.500c1.500-1 3.500-1 5 0M37.500 44.500l-4-1M62.500 44.500l4-1"/></g>`

function numberOf(text: string): number {
  let sum = 7
  for (const one of text) sum = (sum * 31 + (one.codePointAt(0) ?? 0)) % 1_000_003
  return sum
}
