/** An object of familiar size, drawn in millimetres from its upper left corner. */
interface Reference {
  width: number
  height: number
  /** SVG, filled and stroked in one color. */
  body: string
}

const finger = (x: number, y: number, length: number, thick = 19): string =>
  `<rect x="${x}" y="${y}" width="${thick}" height="${length}" rx="${thick / 2}"/>`

/** A flat hand, from the tip of the middle finger to the wrist. */
const hand: Reference = {
  width: 100,
  height: 190,
  body: [
    finger(22, 22, 100),
    finger(42.5, 0, 110),
    finger(63, 10, 100),
    finger(83, 40, 80, 17),
    '<path d="M22 92H100V140C100 168 92 178 90 190H36C34 176 22 166 22 140Z"/>',
    '<path d="M26 150C14 138 10 120 1 104C-3 94 10 88 16 97L34 122Z" stroke-width="6" stroke-linejoin="round"/>',
  ].join(''),
}

const limb = (d: string, thick: number): string =>
  `<path d="${d}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`

/** A person 1.75 m tall. */
const person: Reference = {
  width: 500,
  height: 1750,
  body: [
    '<ellipse cx="250" cy="118" rx="82" ry="112"/>',
    limb('M250 220V300', 90),
    '<path d="M110 330C130 290 370 290 390 330L360 620L375 860H125L140 620Z" stroke-width="30" stroke-linejoin="round"/>',
    limb('M95 350L62 620L48 850', 78),
    limb('M405 350L438 620L452 850', 78),
    limb('M185 880L190 1290L186 1690', 108),
    limb('M315 880L310 1290L314 1690', 108),
  ].join(''),
}

/** The reference beside an object of this length in millimetres. */
export const reference = (longest: number): Reference => (longest > 450 ? person : hand)
