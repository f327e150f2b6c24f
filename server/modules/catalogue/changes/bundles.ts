import { statement, type Tx } from '#server/db/statement.ts'
import { refreshProducts } from '../read-model/refresh.ts'
import { saveContents } from '../bundles/contents.ts'

/** A bundle and the components of one piece, by SKU. */
export interface NewBundle {
  sku: string
  components: { sku: string; quantity: number }[]
}

const bySku = statement(
  'bundles.bySku',
  { skus: 'text[]' },
  { id: 'uuid', sku: 'text', product_id: 'uuid' },
  `select id, sku, product_id from variants where sku = any($1) order by is_bundle, id for no key update`,
)
const mark = statement('bundles.mark', { ids: 'uuid[]' }, {}, `update variants set is_bundle = true where id = any($1)`)

/** Turns existing variants without stock into bundles, for a shop that is seeded with some. Fails if a SKU doesn't exist. */
export async function addBundles(tx: Tx, bundles: NewBundle[]): Promise<void> {
  if (bundles.length === 0) return
  const skus = bundles.flatMap(({ sku, components }) => [sku, ...components.map((one) => one.sku)])
  const found = new Map((await bySku.all(tx, { skus: [...new Set(skus)] })).map((row) => [row.sku, row]))
  const of = (sku: string) => {
    const row = found.get(sku)
    if (!row) throw new Error(`No variant has the SKU ${sku}`)
    return row
  }
  await mark.run(tx, { ids: bundles.map(({ sku }) => of(sku).id) })
  const rows = bundles.map(({ sku, components }) => ({
    id: of(sku).id,
    wasBundle: true,
    components: components.map((one) => ({ variantId: of(one.sku).id, quantity: one.quantity })),
  }))
  await saveContents(tx, rows)
  await refreshProducts(tx, [...new Set(bundles.map(({ sku }) => of(sku).product_id))])
}
