import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { productReferences, variantReferences } from './references.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** Foreign keys whose rows are deleted along with a product that is deleted for good, and why nobody misses them. */
const unmissed: Record<string, string> = {
  'back_orders.variant_id': 'comes with the line of an order',
  'download_rights.variant_id': 'comes with the line of an order',
  'order_lines.variant_id': 'of the same row as its product',
  'repeat_deliveries.variant_id': 'begins with the line of an order',
  'reviews.product_id': 'come from lines of orders',
  'moderation_log.product_id': 'comes with a review or a question',
  'cart_items.variant_id': 'a line stays for weeks, and says that it is sold no more',
  'deal_prices.variant_id': 'comes with a deal',
  'stock_levels.variant_id': 'comes with movements of stock',
  'picture_sources.product_id': 'the same file brings its pictures again',
  'bought_together.product_id': 'counted from orders',
  'bought_together.other_id': 'counted from orders',
  'daily_products.product_id': 'counted from orders',
  'sales_daily.product_id': 'counted from orders',
  'search_opened.product_id': 'counted from visits',
  'tag_picks.product_id': 'ranked by a job',
  'related_picks.product_id': 'ranked by a job',
  'related_picks.related_id': 'ranked by a job',
  'bundle_components.bundle_id': 'its own',
  'former_prices.variant_id': 'its own',
  'product_categories.product_id': 'its own',
  'product_index.product_id': 'its own',
  'product_listings.product_id': 'its own',
  'product_names.product_id': 'its own',
  'product_old_slugs.product_id': 'its own',
  'product_photos.product_id': 'its own',
  'product_tags.product_id': 'its own',
  'product_versions.product_id': 'its own',
  'variants.product_id': 'its own',
}

/** Every foreign key that refers to a product or a variant, according to PostgreSQL. */
const keysToProducts = `
  select c.conrelid::regclass || '.' || a.attname as key from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
  where c.contype = 'f' and c.confrelid in ('products'::regclass, 'variants'::regclass)`

it('every foreign key to products is classified as blocking or not blocking permanent deletion, and no other is', async () => {
  const { rows } = await app.database.db.query({ text: keysToProducts, values: [] })
  const said = [...[...productReferences, ...variantReferences].map(({ column }) => column), ...Object.keys(unmissed)]
  expect(said.toSorted()).toEqual((rows as { key: string }[]).map(({ key }) => key).toSorted())
})
