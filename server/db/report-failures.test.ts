import { expect, it } from 'vitest'
import { DatabaseUnavailableError } from './circuit-breaker.ts'
import { reportFailures } from './report-failures.ts'

it('the failure reporter reports a lasting failure once a minute, and no database outage', () => {
  const reported: unknown[] = []
  let now = 0
  const failed = reportFailures(
    (error) => reported.push(error),
    () => now,
  )
  failed(new DatabaseUnavailableError())
  for (const at of [0, 1, 59_999, 60_000]) {
    now = at
    failed(at)
  }
  expect(reported).toEqual([0, 60_000])
})
