import { statement } from '#server/db/statement.ts'

/** The email of orders whose buyer's account was erased. */
export const erasedEmail = 'erased@erased.invalid'

/** Erases the buyer from orders. The products, the prices and the country (for taxes) are kept. */
const blank = (orders: string, subject: string): string => `
  with mine as (select id from orders where ${orders} order by id for update),
    events as (update order_events e set note = '' from mine where e.order_id = mine.id),
    sent_cards as (update gift_cards g set sender_name = '', message = '', recipient_name = '', recipient_email = '${erasedEmail}'
      from mine where g.order_id = mine.id and (g.sent_at is not null or g.voided_at is not null or g.paid_at is null)),
    own_returns as (update returns r set text = '', note = '', label_url = null, photo = null from mine where r.order_id = mine.id),
    -- The reasons given by staff. Credit notes keep theirs, and pending refunds are sent unchanged.
    reasons as (update order_refunds r set reason = '' from mine where r.order_id = mine.id and r.reason <> ''),
    payers as (update refunds r set reason = '' from mine where r.order_id = mine.id and r.reason <> '' and r.status <> 'pending'),
    staff_notes as (delete from order_notes n using mine where n.order_id = mine.id and not n.is_refund),
    -- The bodies contain names and addresses; deliveries that haven't succeeded by now are no longer needed.
    deleted_events as (delete from webhook_events w using (${subject}) s where w.subject = s.id),
    texts as (delete from order_texts t using mine where t.order_id = mine.id)
  update orders o set user_id = null, client_hash = null, note = '', gift = jsonb_set(o.gift, '{message}', '""'),
    email = '${erasedEmail}',
    shipping_address = jsonb_build_object('firstName', 'Erased', 'lastName', 'customer', 'addressLine1', '-', 'addressLine2', '', 'city',
    '-',
      'postCode', '--', 'country', o.shipping_address->'country', 'phone', '+10000000', 'tag', 'HOME'),
    billing_address = jsonb_build_object('firstName', 'Erased', 'lastName', 'customer', 'addressLine1', '-', 'addressLine2', '', 'city',
    '-',
      'postCode', '--', 'country', o.billing_address->'country', 'phone', '+10000000', 'tag', 'HOME')
  from mine where o.id = mine.id`

/** The orders of an account. */
export const blankOrders = statement(
  'orders.blank',
  { user: 'uuid' },
  {},
  blank('user_id = $1', 'select $1::uuid as id union all select id from mine'),
  { slow: true },
)

/** The orders that someone placed as a guest. */
export const blankGuestOrders = statement(
  'orders.blankGuest',
  { email: 'text' },
  {},
  blank('user_id is null and email = $1', 'select id from mine'),
  { slow: true },
)

/** Whether someone has orders as a guest that are neither completed nor canceled; locks all of them in id order. */
export const lockGuestOrders = statement(
  'orders.lockGuest',
  { email: 'text' },
  { open: 'bool' },
  `
  with mine as materialized (select order_status from orders where user_id is null and email = $1 order by id for update)
  select coalesce(bool_or(order_status in ('Pending', 'Processing')), false) as open from mine`,
)

/** Erases the sender and the recipient from sent gift cards, if the buyer's account was erased. */
export const blankGiftCards = statement(
  'orders.blankCards',
  { ids: 'uuid[]' },
  {},
  `
  update gift_cards g set sender_name = '', message = '', recipient_name = '', recipient_email = '${erasedEmail}'
  from orders o where g.id = any($1) and o.id = g.order_id and o.email = '${erasedEmail}'`,
)

/** Deletes the client that guests ordered from, once the limits of guest orders no longer need it. */
export const purgeClients = statement(
  'orders.purgeClients',
  { before: 'timestamptz', limit: 'int8' },
  {},
  `
  update orders set client_hash = null where id in (
    select id from orders where client_hash is not null and ordered_at < $1 limit $2 for update skip locked)`,
)
