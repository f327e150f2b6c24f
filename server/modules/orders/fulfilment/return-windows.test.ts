import { expect, test } from 'vitest'
import { returnWindows } from './return-windows.ts'

test.each([
  ['2026-03-02T00:00:00.000Z', '2026-03-17T12:00:00.000Z'],
  ['2026-03-02T23:59:59.999Z', '2026-03-17T12:00:00.000Z'],
  ['2028-02-20T08:00:00.000Z', '2028-03-06T12:00:00.000Z'],
])('what came on %s may be withdrawn from until the 14th day after is over everywhere', (delivered, until) => {
  const windows = returnWindows({ returns: { days: 0, withdrawalDays: 14, address: null } }, new Date(delivered))
  expect(windows).toEqual({ returnUntil: null, withdrawUntil: new Date(until) })
})
