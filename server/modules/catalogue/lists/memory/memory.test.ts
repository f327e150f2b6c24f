import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Db } from '#server/db/statement.ts'
import { FacetIndex } from './facet-index.ts'
import { firstOf } from './first-of.ts'
import { IdTable } from './id-table.ts'
import { ProductTable } from './product-table.ts'

describe('the id table', () => {
  const ids = Array.from({ length: 5000 }, () => randomUUID())
  const table = new IdTable(4)
  for (const id of ids) table.add(id)

  it('finds ids by their text, however many there are', () => {
    expect(ids.map((id) => table.find(id))).toEqual(ids.map((_, slot) => slot))
    expect(table.find(randomUUID())).toBe(-1)
    expect(ids.map((_, slot) => table.text(slot))).toEqual(ids)
  })

  it("sorts like the ids' texts", () => {
    for (let slot = 1; slot < ids.length; slot++) {
      expect(Math.sign(table.compare(slot - 1, slot))).toBe(ids[slot - 1]! < ids[slot]! ? -1 : 1)
      expect(Math.sign(table.compareTo(slot - 1, ids[slot]!))).toBe(ids[slot - 1]! < ids[slot]! ? -1 : 1)
    }
  })

  it('finds the newest slot of an id', () => {
    const slot = table.add(ids[7]!)
    expect(table.find(ids[7]!)).toBe(slot)
  })
})

it('firstOf returns the same as sorting everything', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 2000 }), fc.integer({ min: 0, max: 700 }), (values, count) => {
      expect(firstOf(values, count, (a, b) => a - b)).toEqual(values.toSorted((a, b) => a - b).slice(0, count))
    }),
  )
})

describe('the product table', () => {
  const row = (product_id: string, price: number) => ({
    product_id,
    revision: 1,
    published: 0,
    price,
    rating: 45,
    popularity: 1,
    in_stock: true,
    category_ids: ['a'],
    facet_keys: ['brand:x', `price:${price}`],
  })

  it('replaces and removes products, leaving dead slots', () => {
    const table = new ProductTable()
    const ids = Array.from({ length: 3000 }, () => randomUUID())
    for (const [n, id] of ids.entries()) table.set(row(id, n))
    table.set(row(ids[5]!, 99_999))
    table.remove(ids[6]!)
    table.remove(randomUUID())
    expect(table.waste).toBe(2)
    const living = [...table.listOf('a')].filter((slot) => table.columns.alive[slot])
    expect(living).toHaveLength(2999)
    expect(table.columns.price[table.ids.find(ids[5]!)]).toBe(99_999)
    expect(table.columns.price[table.ids.find(ids[2999]!)]).toBe(2999)
  })
})

describe('the in-memory index', () => {
  const known = randomUUID()
  const later = randomUUID()
  const rowOf = (product_id: string) => ({
    product_id,
    revision: 1,
    published: 0,
    price: 100,
    rating: 45,
    popularity: 1,
    in_stock: true,
    categories: 'a',
    keys: 'brand:x',
  })

  it('applies a change that is announced while others are being applied, before it answers', async () => {
    const waiting: (() => void)[] = []
    const queried: string[][] = []
    const query = async ({ name, values: [ids] }: { name?: string; values: unknown[] }) => {
      if (name === 'catalogue.indexAfter') return { rows: [rowOf(known)], rowCount: 1 }
      queried.push(ids as string[])
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { rows: (ids as string[]).map(rowOf), rowCount: 1 }
    }
    const db = { query } as unknown as Db
    const index = new FacetIndex(() => {})
    await index.table(db)
    index.productsChanged([known])
    const first = index.table(db)
    let answered = false
    const beside = index.table(db).then(() => (answered = true))
    await expect.poll(() => queried).toEqual([[known]])
    index.productsChanged([later])
    const second = index.table(db)
    expect(answered).toBe(false)
    waiting.shift()!()
    await beside
    expect((await first).ids.find(later)).toBe(-1)
    await expect.poll(() => queried).toEqual([[known], [later]])
    waiting.shift()!()
    expect((await second).ids.find(later)).toBeGreaterThan(0)
  })

  it('answers from the current table while it reloads after possibly missed changes', async () => {
    let price = 100
    const loads: (() => void)[] = []
    const query = async ({ name, values: [ids] }: { name?: string; values: unknown[] }) => {
      const rows = () => (name === 'catalogue.indexAfter' ? [known] : (ids as string[])).map((id) => ({ ...rowOf(id), price }))
      if (name === 'catalogue.indexAfter' && price > 100) {
        const read = rows()
        await new Promise<void>((resolve) => loads.push(resolve))
        return { rows: read, rowCount: 1 }
      }
      return { rows: rows(), rowCount: 1 }
    }
    const db = { query } as unknown as Db
    const index = new FacetIndex(() => {})
    const priceOf = async (id: string) => {
      const table = await index.table(db)
      return table.columns.price[table.ids.find(id)]
    }
    await index.table(db)
    price = 200
    index.clear()
    expect(await priceOf(known)).toBe(100)
    price = 300
    index.productsChanged([later])
    expect(await priceOf(later)).toBe(300)
    expect(await priceOf(known)).toBe(100)
    loads.shift()!()
    await expect.poll(() => priceOf(known)).toBe(200)
    expect(await priceOf(later)).toBe(300)
    expect(loads).toEqual([])
  })

  it('reports that it could not be reloaded, and reloads once that works', async () => {
    const failures: unknown[] = []
    let failure: Error | undefined
    let price = 100
    const query = async () => {
      if (failure) throw failure
      return { rows: [{ ...rowOf(known), price }], rowCount: 1 }
    }
    const db = { query } as unknown as Db
    const index = new FacetIndex((error) => failures.push(error))
    const priceOf = async (id: string) => {
      const table = await index.table(db)
      return table.columns.price[table.ids.find(id)]
    }
    await index.table(db)
    price = 200
    failure = new Error('no such column')
    index.clear()
    expect(await priceOf(known)).toBe(100)
    await expect.poll(() => failures).toEqual([failure])
    failure = undefined
    await expect.poll(() => priceOf(known)).toBe(200)
  })
})
