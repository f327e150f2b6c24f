import { describe, expect, it } from 'vitest'
import { batched } from './batch.ts'
import type { Db } from './statement.ts'

const [db, other] = [{}, {}] as [Db, Db]

/** Answers every key but "missing", in capitals; fails where one of them is "bad". */
function open() {
  const statements: string[][] = []
  const get = batched(async (_, keys) => {
    statements.push(keys)
    if (keys.includes('bad')) throw new Error('as asked')
    return new Map(keys.filter((key) => key !== 'missing').map((key) => [key, key.toUpperCase()]))
  })
  return { get, statements }
}

describe('look-ups of one turn', () => {
  it('travel in one statement, each key once, and get their own answers', async () => {
    const { get, statements } = open()
    const found = await Promise.all(['a', 'b', 'missing', 'a'].map((key) => get(db, key)))
    expect(found).toEqual(['A', 'B', undefined, 'A'])
    expect(statements).toEqual([['a', 'b', 'missing']])
    expect(await get(db, 'a')).toBe('A')
    expect(statements).toHaveLength(2)
  })

  it('are a hundred to a statement at most, and apart for each database', async () => {
    const { get, statements } = open()
    const keys = Array.from({ length: 250 }, (_, n) => `key ${n}`)
    await Promise.all([...keys.map((key) => get(db, key)), get(other, 'a')])
    expect(statements.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([1, 50, 100, 100])
  })

  it('fail together, and leave those of the next turn alone', async () => {
    const { get } = open()
    const settled = await Promise.allSettled([get(db, 'a'), get(db, 'bad')])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await get(db, 'a')).toBe('A')
  })
})
