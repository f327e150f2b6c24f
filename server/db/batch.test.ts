import { describe, expect, it } from 'vitest'
import { batchByKey, batchById } from './batch.ts'
import type { Db, Tx } from './statement.ts'

const [db, other] = [{}, {}] as [Db, Db]

/** Returns each key in capitals, except "missing"; fails if one of the keys is "bad". */
function open() {
  const statements: string[][] = []
  const get = batchByKey(async (_, keys) => {
    statements.push(keys)
    if (keys.includes('bad')) throw new Error('as asked')
    return new Map(keys.filter((key) => key !== 'missing').map((key) => [key, key.toUpperCase()]))
  })
  return { get, statements }
}

/** Records the database or transaction that each call was sent to. */
function openOver() {
  const over: Db[] = []
  const get = batchByKey(async (used, keys) => {
    over.push(used)
    return new Map(keys.map((key) => [key, key]))
  })
  return { get, over }
}

describe('batched look-ups', () => {
  it('requested in the same tick are sent in one statement, each key once, and each caller gets its own rows', async () => {
    const { get, statements } = open()
    const found = await Promise.all(['a', 'b', 'missing', 'a'].map((key) => get(db, key)))
    expect(found).toEqual(['A', 'B', undefined, 'A'])
    expect(statements).toEqual([['a', 'b', 'missing']])
    expect(await get(db, 'a')).toBe('A')
    expect(statements).toHaveLength(2)
  })

  it('are limited to a hundred per statement, and separate for each database', async () => {
    const { get, statements } = open()
    const keys = Array.from({ length: 250 }, (_, n) => `key ${n}`)
    await Promise.all([...keys.map((key) => get(db, key)), get(other, 'a')])
    expect(statements.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([1, 50, 100, 100])
  })

  it('of several kinds share one connection; a single one uses any connection', async () => {
    const [first, second] = [openOver(), openOver()]
    const connection: Db = { query: () => Promise.reject(new Error('not asked')) }
    const pool: Db = { ...connection, together: (read) => read(connection) }
    await Promise.all([first.get(pool, 'a'), second.get(pool, 'a'), second.get(pool, 'b')])
    expect([first.over, second.over]).toEqual([[connection], [connection]])
    await first.get(pool, 'a')
    expect(first.over[1]).toBe(pool)
  })

  it('fail when there is no connection', async () => {
    const [first, second] = [openOver(), openOver()]
    const pool: Db = { query: () => Promise.reject(new Error('not asked')), together: () => Promise.reject(new Error('none is free')) }
    const settled = await Promise.allSettled([first.get(pool, 'a'), second.get(pool, 'a')])
    expect(settled.map((one) => one.status === 'rejected' && (one.reason as Error).message)).toEqual(['none is free', 'none is free'])
  })

  it('fail together, without affecting those of the next tick', async () => {
    const { get } = open()
    const settled = await Promise.allSettled([get(db, 'a'), get(db, 'bad')])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await get(db, 'a')).toBe('A')
  })
})

describe('batched rows', () => {
  /** Knows every id but "missing". */
  function table() {
    const asked: string[][] = []
    const all = (_: Db | Tx, { ids }: { ids: string[] }) => {
      asked.push(ids)
      return Promise.resolve(ids.filter((id) => id !== 'missing').map((id) => ({ id })))
    }
    return { asked, ...batchById({ all }) }
  }
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

  it('requested in the same tick are read by one statement, and each caller gets its own', async () => {
    const { all, asked } = table()
    const [first, second] = await Promise.all([all(db, { ids: ['a', 'b'] }), all(db, { ids: ['missing', 'b', 'c'] })])
    expect([idsOf(first), idsOf(second)]).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ])
    expect(asked).toEqual([['a', 'b', 'missing', 'c']])
  })

  it('are read separately within a transaction', async () => {
    const { all, asked } = table()
    const tx = { atCommit: () => {} } as unknown as Tx
    await Promise.all([all(tx, { ids: ['a'] }), all(db, { ids: ['b'] })])
    expect(asked).toEqual([['a'], ['b']])
  })
})
