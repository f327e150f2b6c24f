import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  [0, [0, 0, 0, 0]],
  [-5000, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [59_001, [0, 0, 1, 0]],
  [3_600_000, [0, 1, 0, 0]],
  [93_784_000, [1, 2, 3, 4]],
])('%i milliseconds are %j days, hours, minutes, seconds', (milliseconds, [days, hours, minutes, seconds]) => {
  expect(timeLeft(milliseconds)).toEqual({ days, hours, minutes, seconds })
})
