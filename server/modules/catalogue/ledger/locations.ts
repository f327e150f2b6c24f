import type { StockLocation } from '#contract/stock.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { refuseDuplicate } from '#server/db/refuse-duplicate.ts'
import { newId } from '#server/db/ids.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext } from '#server/http/context.ts'

const allStockLocations = statement(
  'stock.locations',
  { limit: 'int8' },
  { id: 'uuid', name: 'text', is_default: 'bool' },
  `select id, name, is_default from stock_places where removed_at is null order by is_default desc, name limit $1`,
)
const insertStockLocation = statement(
  'stock.insertLocation',
  { id: 'uuid', name: 'text' },
  {},
  `insert into stock_places (id, name) values ($1, $2)`,
)

/** The stock locations; the one that the shop sells from comes first. */
export const stockLocations = async (db: Db | Tx): Promise<StockLocation[]> =>
  (await allStockLocations.all(db, { limit: limits.stock.locationsMax })).map(({ id, name, is_default }) => ({
    id,
    name,
    isDefault: is_default,
  }))

/** Adds a place. Fails with PLACE_ALREADY_EXISTS, also if the maximum number of places is reached. */
export async function addStockLocation(tx: Tx, name: string, now: Date): Promise<StockLocation> {
  const places = await stockLocations(tx)
  if (places.length >= limits.stock.locationsMax)
    throw refuse('INVALID_INPUT', { name: [`there are ${limits.stock.locationsMax} places already`] })
  const id = newId(now)
  await refuseDuplicate(insertStockLocation.run(tx, { id, name }), 'PLACE_ALREADY_EXISTS')
  return { id, name, isDefault: false }
}

const updateStockLocationName = statement(
  'stock.renameLocation',
  { id: 'uuid', name: 'text' },
  { id: 'uuid', name: 'text', is_default: 'bool' },
  `update stock_places set name = $2 where id = $1 and removed_at is null returning id, name, is_default`,
)
/** Renames a place. Fails with INVALID_PLACE_ID and PLACE_ALREADY_EXISTS. */
export async function renameStockLocation(tx: Tx, { id, name }: { id: string; name: string }): Promise<StockLocation> {
  const stockLocation = await refuseDuplicate(updateStockLocationName.one(tx, { id, name }), 'PLACE_ALREADY_EXISTS')
  if (!stockLocation) throw refuse('INVALID_PLACE_ID')
  return { id, name, isDefault: stockLocation.is_default }
}

/** Conflicts with the lock of calls that move stock to the location: new moves wait, and earlier ones are committed and visible. */
const lockStockLocation = statement(
  'stock.lockLocation',
  { id: 'uuid' },
  { name: 'text', is_default: 'bool' },
  `select name, is_default from stock_places where id = $1 and removed_at is null for update`,
)
const removeEmpty = statement(
  'stock.removeLocation',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `
  update stock_places set removed_at = $2, removed_name = name, name = id::text
  where id = $1 and not exists (select from stock_levels where place_id = $1 and quantity > 0)`,
)
/** Removes an empty place; past movements still name it. Fails with INVALID_PLACE_ID, PLACE_IS_DEFAULT and PLACE_IS_NOT_EMPTY. */
export async function removeStockLocation(tx: Tx, id: string, context: RequestContext): Promise<void> {
  const stockLocation = await lockStockLocation.one(tx, { id })
  if (!stockLocation) throw refuse('INVALID_PLACE_ID')
  if (stockLocation.is_default) throw refuse('PLACE_IS_DEFAULT')
  if ((await removeEmpty.run(tx, { id, now: context.now })) === 0) throw refuse('PLACE_IS_NOT_EMPTY')
  describeChange(context, { target: stockLocation.name })
}

/**
 * Locks locations before products and variants, in id order. Conflicts with `lockPlace`: either a location exists until stock has moved, or
 * nothing moves.
 */
const lockOpen = statement(
  'stock.lockOpenLocations',
  { ids: 'uuid[]' },
  { id: 'uuid' },
  `select id from stock_places where id = any($1) and removed_at is null order by id for key share`,
)
/** Keeps these places from being removed until the transaction ends. Fails with INVALID_PLACE_ID if one already is. */
export async function lockStockLocations(tx: Tx, ids: string[]): Promise<void> {
  const locked = ids.length === 0 ? [] : await lockOpen.all(tx, { ids })
  if (locked.length < ids.length) throw refuse('INVALID_PLACE_ID')
}

/** The id of a place, or null for the one that the shop sells from. Fails with INVALID_PLACE_ID. */
export function otherStockLocation(places: StockLocation[], id: string | undefined): string | null {
  if (id === undefined) return null
  const stockLocation = places.find((one) => one.id === id)
  if (!stockLocation) throw refuse('INVALID_PLACE_ID')
  return stockLocation.isDefault ? null : stockLocation.id
}
