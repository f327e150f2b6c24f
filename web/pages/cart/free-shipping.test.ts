import { expect, test } from 'vitest'
import { widthOf } from './free-shipping.tsx'

test.each([
  [0, 0],
  [37.5, 50],
  [74.9, 97],
  [75, 100],
  [300, 100],
])('of 75 to free shipping, %s fill %s percent of the bar', (subtotal, width) => expect(widthOf(subtotal, 75)).toBe(width))
