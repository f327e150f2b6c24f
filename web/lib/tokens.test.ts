import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { colorsOf, contrast, contrastPairs } from './tokens.ts'

const colors = new Map(colorsOf(readFileSync(join(import.meta.dirname, '../theme.css'), 'utf8')).map((color) => [color.name, color]))

describe('contrast', () => {
  test('is computed as WCAG specifies', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrast('#ffffff', '#ffffff')).toBe(1)
  })
})

describe('the theme', () => {
  test('defines each color for both themes', () => {
    expect(colorsOf('--color-a: light-dark(#ffffff, #000000);\n--color-b: #abcdef;\n--color-veil: rgb(0 0 0 / 0.5);')).toEqual([
      { name: 'a', light: '#ffffff', dark: '#000000' },
      { name: 'b', light: '#abcdef', dark: '#abcdef' },
    ])
  })

  const all = contrastPairs.flatMap(({ on, colors: names, least }) => names.map((name) => ({ name, on, least })))
  test.each(all)('$name is readable on $on, light and dark', ({ name, on, least }) => {
    const [word, ground] = [colors.get(name), colors.get(on)]
    if (!word || !ground) throw new Error(`${name} or ${on} is not in theme.css`)
    expect(contrast(word.light, ground.light)).toBeGreaterThanOrEqual(least)
    expect(contrast(word.dark, ground.dark)).toBeGreaterThanOrEqual(least)
  })
})
