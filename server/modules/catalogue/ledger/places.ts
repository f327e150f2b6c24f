import type { StockPlace } from '#contract/stock.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { unlessDuplicate } from '#server/db/duplicate.ts'
import { newId } from '#server/db/ids.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'

const allPlaces = statement(
  'stock.places',
  { limit: 'int8' },
  { id: 'uuid', name: 'text', is_default: 'bool' },
  `select id, name, is_default from stock_places order by is_default desc, name limit $1`,
)
const insertPlace = statement('stock.insertPlace', { id: 'uuid', name: 'text' }, {}, `insert into stock_places (id, name) values ($1, $2)`)

/** The places where stock is, the one that the shop sells from first. */
export const stockPlaces = async (db: Db | Tx): Promise<StockPlace[]> =>
  (await allPlaces.all(db, { limit: limits.stock.placesMax })).map(({ id, name, is_default }) => ({ id, name, isDefault: is_default }))

/** Adds a place. Fails with PLACE_ALREADY_EXISTS, also where there are as many as there may be. */
export async function addPlace(tx: Tx, name: string, now: Date): Promise<StockPlace> {
  const places = await stockPlaces(tx)
  if (places.length >= limits.stock.placesMax)
    throw refuse('INVALID_INPUT', { name: [`there are ${limits.stock.placesMax} places already`] })
  const id = newId(now)
  await unlessDuplicate(insertPlace.run(tx, { id, name }), 'PLACE_ALREADY_EXISTS')
  return { id, name, isDefault: false }
}

const renamePlace = statement(
  'stock.renamePlace',
  { id: 'uuid', name: 'text' },
  { id: 'uuid', name: 'text', is_default: 'bool' },
  `update stock_places set name = $2 where id = $1 returning id, name, is_default`,
)
/** Renames a place. Fails with INVALID_PLACE_ID and PLACE_ALREADY_EXISTS. */
export async function changePlaceName(tx: Tx, { id, name }: { id: string; name: string }): Promise<StockPlace> {
  const place = await unlessDuplicate(renamePlace.one(tx, { id, name }), 'PLACE_ALREADY_EXISTS')
  if (!place) throw refuse('INVALID_PLACE_ID')
  return { id, name, isDefault: place.is_default }
}

/** The id of a place other than the one that the shop sells from; null for that. Fails with INVALID_PLACE_ID. */
export function otherPlace(places: StockPlace[], id: string | undefined): string | null {
  if (id === undefined) return null
  const place = places.find((one) => one.id === id)
  if (!place) throw refuse('INVALID_PLACE_ID')
  return place.isDefault ? null : place.id
}
