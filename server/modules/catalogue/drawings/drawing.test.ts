import { describe, expect, test } from 'vitest'
import { products } from '#seed/catalogue/index.ts'
import { dimensionsOf } from '#seed/catalogue/dimensions.ts'
import { drawing } from './drawing.ts'
import { silhouettes } from './silhouettes.ts'

const dimensions = { shape: 'kettlebell', width: 200, height: 280, by: { Weight: { '8 kg': { width: 160, height: 225 } } } }
const bell = { brand: 'Forge & Field', dimensions, options: {} }

describe('the dimension drawing', () => {
  test("shows the dimensions in the reader's units", () => {
    expect(drawing(bell, 'light', 'metric')).toMatch(/>200 mm<.*>280 mm</)
    expect(drawing(bell, 'light', 'imperial')).toMatch(/>7\.9 in<.*>11 in</)
  })
  test('follows the selected variant', () => {
    expect(drawing({ ...bell, options: { Weight: '8 kg' } }, 'light', 'metric')).toMatch(/>160 mm<.*>225 mm</)
  })
  test('has other line colors in the dark theme', () => {
    expect(drawing(bell, 'dark', 'metric')).not.toContain('#15171a')
  })
  test("is well-formed SVG, whatever the brand's name contains", () => {
    expect(drawing(bell, 'light', 'metric')).toContain('FORGE &amp; FIELD')
  })
  test('exists for every product that is shipped, in less than 5 kB', () => {
    for (const { slug, brand } of products.filter(({ giftCard, digital }) => !giftCard && !digital)) {
      const own = dimensionsOf[slug]
      expect(own, slug).toBeDefined()
      expect(silhouettes, slug).toHaveProperty(own!.shape)
      const svg = drawing({ brand, dimensions: own!, options: {} }, 'dark', 'imperial')
      expect(svg.length, slug).toBeLessThan(5000)
      expect(svg, slug).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})
