import type { Locale } from '#contract/locales.ts'
import { statement } from '#server/db/statement.ts'
import { nullable, textOf } from '#server/db/types.ts'

/** When a line of cart `c` was last changed. */
const changedAt = `(select max(i.changed_at) from cart_items i where i.cart_id = c.id)`
/**
 * A reminder of cart `c` is due: none was sent since it last changed, nor lately, and its owner has ordered nothing since. `again`, `from`
 * and `until` are parameters.
 */
const isDue = ({ from, until, again }: { from: string; until: string; again: string }) => `
  ${changedAt} > ${from} and ${changedAt} <= ${until}
    and (c.reminded_at is null or (c.reminded_at <= ${again} and c.reminded_at < ${changedAt}))
    and not exists (select from orders o where o.user_id = c.user_id and o.ordered_at >= ${changedAt})`
const subscribed = `n.email = u.email and n.confirmed_at is not null and n.unsubscribed_at is null`

/** Carts that were last changed between two times by customers whose email gets news and offers, in id order. */
export const dueCarts = statement(
  'cartReminders.due',
  { from: 'timestamptz', until: 'timestamptz', again: 'timestamptz', after: 'uuid', limit: 'int8' },
  { id: 'uuid' },
  `
  select c.id from (select distinct cart_id from cart_items where changed_at > $1 and changed_at <= $2) l join carts c on c.id = l.cart_id
    join users u on u.id = c.user_id join newsletter_subscribers n on ${subscribed}
  where c.id > $4 and ${isDue({ from: '$1', until: '$2', again: '$3' })}
  order by c.id limit $5`,
)

/** Marks a cart as reminded if that is still due: of many concurrent calls, one gets the row. */
export const claim = statement(
  'cartReminders.claim',
  { id: 'uuid', from: 'timestamptz', until: 'timestamptz', again: 'timestamptz', now: 'timestamptz' },
  { user_id: 'uuid', email: 'text', locale: nullable(textOf<Locale>()), subscriber_id: 'uuid' },
  `
  update carts c set reminded_at = $5 from users u, newsletter_subscribers n
  where c.id = $1 and u.id = c.user_id and ${subscribed} and ${isDue({ from: '$2', until: '$3', again: '$4' })}
  returning c.user_id, u.email, u.locale, n.id as subscriber_id`,
)
