import { expect, it } from 'vitest'
import { Failures } from './failures.ts'

it('a batch with failures processes every item, and throws the first failure at the end', async () => {
  const failures = new Failures()
  const done: number[] = []
  for (const n of [1, 2, 3, 4])
    await failures.collect(async () => {
      if (n % 2 === 0) throw new Error(`no ${n}`)
      done.push(n)
    })
  expect(done).toEqual([1, 3])
  expect(() => failures.throwFirst()).toThrow('no 2')
})

it('a batch with failures starts no further item once its process is stopping', async () => {
  const process = new AbortController()
  const failures = new Failures(process.signal)
  const done: number[] = []
  await failures.collect(async () => void done.push(1))
  process.abort(new Error('stopping'))
  await expect(failures.collect(async () => void done.push(2))).rejects.toThrow('stopping')
  expect(done).toEqual([1])
})
