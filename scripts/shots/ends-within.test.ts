import { expect, it } from 'vitest'
import { endsWithin } from './ends-within.ts'

const never = new Promise<void>(() => undefined)

it('endsWithin fails when the work takes longer than the time limit', async () => {
  expect(await endsWithin(1, never)).toBe(false)
  expect(await endsWithin(60_000, Promise.resolve())).toBe(true)
})

it('endsWithin passes on the failure of the work', async () => {
  await expect(endsWithin(60_000, Promise.reject(new Error('not reached')))).rejects.toThrow('not reached')
})
