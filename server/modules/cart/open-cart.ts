import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'
import { giftCards } from './queries.ts'

const cart = { id: 'uuid', gift_cards: giftCards } as const
export type OpenCart = Row<typeof cart>

/** `do update` locks a conflicting row and returns its latest version; `do nothing` would do neither. */
const open = statement(
  'cart.open',
  { id: 'uuid', user: 'uuid' },
  cart,
  `insert into carts (id, user_id) values ($1, $2) on conflict (user_id) do update set user_id = excluded.user_id returning id, gift_cards`,
)

const lock = statement('cart.lock', { user: 'uuid' }, cart, `select id, gift_cards from carts where user_id = $1 for no key update`)

/** Locks the customer's cart until the transaction ends, so that nobody else adds lines. Creates it if there is none. */
export const openCart = async (tx: Tx, userId: string, now: Date): Promise<OpenCart> =>
  (await open.one(tx, { id: newId(now), user: userId }))!

/** Like `openCart`, for operations on an existing cart; undefined if there is none. */
export const lockCart = (tx: Tx, userId: string): Promise<OpenCart | undefined> => lock.one(tx, { user: userId })
