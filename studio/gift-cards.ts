import { putDrawn } from './drawn.ts'

/** Draws the gift card, which has no form in studio/forms: run `node studio/gift-cards.ts` after `collect.py`. */
const plates = [150, 118, 84, 30]
const plate = (x: number, y: number, color: string) =>
  plates.map((r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="14"/>`).join('')
/** A card of 640 × 400 with its drawing: a bar and a plate, or a plate at night. */
const card = (ground: string, drawing: string) =>
  `<clipPath id="c"><rect width="640" height="400" rx="28"/></clipPath><g clip-path="url(#c)"><rect width="640" height="400" fill="${ground}"/>${drawing}</g>`
const word = (color: string) =>
  `<g fill="${color}"><rect x="44" y="44" width="150" height="20" rx="10"/><rect x="44" y="306" width="240" height="40" rx="20"/><rect x="44" y="360" width="120" height="12" rx="6"/></g>`
const ember = card(
  '#c8340a',
  `${plate(560, 130, '#ddf247')}<rect x="330" y="122" width="310" height="16" fill="#ddf247"/>${word('#ffffff')}`,
)
const night = card(
  '#101214',
  `${plate(500, 200, '#2c3136')}<circle cx="500" cy="200" r="150" fill="none" stroke="#ff6b3d" stroke-width="14" stroke-dasharray="236 900"/><circle cx="500" cy="200" r="9" fill="#ff6b3d"/>${word('#f3f1ec')}`,
)
const at = (x: number, y: number, turn: number, scale: number, inner: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><g transform="translate(14 22)" opacity="0.16"><rect width="640" height="400" rx="28"/></g>${inner}</g>`
const scenes = {
  'gift-card-1': at(118, 300, -6, 1.2, ember),
  'gift-card-2': at(240, 180, 7, 1, night) + at(110, 430, -8, 1.1, ember.replaceAll('"c"', '"d"').replace('#c)', '#d)')),
}

await putDrawn(scenes)
