import assert from 'node:assert/strict'
import { isRefusal } from '#contract/refusal.ts'

/** Fifty at once, of these in turns: how often each was done. What isn't done is refused by name. */
export async function race(works: (() => Promise<unknown>)[]): Promise<number[]> {
  const results = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => works[at % works.length]!()))
  const broken = results.flatMap((one) => (one.status === 'rejected' && !isRefusal(one.reason) ? [one.reason as unknown] : []))
  assert.deepEqual(broken, [])
  return works.map((_, work) => results.filter(({ status }, at) => status === 'fulfilled' && at % works.length === work).length)
}
