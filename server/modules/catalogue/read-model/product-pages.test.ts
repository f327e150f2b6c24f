import { expect, test } from 'vitest'
import type { Db } from '#server/db/statement.ts'
import { TagInvalidations } from '#server/http/cache-tags.ts'
import { cardTag, productTag } from './cache-tags.ts'
import { ProductPages } from './product-pages.ts'

const id = '01900000-0000-7000-8000-000000000001'
const start = new Date('2026-03-02T10:00:00Z')
const later = (ms: number): Date => new Date(start.getTime() + ms)

async function openWithBell() {
  const rows = [{ slug: 'bell', id, revision: 1, document: '{"name":"Bell"}' }]
  const db = { query: async () => ({ rows, rowCount: rows.length }) } as unknown as Db
  const invalidations = new TagInvalidations()
  const pages = new ProductPages(1000, invalidations)
  expect(pages.cached('bell', start)).toBeUndefined()
  await pages.bySlug(db, 'bell', start)
  return { pages, invalidations, db, rows }
}

test('a product stays cached until a change of it is announced, and is unaffected by changes of others', async () => {
  const { pages, invalidations } = await openWithBell()
  invalidations.invalidate([productTag('another'), cardTag(id)])
  expect(pages.cached('bell', start)?.id).toBe(id)
  invalidations.invalidate([productTag(id)])
  expect(pages.cached('bell', start)).toBeUndefined()
})

test('a product is cached for a minute at most, in case an announcement was missed', async () => {
  const { pages } = await openWithBell()
  expect(pages.cached('bell', later(59_999))?.id).toBe(id)
  expect(pages.cached('bell', later(60_000))).toBeUndefined()
})

test('a change announced while the product is being read is not missed', async () => {
  const { pages, invalidations, db } = await openWithBell()
  const reading = pages.bySlug(db, 'bell', start)
  invalidations.invalidate([productTag(id)])
  await reading
  expect(pages.cached('bell', start)).toBeUndefined()
})

test('a deleted product is removed from the cache', async () => {
  const { pages, db, rows } = await openWithBell()
  rows.length = 0
  await pages.bySlug(db, 'bell', start)
  expect(pages.cached('bell', start)).toBeUndefined()
})
