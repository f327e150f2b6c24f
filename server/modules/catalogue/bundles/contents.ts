import type { ProductFields } from '#contract/edited-product.ts'
import { limits } from '#contract/limits.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'

/** Which variants `v` of products `p` can be in a bundle: those that have stock and are shipped. */
const canBeInBundle = 'not v.is_bundle and not p.is_gift_card and not v.is_digital'

/**
 * Locks future components before the bundles themselves: until the bundle's stock is derived, nobody can change their stock, take them off
 * sale or turn them into bundles.
 */
const lockComponents = statement(
  'bundles.lockComponents',
  { ids: 'uuid[]' },
  { id: 'uuid', is_right: 'bool', is_there: 'bool' },
  `
  select v.id, ${canBeInBundle} as is_right, v.active and p.purged_at is null as is_there
  from variants v join products p on p.id = v.product_id where v.id = any($1) order by v.is_bundle, v.id
    for no key update of v for share of p`,
)

type Variants = ProductFields['variants']
/** The variants saved with products, and the position of each in its product's fields. */
interface SavedVariants {
  variants: Variants
}

/**
 * Locks the components of these products' bundles. Refuses missing ones, and those that can't be in a bundle: other bundles, gift cards,
 * files.
 */
export async function lockContents(tx: Tx, products: SavedVariants[]): Promise<void> {
  const ids = products.flatMap(({ variants }) => variants.flatMap(({ components }) => components ?? [])).map(({ variantId }) => variantId)
  if (ids.length === 0) return
  const found = new Map((await lockComponents.all(tx, { ids: [...new Set(ids)] })).map((row) => [row.id, row]))
  const wrong: FieldErrors = {}
  for (const { variants } of products)
    variants.forEach(({ components = [] }, index) => {
      components.forEach(({ variantId }, componentIndex) => {
        const one = found.get(variantId)
        const problem = !one?.is_there ? 'is not offered' : one.is_right ? undefined : 'can not be in a bundle'
        if (problem) wrong[`variants.${index}.components.${componentIndex}.variantId`] = [problem]
      })
    })
  if (Object.keys(wrong).length > 0) throw refuse('INVALID_INPUT', wrong)
}

/**
 * Finds variants that can't become a bundle or stop being one, as orders have to return what they took. `offset 0` enforces index look-ups
 * instead of hashing.
 */
const bound = statement(
  'bundles.bound',
  { ids: 'uuid[]' },
  { id: 'uuid', is_component: 'bool' },
  `
  select v.id, c.is_component from variants v
    cross join lateral (select exists (select from bundle_components c where c.component_id = v.id offset 0) as is_component) c
  where v.id = any($1) and (c.is_component or exists (select from order_lines l where l.variant_id = v.id offset 0)
    or not v.is_bundle and v.stock > 0 or exists (select from stock_levels l where l.variant_id = v.id and l.quantity > 0 offset 0))`,
)

/** A variant about to be stored; `index` is its position in the product's fields. */
export interface BundleRow {
  id: string
  index: number
  components: { variantId: string; quantity: number }[]
  wasBundle: boolean
  isNew: boolean
}

/**
 * Refuses to turn a variant into a bundle if it has stock, was ordered or is in a bundle itself, and to turn a bundle that was ordered into
 * something else. The rows are locked.
 */
export async function refuseBundleConflicts(tx: Tx, rows: BundleRow[]): Promise<void> {
  const parts = new Set(rows.flatMap(({ components }) => components.map(({ variantId }) => variantId)))
  const nested = rows.find(({ id, components }) => components.length > 0 && parts.has(id))
  if (nested)
    throw refuse('INVALID_INPUT', { [`variants.${nested.index}.components`]: ['is in a bundle itself: add another variant instead'] })
  const turned = rows.filter(({ isNew, wasBundle, components }) => !isNew && wasBundle !== components.length > 0)
  if (turned.length === 0) return
  const found = new Map((await bound.all(tx, { ids: turned.map(({ id }) => id) })).map((row) => [row.id, row]))
  const wrong = turned.flatMap(({ id, index, wasBundle }): [string, string[]][] => {
    const one = found.get(id)
    if (!one) return []
    const reason = one.is_component
      ? 'is in a bundle itself'
      : wasBundle
        ? 'was ordered as a bundle'
        : 'was ordered, or has stock of its own'
    return [[`variants.${index}.components`, [`${reason}: add another variant instead`]]]
  })
  if (wrong.length > 0) throw refuse('INVALID_INPUT', Object.fromEntries(wrong))
}

/** Which of these products have a variant that is in a bundle. */
const inBundles = statement(
  'bundles.inBundles',
  { products: 'uuid[]' },
  { product_id: 'uuid' },
  `
  select p.id as product_id from unnest($1::uuid[]) as p (id)
  where exists (select from variants v join bundle_components c on c.component_id = v.id where v.product_id = p.id)`,
)

/** Refuses to make gift cards of products that are in bundles, whose stock is counted. The products are locked. */
export async function refuseCardsInBundles(tx: Tx, products: string[]): Promise<void> {
  if (products.length > 0 && (await inBundles.all(tx, { products })).length > 0)
    throw refuse('INVALID_INPUT', { giftCard: ['is in a bundle: take it out of that first'] })
}

/** Stores the components of bundles, in order, and returns which of them are new. Removes all components of former bundles. */
const save = statement(
  'bundles.save',
  { components: json<{ bundle: string; component: string; quantity: number; position: number }[]>(), bundles: 'uuid[]' },
  { component_id: 'uuid', is_new: 'bool' },
  `
  with given as (
    select * from json_to_recordset($1) as g (bundle uuid, component uuid, quantity int, position int)
  ), gone as (
    delete from bundle_components c where c.bundle_id = any($2) and not exists (select from given g where g.bundle = c.bundle_id
      and g.component = c.component_id)
  )
  insert into bundle_components (bundle_id, component_id, quantity, position) select bundle, component, quantity, position from given
  on conflict (bundle_id, component_id) do update set quantity = excluded.quantity, position = excluded.position
  returning component_id, xmax = 0 as is_new`,
)
/** Whether one of these is in more than `max` bundles. Calls that add the same component to bundles wait for its lock. */
const isOver = statement(
  'bundles.isOver',
  { components: 'uuid[]', max: 'int8' },
  { is_over: 'bool' },
  `
  select exists (select from unnest($1::uuid[]) as g (id) cross join lateral (
    select from bundle_components c where c.component_id = g.id offset $2::bigint limit 1) more) as is_over`,
)
const derive = statement('bundles.derive', { bundles: 'uuid[]' }, {}, `select derive_bundles($1)`)

/** Stores the components of variants, and derives the stock of current and former bundles. The components are locked. */
export async function saveContents(tx: Tx, rows: Pick<BundleRow, 'id' | 'components' | 'wasBundle'>[]): Promise<void> {
  const bundles = rows.filter(({ wasBundle, components }) => wasBundle || components.length > 0)
  if (bundles.length === 0) return
  const ids = bundles.map(({ id }) => id)
  const components = bundles.flatMap(({ id, components: parts }) =>
    parts.map(({ variantId, quantity }, position) => ({ bundle: id, component: variantId, quantity, position })),
  )
  const added = (await save.all(tx, { components, bundles: ids })).filter(({ is_new }) => is_new).map(({ component_id }) => component_id)
  if (added.length > 0 && (await isOver.one(tx, { components: added, max: limits.bundle.perComponent }))!.is_over)
    throw refuse('TOO_MANY_BUNDLES')
  await derive.run(tx, { bundles: ids })
}
