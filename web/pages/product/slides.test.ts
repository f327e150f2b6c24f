import { describe, expect, test } from 'vitest'
import type { Product } from '#contract/product.ts'
import { slidesOf } from './slides.ts'

const variant = { id: 'v8', sku: '', options: { Weight: '8 kg' }, price: 1, oldPrice: null, stock: { state: 'in' as const } }
const bell = {
  meta: { friendlyPageName: 'bell' },
  photos: [
    { url: '16', options: { Weight: '16 kg' } },
    { url: '8', options: { Weight: '8 kg' } },
  ],
  dimensions: { shape: 'kettlebell', width: 200, height: 280, by: { Weight: { '8 kg': { width: 160, height: 225 } } } },
} as unknown as Product
const drawing = (measures: string) => `Drawn: ${measures}`

describe('the slides of the gallery', () => {
  test("are the pictures of the variant, and its dimensions in the shop's unit", () => {
    const [photo, drawn, ...others] = slidesOf(bell, variant, { unit: 'cm', locale: 'en', drawing })
    expect([photo?.url, drawn?.alt, others.length]).toEqual(['8', 'Drawn: 160 x 225 mm', 0])
    expect(drawn?.dark).toBe('/drawings/bell.svg?theme=dark&units=metric&variant=v8')
    expect(slidesOf(bell, variant, { unit: 'in', locale: 'en', drawing })[1]?.alt).toBe('Drawn: 6.3 x 8.9 in')
    expect(slidesOf(bell, variant, { unit: 'cm', locale: 'bn', drawing })[1]?.alt).toBe('Drawn: ১৬০ x ২২৫ মিমি')
  })
  test('have no drawing without dimensions', () => {
    expect(slidesOf({ ...bell, dimensions: undefined }, variant, { unit: 'in', locale: 'en', drawing })).toHaveLength(1)
  })
})
