import { expect, it } from 'vitest'
import { parseEvents } from './events.ts'

async function namesOf(chunks: string[]): Promise<{ names: string[]; alive: number }> {
  const names: string[] = []
  let alive = 0
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  for await (const name of parseEvents(stream, () => (alive += 1))) names.push(name)
  return { names, alive }
}

it('the event parser parses events at any chunk boundary, and counts comments as heartbeats', async () => {
  const { names, alive } = await namesOf([
    ': listening\n\nevent: noti',
    'fication\ndata: {}\n',
    '\n: still here\n\n',
    'event: posts\ndata: {}\n\n',
  ])
  expect(names).toEqual(['notification', 'posts'])
  expect(alive).toBe(4)
})
