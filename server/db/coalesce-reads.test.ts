import { expect, it } from 'vitest'
import { coalesceReads } from './coalesce-reads.ts'
import type { Db } from './statement.ts'

const db = {} as Db

it('coalesceReads runs one read at a time, and one more for all callers that arrive meanwhile', async () => {
  const reads: (() => void)[] = []
  const load = coalesceReads(() => new Promise<void>((resolve) => reads.push(resolve)))
  const asked = [load(db), load(db), load(db)]
  expect(reads).toHaveLength(1)
  reads[0]!()
  await expect.poll(() => reads.length).toBe(2)
  reads[1]!()
  await Promise.all(asked)
  expect(reads).toHaveLength(2)
})

it('coalesceReads reads again after a failure', async () => {
  let fails = true
  const load = coalesceReads(() => (fails ? Promise.reject(new Error('no database')) : Promise.resolve()))
  await expect(load(db)).rejects.toThrow('no database')
  fails = false
  await load(db)
})
