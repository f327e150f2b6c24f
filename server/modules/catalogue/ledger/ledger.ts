import type { changeStock } from '#contract/stock.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { refreshProducts } from '../read-model/refresh.ts'
import { lockProducts } from '../read-model/source.ts'
import { lockStockLocations, otherStockLocation, stockLocations } from './locations.ts'

export { stockList } from './list.ts'
export { stockLocations } from './locations.ts'

const productsOf = statement(
  'stock.productsOf',
  { ids: 'uuid[]' },
  { product_id: 'uuid' },
  `select distinct product_id from variants where id = any($1)`,
)
/** Locks variants in id order, as orders do. The lock covers a variant's stock at every place. */
const lockLevels = statement(
  'stock.lockLevels',
  { ids: 'uuid[]' },
  { id: 'uuid', stock: 'int4', is_bundle: 'bool', is_digital: 'bool' },
  `select id, stock, is_bundle, is_digital from variants where id = any($1) order by is_bundle, id for no key update`,
)
const levelsAt = statement(
  'stock.levelsAt',
  { ids: 'uuid[]', places: 'uuid[]' },
  { variant_id: 'uuid', place_id: 'uuid', quantity: 'int4' },
  `select variant_id, place_id, quantity from stock_levels where variant_id = any($1) and place_id = any($2)`,
)
/** Writes the ledger and updates the totals in one statement. The stock at the place that the shop sells from is the variant's stock. */
const move = statement(
  'stock.move',
  { moves: json<StockMove[]>(), kind: 'text', reason: 'text?', user: 'uuid', now: 'timestamptz' },
  {},
  `
  with moves as (
    select * from json_to_recordset($1) as m ("variantId" uuid, "placeId" uuid, quantity int)
  ), recorded as (
    insert into stock_movements (variant_id, place_id, kind, quantity, at, user_id, reason) select "variantId", "placeId", $2, quantity, $5,
      $4, $3 from moves
  ), known as (
    update stock_levels l set quantity = l.quantity + m.quantity from moves m where l.variant_id = m."variantId"
      and l.place_id = m."placeId"
  ), first as (
    insert into stock_levels (variant_id, place_id, quantity) select "variantId", "placeId", quantity from moves m
    where "placeId" is not null
      and not exists (select from stock_levels l where l.variant_id = m."variantId" and l.place_id = m."placeId")
  )
  update variants v set stock = v.stock + m.quantity from moves m where m."placeId" is null and v.id = m."variantId"`,
)

/** Pieces added to a place, or removed if negative. */
interface StockMove {
  variantId: string
  /** Null for the place that the shop sells from. */
  placeId: string | null
  quantity: number
}

type Input = ParsedOf<typeof changeStock>

/** Stock levels by variant and place, updated as moves are planned. */
class Levels {
  readonly #levels = new Map<string, number>()

  set({ variantId, placeId, quantity }: StockMove): void {
    this.#levels.set(`${variantId} ${placeId ?? ''}`, quantity)
  }
  of(variantId: string, placeId: string | null): number {
    return this.#levels.get(`${variantId} ${placeId ?? ''}`) ?? 0
  }
}

/**
 * Changes stock and records the reason: all lines or none. Orders wait for at most three statements. Fails with INVALID_PLACE_ID, and with
 * INVALID_INPUT if a variant doesn't exist or has too little stock.
 */
export async function changeLevels(tx: Tx, input: Input, userId: string, now: Date): Promise<OutputOf<typeof changeStock>> {
  const { levels } = await moveLevels(tx, input, userId, now)
  return { levels }
}

/**
 * Takes the locks of several changes in one transaction in the same order as each change: places, products, variants, each by id. Fails
 * with INVALID_PLACE_ID.
 */
export async function lockStock(tx: Tx, { placeIds, variantIds }: { placeIds: string[]; variantIds: string[] }): Promise<void> {
  await lockStockLocations(tx, placeIds)
  await lockProductsOf(tx, variantIds)
  await lockLevels.run(tx, { ids: variantIds })
}

/** Locks products before variants, as the editor does. */
async function lockProductsOf(tx: Tx, ids: string[]): Promise<string[]> {
  const products = (await productsOf.all(tx, { ids })).map((row) => row.product_id)
  await lockProducts.run(tx, { ids: products })
  return products
}

/** Like `changeLevels`, but also returns the moves. A count that matches the stored level moves nothing. */
export async function moveLevels(
  tx: Tx,
  input: Input,
  userId: string,
  now: Date,
): Promise<OutputOf<typeof changeStock> & { moves: StockMove[] }> {
  const { kind, lines, reason = null } = input
  refuseMeaningless(input)
  const places = await stockLocations(tx)
  const [from, to] = [otherStockLocation(places, input.placeId), otherStockLocation(places, input.toPlaceId)]
  if (kind === 'transfer' && from === to) throw refuse('INVALID_INPUT', { toPlaceId: ['is where the pieces already are'] })
  const elsewhere = [from, to].filter((place) => place !== null)
  await lockStockLocations(tx, [...new Set(elsewhere)])
  const ids = lines.map(({ variantId }) => variantId)
  const products = await lockProductsOf(tx, ids)
  const levels = await lockedLevels(tx, ids, elsewhere)
  const moves = lines.flatMap((line) => movesOf(line, { kind, from, to, there: levels.of(line.variantId, from) }))
  refuseOverdrawn(lines, moves, levels)
  if (moves.length > 0) {
    await move.run(tx, { moves, kind, reason, user: userId, now })
    await refreshProducts(tx, products)
  }
  const after = await lockLevels.all(tx, { ids })
  return { levels: after.map(({ id, stock }) => ({ variantId: id, stock })), moves }
}

async function lockedLevels(tx: Tx, ids: string[], elsewhere: string[]): Promise<Levels> {
  const rows = await lockLevels.all(tx, { ids })
  const known = new Set(rows.map(({ id }) => id))
  const missing = ids.flatMap((id, index) =>
    known.has(id) ? [] : [[`lines.${index}.variantId`, ['is not a variant']] as [string, string[]]],
  )
  if (missing.length > 0) throw refuse('INVALID_INPUT', Object.fromEntries(missing))
  refuseUncounted(ids, rows)
  const levels = new Levels()
  for (const { id, stock } of rows) levels.set({ variantId: id, placeId: null, quantity: stock })
  if (elsewhere.length > 0)
    for (const row of await levelsAt.all(tx, { ids, places: elsewhere }))
      levels.set({ variantId: row.variant_id, placeId: row.place_id, quantity: row.quantity })
  return levels
}

/** Refuses bundles, which have no stock of their own, and files, whose stock isn't counted. */
function refuseUncounted(ids: string[], rows: { id: string; is_bundle: boolean; is_digital: boolean }[]): void {
  const found = new Map(rows.map((row) => [row.id, row]))
  const wrong = ids.flatMap((id, index) => {
    const { is_bundle: isBundle, is_digital: isDigital } = found.get(id)!
    const problem = isBundle
      ? 'is a bundle: its stock follows from its components'
      : isDigital && 'is delivered as files: its stock is not counted'
    return problem ? [[`lines.${index}.variantId`, [problem]]] : []
  })
  if (wrong.length > 0) throw refuse('INVALID_INPUT', Object.fromEntries(wrong) as FieldErrors)
}

function refuseMeaningless({ kind, reason, lines, toPlaceId }: Input): void {
  const wrong: FieldErrors = {}
  if (kind === 'adjust' && reason === undefined) wrong['reason'] = ['is needed: stock is adjusted for a reason']
  if (kind !== 'transfer' && toPlaceId !== undefined) wrong['toPlaceId'] = ['is only for transfers']
  const least = { receive: 1, transfer: 1, count: 0, adjust: -limits.product.stockMax }[kind]
  lines.forEach(({ variantId, quantity }, index) => {
    if (quantity < least || (kind === 'adjust' && quantity === 0))
      wrong[`lines.${index}.quantity`] = [kind === 'adjust' ? 'changes nothing' : `is less than ${least}`]
    if (lines.findIndex((line) => line.variantId === variantId) < index) wrong[`lines.${index}.variantId`] = ['is there twice']
  })
  if (Object.keys(wrong).length > 0) throw refuse('INVALID_INPUT', wrong)
}

interface Planned {
  kind: Input['kind']
  from: string | null
  to: string | null
  /** The stock at `from`. */
  there: number
}

/** The moves of a line. For a count it's the difference to the stored level, which may be zero. */
function movesOf({ variantId, quantity }: Input['lines'][number], { kind, from, to, there }: Planned): StockMove[] {
  if (kind === 'transfer')
    return [
      { variantId, placeId: from, quantity: -quantity },
      { variantId, placeId: to, quantity },
    ]
  const change = kind === 'count' ? quantity - there : quantity
  return change === 0 ? [] : [{ variantId, placeId: from, quantity: change }]
}

function refuseOverdrawn(lines: Input['lines'], moves: StockMove[], levels: Levels): void {
  const wrong: FieldErrors = {}
  for (const { variantId, placeId, quantity } of moves) {
    const there = levels.of(variantId, placeId)
    const line = `lines.${lines.findIndex((one) => one.variantId === variantId)}.quantity`
    if (there + quantity < 0) wrong[line] = [`is more than there is: ${there}`]
    if (there + quantity > limits.product.stockMax) wrong[line] = [`makes more than ${limits.product.stockMax}`]
  }
  if (Object.keys(wrong).length > 0) throw refuse('INVALID_INPUT', wrong)
}
