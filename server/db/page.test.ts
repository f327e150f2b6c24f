import { expect, it } from 'vitest'
import { readCursor, startOf, writeCursor } from './cursor.ts'
import { newId } from './ids.ts'
import { readByIds } from './page.ts'

it('the pager encodes a position as a cursor and decodes it again', () => {
  const position = { at: new Date('2026-03-02T10:00:00.123Z'), id: newId(new Date()) }
  expect(readCursor(writeCursor(position))).toEqual(position)
  expect(readCursor(writeCursor(startOf('asc')))).toEqual(startOf('asc'))
  expect(readCursor(writeCursor(startOf('desc')))).toEqual(startOf('desc'))
})

it('the pager reads rows by id a hundred at a time, in the order of the ids, skipping deleted ones', async () => {
  const ids = Array.from({ length: 250 }, (_, n) => `id ${n}`)
  const batches: number[] = []
  const rows = await readByIds(ids, async (some) => {
    batches.push(some.length)
    return some
      .filter((id) => id !== 'id 7')
      .map((id) => ({ id }))
      .reverse()
  })
  expect(batches).toEqual([100, 100, 50])
  expect(rows.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'id 7'))
})
