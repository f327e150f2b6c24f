import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, day, id, multiline, queryInt, text, time } from './fields.ts'
import { limits } from './limits.ts'

const auth = { staff: 'stock:write' } as const
const tag = 'Stock (staff)'

/** The kinds of stock movements. */
export const movementKinds = ['opening', 'receive', 'adjust', 'count', 'transfer', 'sale', 'cancel', 'return'] as const
/** The kinds that staff can record. */
export const stockChangeKinds = ['receive', 'adjust', 'count', 'transfer'] as const
export type StockChangeKind = (typeof stockChangeKinds)[number]

const stockLocation = z.object({ id, name: z.string(), isDefault: z.boolean() }).meta({ id: 'StockLocation' })
export type StockLocation = z.infer<typeof stockLocation>

/** A variant and its stock. `stock`: where the shop sells from; `places`: other locations. */
export const stockRow = z
  .object({
    variantId: id,
    productId: id,
    name: z.string(),
    sku: z.string(),
    options: z.record(z.string(), z.string()),
    photo: z.string().nullable(),
    stock: z.int(),
    soldLately: z.int(),
    /** The number of pieces that wait for stock, and how many more may be ordered; absent if back-orders are off. */
    backOrders: z.object({ waiting: z.int(), left: z.int(), shipsOn: day.nullable() }).optional(),
    places: z.array(z.object({ placeId: id, quantity: z.int() })),
  })
  .meta({ id: 'StockRow' })
export type StockRow = z.infer<typeof stockRow>

export const listStock = endpoint({
  id: 'listStock',
  route: 'GET /admin/stock',
  tag,
  auth,
  summary: 'List variants with their stock, the newest products first; `limit` counts products. `q` is a part of a name or SKU',
  input: z.object({
    q: text(0, limits.search.max).optional(),
    level: z.enum(['low', 'out', 'waiting']).optional(),
    variantId: id.optional(),
    placeId: id.optional(),
    cursor: cursor.optional(),
    limit: queryInt(1, 50).default(25),
  }),
  output: z.object({ rows: z.array(stockRow), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const changeStock = endpoint({
  id: 'changeStock',
  route: 'POST /admin/stock/changes',
  tag,
  auth,
  status: 201,
  idempotent: 'optional',
  summary: 'Receive pieces, adjust stock by a difference, record a count, or move pieces to another location; all lines or none',
  input: z.strictObject({
    kind: z.enum(stockChangeKinds),
    /** Defaults to the location that the shop sells from. */
    placeId: id.optional(),
    /** The target of a transfer. */
    toPlaceId: id.optional(),
    reason: multiline(1, limits.stock.reason).optional(),
    lines: z
      .array(z.strictObject({ variantId: id, quantity: z.int().min(-limits.product.stockMax).max(limits.product.stockMax) }))
      .min(1)
      .max(limits.stock.linesMax),
  }),
  output: z.object({ levels: z.array(z.object({ variantId: id, stock: z.int() })) }),
  refusals: ['INVALID_PLACE_ID', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})
export const listStockMovements = endpoint({
  id: 'listStockMovements',
  route: 'GET /admin/stock/:variantId/movements',
  tag,
  auth,
  summary: 'List the stock movements of a variant, newest first',
  input: z.object({ variantId: id, cursor: cursor.optional(), limit: queryInt(1, limits.page.max).default(20) }),
  output: z.object({
    movements: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(movementKinds),
        quantity: z.int(),
        at: time,
        place: z.string().nullable(),
        reason: z.string().nullable(),
        orderNumber: z.string().nullable(),
        /** The ordered bundle that contained the pieces; null if they were sold separately. */
        bundle: z.string().nullable(),
        name: z.string().nullable(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  refusals: [],
})
export const listStockPlaces = endpoint({
  id: 'listStockPlaces',
  route: 'GET /admin/stock/places',
  tag,
  auth,
  summary: 'List stock locations; the shop sells from the default one',
  input: z.object({}),
  output: z.object({ places: z.array(stockLocation) }),
  refusals: [],
})
export const createStockPlace = endpoint({
  id: 'createStockPlace',
  route: 'POST /admin/stock/places',
  tag,
  auth,
  status: 201,
  summary: 'Add a stock location',
  input: z.strictObject({ name: text(1, limits.stock.location) }),
  output: stockLocation,
  refusals: ['PLACE_ALREADY_EXISTS'],
})
export const renameStockPlace = endpoint({
  id: 'renameStockPlace',
  route: 'PUT /admin/stock/places',
  tag,
  auth,
  summary: 'Rename a stock location',
  input: z.strictObject({ id, name: text(1, limits.stock.location) }),
  output: stockLocation,
  refusals: ['INVALID_PLACE_ID', 'PLACE_ALREADY_EXISTS'],
})
export const removeStockPlace = endpoint({
  id: 'removeStockPlace',
  route: 'DELETE /admin/stock/places',
  tag,
  auth,
  summary: 'Remove a stock location that has no stock and that the shop does not sell from; movements still name it',
  input: z.object({ id }),
  output: z.object({}),
  refusals: ['INVALID_PLACE_ID', 'PLACE_IS_NOT_EMPTY', 'PLACE_IS_DEFAULT'],
})
