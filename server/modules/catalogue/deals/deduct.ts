import { statement, type Transactions, type Tx } from '#server/db/statement.ts'
import { announce } from '../read-model/announce.ts'
import { dealsTag, productTag } from '../read-model/cache-tags.ts'

const changed = { product_id: 'uuid', is_changed: 'bool' } as const

/**
 * Takes pieces of limited deals. If too few are left or the deal is over, the transaction is retried and its lines are checked again. Rows
 * are locked in id order and before those of variants, so two orders never deadlock.
 */
const deduct = statement(
  'deals.deduct',
  { ids: 'uuid[]', quantities: 'int4[]', now: 'timestamptz', order: 'uuid' },
  changed,
  `
  with locked as materialized (
    select d.id, t.quantity, d.starts_at <= $3 and d.ends_at > $3 and d.sold + t.quantity <= d.quantity as is_good
    from (select id, sum(quantity)::int as quantity from unnest($1::uuid[], $2::int[]) as t (id, quantity) group by id) t
      join deals d on d.id = t.id order by d.id for no key update of d
  ), used as (
    insert into deal_uses as u (order_id, deal_id, quantity) select $4, id, quantity from locked
    on conflict (order_id, deal_id) do update set quantity = u.quantity + excluded.quantity
  )
  update deals d set sold = d.sold + l.quantity
  from locked l where d.id = l.id and (select case when bool_and(is_good) then true else changed_meanwhile('what is left of a deal') end
    from locked)
  returning d.product_id, d.sold = d.quantity as is_changed`,
)

/** Gives back what an order took of its deals. Locks in id order, as `deduct` does. A deal that was sold out is on again. */
const putBack = statement(
  'deals.putBack',
  { order: 'uuid' },
  changed,
  `
  with gone as (
    delete from deal_uses where order_id = $1 returning deal_id, quantity
  ), locked as materialized (
    select d.id, g.quantity, d.sold >= d.quantity as was_over from gone g join deals d on d.id = g.deal_id
    order by d.id for no key update of d
  )
  update deals d set sold = greatest(d.sold - l.quantity, 0) from locked l where d.id = l.id
  returning d.product_id, l.was_over as is_changed`,
)

/** Pieces bought in a deal. */
interface SoldDeal {
  id: string
  quantity: number
}

/** Deducts an order's pieces from their deals together with the commit, and then announces how many are left. */
export function deductDeals(tx: Tx, taken: SoldDeal[], { orderId: order, now }: { orderId: string; now: Date }): void {
  if (taken.length === 0) return
  const quantities = taken.map(({ quantity }) => quantity)
  changeDeals(tx, () => deduct.all(tx, { ids: taken.map(({ id }) => id), quantities, now, order }))
}

/**
 * Gives back what a cancelled order took of its deals, together with the commit; call it before its stock is returned. If the order is
 * reopened, it isn't counted again: the deal may be sold out by now.
 */
export const returnDeals = (tx: Tx, order: string): void => changeDeals(tx, () => putBack.all(tx, { order }))

/** `is_changed`: the product's price has changed, because its deal is now sold out or no longer is. */
function changeDeals(tx: Tx, change: () => Promise<{ product_id: string; is_changed: boolean }[]>): void {
  let products: Awaited<ReturnType<typeof change>> = []
  tx.atCommit(async () => {
    products = await change()
  })
  tx.afterCommit(async (database: Transactions) => {
    if (products.length === 0) return
    await database.transaction((after) =>
      announce(after, {
        content: products.filter((one) => one.is_changed).map((one) => one.product_id),
        tags: [dealsTag, ...products.map((one) => productTag(one.product_id))],
      }),
    )
  })
}
