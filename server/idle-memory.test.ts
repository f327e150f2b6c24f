import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectWhenIdle } from './idle-memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('idle memory cleanup collects garbage once after the start, and once after each busy period followed by half a minute of idleness', () => {
  let share = 0.9
  const collect = vi.fn<() => void>()
  collectWhenIdle({ collect, share: () => share })
  const afterSeconds = (seconds: number, busy: number): number => {
    share = busy
    vi.advanceTimersByTime(seconds * 1000)
    return collect.mock.calls.length
  }
  expect(afterSeconds(4, 0.9)).toBe(0)
  expect(afterSeconds(2, 0)).toBe(1)
  expect(afterSeconds(600, 0)).toBe(1)
  expect(afterSeconds(10, 0.5)).toBe(1)
  expect(afterSeconds(28, 0)).toBe(1)
  expect(afterSeconds(2, 0)).toBe(2)
  expect(afterSeconds(2, 0.5)).toBe(2)
  for (let n = 0; n < 5; n += 1) expect([afterSeconds(20, 0), afterSeconds(2, 0.5)]).toEqual([2, 2])
})

it('idle memory cleanup does nothing when Node.js does not expose garbage collection', () => {
  collectWhenIdle({ collect: undefined, share: () => 0 })
  expect(vi.getTimerCount()).toBe(0)
})
