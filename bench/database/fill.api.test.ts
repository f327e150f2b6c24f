import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/db/pool.ts'
import { refreshProducts } from '#server/modules/catalogue/catalogue.ts'
import { cloneDatabase } from '#test/database.ts'
import { fillProducts } from './fill.ts'

const count = 120
let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const cloned = await cloneDatabase()
  drop = cloned.drop
  await fillProducts(cloned.url, count, new Date())
  database = openDatabase(cloned.url, 1)
})
afterAll(async () => {
  await database.close()
  await drop()
})

const query = async (text: string) => (await database.db.query({ text, values: [] })).rows as Record<string, unknown>[]

/** Popularity is a logarithm, whose last digits differ between PostgreSQL and JavaScript. */
const popularity = 'round(popularity::numeric, 6)::text as popularity'
const readModel = () =>
  Promise.all([
    query(`select to_jsonb(p) - 'revision' as row, card::text, page::text from products p order by id`),
    query(`select to_jsonb(i) - 'revision' - 'popularity' as row, ${popularity} from product_index i order by product_id`),
    query(`select to_jsonb(l) - 'popularity' as row, ${popularity} from product_listings l order by product_id, category_id`),
    query(
      'select category_id, key, sum(n)::int as n from facet_counts group by category_id, key having sum(n) <> 0 order by category_id, key',
    ),
  ])

describe('the benchmark shop', () => {
  it('has as many products as requested, with their tags and every index', async () => {
    expect(await query('select count(*)::int as n from products')).toEqual([{ n: count }])
    expect(await query('select count(distinct tag)::int as n from product_tags')).toEqual([{ n: 4 }])
    expect(await query('select count(distinct product_id)::int as n from bought_together')).toEqual([{ n: count }])
    expect(await query(`select from pg_indexes where indexname in ('variants_sku', 'product_listings_price')`)).toHaveLength(2)
  })

  it('has the same read model that the shop itself would build for these products', async () => {
    const filled = await readModel()
    await query('delete from product_index')
    await query('delete from product_listings')
    await query('delete from facet_counts')
    const ids = (await query('select id from products order by id')).map(({ id }) => id as string)
    await database.transaction((tx) => refreshProducts(tx, ids))
    expect(await readModel()).toEqual(filled)
  })

  it('violates no foreign key, though they are not checked while it is filled', async () => {
    const orphans = [
      'variants',
      'product_categories',
      'product_photos',
      'sales_daily',
      'product_index',
      'product_listings',
      'order_lines',
    ].map((table) => query(`select from ${table} where product_id not in (select id from products)`))
    for (const found of await Promise.all(orphans)) expect(found).toEqual([])
  })
})
