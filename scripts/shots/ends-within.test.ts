import { expect, it } from 'vitest'
import { endsWithin } from './ends-within.ts'

const never = new Promise<void>(() => undefined)

it('waits no longer than it was told to', async () => {
  expect(await endsWithin(1, never)).toBe(false)
  expect(await endsWithin(60_000, Promise.resolve())).toBe(true)
})

it('fails as the work fails', async () => {
  await expect(endsWithin(60_000, Promise.reject(new Error('not reached')))).rejects.toThrow('not reached')
})
