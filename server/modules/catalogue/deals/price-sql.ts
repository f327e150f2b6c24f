/**
 * The deal that variant `v` is in at a time, as `deal` (id, price, left, starts_at, ends_at), to be joined: exact to the instant, whatever any cache says.
 * `bought`: deals whose last pieces this transaction has just taken for itself. A deal that isn't cheaper (any more) is none. Of several (a product may be in
 * price lists besides) the lowest counts.
 */
export const dealJoin = (at: string, bought?: string): string => `
  left join lateral (
    select d.id, dp.price, d.quantity - d.sold as left, d.starts_at, d.ends_at from deal_prices dp join deals d on d.id = dp.deal_id
    where dp.variant_id = v.id and d.starts_at <= ${at} and d.ends_at > ${at} and dp.price < v.price
      and (d.quantity is null or d.sold < d.quantity${bought ? ` or d.id = any(${bought})` : ''})
    order by dp.price, d.id limit 1
  ) deal on true`
