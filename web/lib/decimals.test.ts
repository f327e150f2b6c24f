import { expect, test } from 'vitest'
import { decimalsOf } from './decimals.ts'

test.each([
  [3, 0],
  [2.5, 1],
  [1.25, 2],
  [0.1 + 0.2, 1],
  [2.999, 0],
  [183.705, 2],
])('%d has %d decimals, of two', (value, decimals) => expect(decimalsOf(value)).toBe(decimals))
