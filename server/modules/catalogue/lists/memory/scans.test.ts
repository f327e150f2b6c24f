import { expect, it } from 'vitest'
import { ProductTable } from './product-table.ts'
import { scanAll } from './scan.ts'
import { Scans } from './scans.ts'

const rowOf = (product_id: string) => ({
  product_id,
  revision: 1,
  published: 0,
  price: 1000,
  rating: 0,
  popularity: 0,
  in_stock: true,
  category_ids: [],
  facet_keys: ['stock'],
})

it('keeps pages and counts until a product changes, without the slots of all products', () => {
  const [scans, table] = [new Scans(), new ProductTable()]
  table.set(rowOf('00000000-0000-4000-8000-000000000001'))
  const done: string[] = []
  const read = () => {
    const scan = () => {
      done.push('scan')
      return scanAll(table, () => {
        done.push('slots')
        return Uint32Array.of(0)
      })
    }
    const scanned = scans.of(table, 'all', scan)
    const page = scans.pageOf(table, 'first of all', () => {
      done.push('page')
      return { slots: scanned.matches(), keys: Float64Array.of(7) }
    })
    return { page, counts: scanned.counts() }
  }
  const first = read()
  expect(first.page.slots).toEqual(Uint32Array.of(0))
  expect(done).toEqual(['scan', 'page', 'slots', 'slots'])
  const again = read()
  expect(again).toEqual(first)
  expect(done).toHaveLength(4)
  table.set(rowOf('00000000-0000-4000-8000-000000000002'))
  read()
  expect(done).toHaveLength(8)
})
