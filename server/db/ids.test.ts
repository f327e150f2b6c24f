import { expect, it } from 'vitest'
import { newId } from './ids.ts'

it('newId makes unique UUIDs of version 7 that sort by time', () => {
  const ids = Array.from({ length: 5000 }, (_, n) => newId(new Date(1_700_000_000_000 + n)))
  expect(new Set(ids).size).toBe(5000)
  expect([...ids].sort()).toEqual(ids)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

it('newId sorts ids of the same millisecond in the order they were created', () => {
  const now = new Date(1_700_000_000_000)
  const ids = Array.from({ length: 20_000 }, () => newId(now))
  expect([...ids].sort()).toEqual(ids)
})
