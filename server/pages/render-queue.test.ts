import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { RenderQueue } from './render-queue.ts'

/** A rendering that stays in progress until the test ends it. */
function rendering(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const render = () => {
    log.push(name)
    return promise
  }
  return { render, end: () => resolve(name) }
}

test('renders a few pages at a time, with clients taking turns', async () => {
  const queue = new RenderQueue({ atOnce: 1, waitingPerClient: 10, waitingMax: 10 })
  const started: string[] = []
  const jobs = ['a1', 'a2', 'a3', 'b1'].map((name) => ({ name, ...rendering(started, name) }))
  const results = jobs.map(({ name, render }) => queue.run(name[0]!, render))
  expect(started).toEqual(['a1'])
  for (const { end } of jobs) end()
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1'])
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('refuses a client with too many waiting requests, and everyone when too many wait in all', async () => {
  const queue = new RenderQueue({ atOnce: 1, waitingPerClient: 1, waitingMax: 2 })
  const first = rendering([], 'a1')
  const results = [queue.run('a', first.render), queue.run('a', async () => 'a2')]
  await expect(queue.run('a', async () => 'a3')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  results.push(queue.run('b', async () => 'b1'))
  await expect(queue.run('c', async () => 'c1')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  first.end()
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'b1'])
})

test('a page requested by several has the earliest of their turns, and joining costs no other turn', async () => {
  const queue = new RenderQueue({ atOnce: 1, waitingPerClient: 3, waitingMax: 5 })
  const started: string[] = []
  const jobs = ['c0', 'c1', 'c2', 'c3', 'b1', 'b2'].map((name) => ({ name, ...rendering(started, name) }))
  const results = jobs.slice(0, 4).map(({ name, render }) => queue.run(name[0]!, render, name))
  queue.join('a', 'c3')
  queue.join('a', 'c3')
  queue.join('a', 'nothing that waits')
  queue.join('b', 'c2')
  results.push(...jobs.slice(4).map(({ name, render }) => queue.run(name[0]!, render, name)))
  for (const { end } of jobs) end()
  await Promise.all(results)
  // The turns: c gets c1; a gets the page that is c's third, b the one that is c's second; after that, c has nothing left.
  expect(started).toEqual(['c0', 'c1', 'c3', 'c2', 'b1', 'b2'])
  // The queue starts the next rendering in the next turn of the event loop.
  await nextTurn()
  expect(await queue.run('a', async () => 'idle again')).toBe('idle again')
})

test('a failed rendering makes room for the next', async () => {
  const queue = new RenderQueue({ atOnce: 1, waitingPerClient: 1, waitingMax: 1 })
  await expect(queue.run('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await nextTurn()
  expect(await queue.run('a', async () => 'next')).toBe('next')
})
