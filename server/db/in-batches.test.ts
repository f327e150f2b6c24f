import { expect, it } from 'vitest'
import { batchMax, inBatches } from './in-batches.ts'

it('inBatches repeats until a batch is smaller than the limit', async () => {
  let left = 2 * batchMax + 5
  const batches: number[] = []
  await inBatches(async (limit) => {
    const size = Math.min(left, limit)
    left -= size
    batches.push(size)
    return size
  })
  expect([left, batches]).toEqual([0, [batchMax, batchMax, 5]])
})
