/** A color's value in each theme, as #rrggbb. */
export interface Color {
  name: string
  light: string
  dark: string
}

const declaration = /--color-([\w-]+):\s*(?:light-dark\(\s*(#[\da-f]{6})\s*,\s*(#[\da-f]{6})\s*\)|(#[\da-f]{6}))\s*;/gi

/** The colors declared in a theme's style sheet. Transparent ones are left out, as their contrast depends on what is below. */
export const colorsOf = (css: string): Color[] =>
  [...css.matchAll(declaration)].map(([, name = '', light, dark, both = '']) => ({ name, light: light ?? both, dark: dark ?? both }))

/** The WCAG contrast ratio of two colors (#rrggbb), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => linear(parseInt(color.slice(from, from + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** Color pairs and the contrast they need: 4.5 for text, 3 for the edge of a field. The style guide shows each pair. */
export const contrastPairs: { on: string; colors: string[]; least: number }[] = [
  { on: 'ground', colors: ['ink', 'quiet', 'ember', 'good', 'warn', 'bad'], least: 4.5 },
  { on: 'surface', colors: ['ink', 'quiet', 'ember', 'good', 'warn', 'bad'], least: 4.5 },
  { on: 'studio', colors: ['ink', 'quiet', 'bad'], least: 4.5 },
  { on: 'ink', colors: ['ground'], least: 4.5 },
  { on: 'bad', colors: ['ground'], least: 4.5 },
  { on: 'ember', colors: ['ember-ink'], least: 4.5 },
  { on: 'volt', colors: ['volt-ink'], least: 4.5 },
  { on: 'line', colors: ['ink'], least: 4.5 },
  ...['sand', 'clay', 'moss', 'lake', 'dusk', 'rose'].map((on) => ({ on, colors: ['ink'], least: 4.5 })),
  { on: 'surface', colors: ['edge'], least: 3 },
  { on: 'ground', colors: ['edge'], least: 3 },
]
