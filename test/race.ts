import assert from 'node:assert/strict'
import { isRefusal } from '#contract/refusal.ts'

/**
 * Makes 50 concurrent calls, alternating between these; returns how often each succeeded. The others must be refused with a code of the
 * contract.
 */
export async function race(works: (() => Promise<unknown>)[]): Promise<number[]> {
  const results = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => works[at % works.length]!()))
  const broken = results.flatMap((one) => (one.status === 'rejected' && !isRefusal(one.reason) ? [one.reason as unknown] : []))
  assert.deepEqual(broken, [])
  return works.map((_, work) => results.filter(({ status }, at) => status === 'fulfilled' && at % works.length === work).length)
}
