/**
 * Joins the deal of variant `v` at a time, as `deal` (id, price, left, starts_at, ends_at). Exact to the instant, independent of caches.
 * `bought` are deals whose last pieces this transaction has just deducted. A deal whose price isn't lower (anymore) is ignored. With
 * several deals (a product may also be in price lists), the lowest price counts.
 */
export const dealJoin = (at: string, bought?: string): string => `
  left join lateral (
    select d.id, dp.price, d.quantity - d.sold as left, d.starts_at, d.ends_at from deal_prices dp join deals d on d.id = dp.deal_id
    where dp.variant_id = v.id and d.starts_at <= ${at} and d.ends_at > ${at} and dp.price < v.price
      and (d.quantity is null or d.sold < d.quantity${bought ? ` or d.id = any(${bought})` : ''})
    order by dp.price, d.id limit 1
  ) deal on true`
