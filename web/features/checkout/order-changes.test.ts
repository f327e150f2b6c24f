import { expect, test } from 'vitest'
import type { Summary } from '#contract/orders.ts'
import { changesBetween } from './order-changes.ts'

const line = (variantId: string, price: number) => ({ variantId, name: `Thing ${variantId}`, price }) as Summary['products'][number]
const summary = (products: Summary['products'], shippingCost: number, totalCost: number, promotions: string[] = []) =>
  ({ products, shippingCost, totalCost, adjustments: promotions.map((name) => ({ name })) }) as Summary

test('a changed price is listed with its line, shipping and total', () => {
  const before = summary([line('a', 40), line('b', 20)], 4.9, 64.9)
  const after = summary([line('a', 60), line('b', 20)], 0, 80)
  expect(changesBetween(before, after)).toEqual([
    { about: 'price', name: 'Thing a', was: 40, now: 60 },
    { about: 'shipping', was: 4.9, now: 0 },
    { about: 'total', was: 64.9, now: 80 },
  ])
})

test('nothing is listed without changes, and only the total for a removed line', () => {
  const before = summary([line('a', 40), line('b', 20)], 0, 60)
  expect(changesBetween(before, before)).toEqual([])
  expect(changesBetween(before, summary([line('a', 40)], 0, 40))).toEqual([{ about: 'total', was: 60, now: 40 }])
})

test('gift wrap is listed where its price changed, not where the buyer just added it or took it back', () => {
  const plain = summary([line('a', 40)], 0, 40)
  const wrapped = (wrapCost: number) => ({ ...summary([line('a', 40)], 0, 40 + wrapCost), wrapCost })
  const about = (before: Summary, after: Summary) => changesBetween(before, after).map((one) => one.about)
  expect(about(plain, wrapped(4.5))).toEqual(['total'])
  expect(about(wrapped(4.5), plain)).toEqual(['total'])
  expect(changesBetween(wrapped(4), wrapped(4.5))).toContainEqual({ about: 'wrap', was: 4, now: 4.5 })
})

test('a promotion that no longer applies is named, such as a reward that was lost; one that still does is not', () => {
  const before = summary([line('a', 40)], 0, 34, ['Silver', 'Summer'])
  expect(changesBetween(before, summary([line('a', 40)], 0, 38, ['Summer']))).toEqual([
    { about: 'lost', name: 'Silver' },
    { about: 'total', was: 34, now: 38 },
  ])
})
