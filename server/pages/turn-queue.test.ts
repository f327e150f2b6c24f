import { expect, test } from 'vitest'
import { createTurnQueue } from './turn-queue.ts'

test('the queue gives waiting work a turn between two long pieces of work', async () => {
  const turn = createTurnQueue()
  const order: string[] = []
  const work = async (name: string) => {
    await turn()
    order.push(name)
    setImmediate(() => order.push(`after ${name}`))
  }
  await Promise.all([work('a'), work('b'), work('c')])
  expect(order).toEqual(['a', 'after a', 'b', 'after b', 'c'])
})
