import { expect, it } from 'vitest'
import { attemptsMax, retryDelay } from './retry.ts'

it('the retry delay triples after each attempt, up to an hour', () => {
  const waits = Array.from({ length: attemptsMax - 1 }, (_, n) => retryDelay(n + 1, 0.5) / 1000)
  expect(waits).toEqual([5, 15, 45, 135, 405, 1215, 3600, 3600, 3600])
})

it('the retry delay is randomized: jobs that failed together are spread over half of it', () => {
  expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([3750, 6250])
})
