import { describe, expect, it } from 'vitest'
import type { Db, Tx } from '#server/db/statement.ts'
import { Documents } from './documents.ts'

const db = {} as Db
/** A fake database of products with revisions: records what it's asked for, and delays its answers until the test releases them. */
function shelf(revisions: Record<string, number>) {
  const asked: string[][] = []
  const waiting: (() => void)[] = []
  let slow = false
  const all = async (_: Db | Tx, { ids }: { ids: string[] }) => {
    asked.push(ids)
    const rows = ids.flatMap((id) => {
      const revision = revisions[id]
      return revision === undefined ? [] : { id, revision, document: `{"id":"${id}","revision":${revision}}`, blur: null }
    })
    if (slow) await new Promise<void>((resolve) => waiting.push(resolve))
    return rows
  }
  return { all, asked, revisions, slowly: () => (slow = true), answer: () => waiting.shift()?.() }
}
const key = (id: string, revision = 1) => ({ id, revision })
const idsOf = (documents: { value: object }[]) => documents.map(({ value }) => (value as { id: string }).id)

/** Of one document of this test, in characters. */
const size = '{"id":"a","revision":1}'.length

describe('the document cache', () => {
  it('reads each revision once, in the requested order', async () => {
    const world = shelf({ a: 1, b: 1 })
    const documents = new Documents(10 * size, world)
    expect(idsOf(await documents.of(db, [key('b'), key('a')]))).toEqual(['b', 'a'])
    expect(idsOf(await documents.of(db, [key('a'), key('b')]))).toEqual(['a', 'b'])
    world.revisions['a'] = 2
    expect((await documents.of(db, [key('a', 2)]))[0]?.value).toEqual({ id: 'a', revision: 2 })
    expect(world.asked).toEqual([['b', 'a'], ['a']])
  })

  it('leaves out deleted products', async () => {
    expect(idsOf(await new Documents(10 * size, shelf({ b: 1 })).of(db, [key('a'), key('b')]))).toEqual(['b'])
  })

  it('is bounded: what is requested twice evicts the least recently used', async () => {
    const world = shelf({ a: 1, b: 1, c: 1 })
    const documents = new Documents(2 * size, world)
    const read = async (...ids: string[]) => {
      for (const id of ids) await documents.of(db, [key(id)])
      return world.asked.splice(0).flat()
    }
    expect(await read('a', 'b', 'a', 'c', 'b', 'a')).toEqual(['a', 'b', 'c'])
    expect(await read('c', 'c', 'a', 'b')).toEqual(['c', 'b'])
  })

  it('keeps the documents of a list being read, whatever others read meanwhile', async () => {
    const world = shelf({ a: 1, b: 1, c: 1 })
    const documents = new Documents(size, world)
    await documents.of(db, [key('a')])
    world.slowly()
    const list = documents.of(db, [key('a'), key('b')])
    const other = documents.of(db, [key('a', 2), key('c')])
    world.answer()
    expect(idsOf(await list)).toEqual(['a', 'b'])
    world.answer()
    expect(idsOf(await other)).toEqual(['a', 'c'])
  })
})
