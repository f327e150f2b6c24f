import { expect, it } from 'vitest'
import { spanOf } from './span-of.ts'

const at = (day: number, hour: number) => new Date(2026, 2, day, hour)

it.each([
  [at(20, 0), 'today'],
  [at(20, 23), 'today'],
  [at(21, 1), 'today'],
  [at(19, 23), 'yesterday'],
  [at(18, 23), 'week'],
  [at(14, 1), 'week'],
  [at(13, 23), 'earlier'],
] as const)('%s was %s, seen on the 20th at noon', (time, span) => expect(spanOf(time.toISOString(), at(20, 12).getTime())).toBe(span))
