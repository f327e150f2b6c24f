import { limits } from '#contract/limits.ts'
import { overReasons } from './rows.ts'

const paidOver = `{${Object.values(overReasons).join(',')}}`

const refunds = `(
  select coalesce(json_agg(json_build_object(
    'at', g.at,
    'amount', g.amount,
    'method', g.method,
    'pointsReturned', g.points_returned,
    'creditReturned', g.credit_returned,
    'pointsGiven', g.points_given,
    'pointsTaken', g.points_taken,
    'isOver', g.is_over) order by g.at, g.id), '[]')
  from (
    select id, at, amount, method, points_returned, credit_returned, points_given, points_taken, false as is_over
    from order_refunds where order_id = o.id
    union all
    select id, at, by_hand, 'cash', points_returned, credit_returned, 0, points_taken, true
    from edit_refunds where order_id = o.id
    union all
    select id, created_at, amount, 'card', 0, 0, 0, 0, true
    from refunds where order_id = o.id and order_refund_id is null and status <> 'replaced' and reason = any('${paidOver}')) g)`

const returnedLines = `(
  select json_agg(json_build_object(
    'variantId', l.variant_id,
    'quantity', p.quantity,
    'restocked', p.restocked,
    'exchange', (select json_build_object('variantId', v.id, 'options', v.options) from variants v where v.id = p.exchange_variant_id)
    ) order by p.position)
  from return_lines p join order_lines l on l.order_id = p.order_id and l.position = p.position where p.return_id = r.id)`

const returns = `(
  select coalesce(json_agg(json_build_object(
    'id', r.id,
    'kind', r.kind,
    'state', r.state,
    'reason', r.reason,
    'text', r.text,
    'photo', r.photo,
    'note', r.note,
    'labelUrl', r.label_url,
    'requestedAt', r.requested_at,
    'lines', ${returnedLines},
    'exchangeOrder', (select x.number from orders x where x.exchange_of = r.id and x.order_status <> 'Cancelled' limit 1),
    'exchangeCredit', coalesce((select x.credit_expected from orders x
      where x.exchange_of = r.id and x.order_status <> 'Cancelled' limit 1), 0),
    'exchangeValue', coalesce((select coalesce(x.credit_value, x.credit_expected) from orders x
      where x.exchange_of = r.id and x.credit_expected > 0 and x.order_status <> 'Cancelled' limit 1), 0),
    'closedByRefund', r.closed_by_refund,
    'hasMoneyBack', exists (select from order_refunds g where g.return_id = r.id and g.method <> 'exchange'),
    'hasRefund', exists (select from order_refunds g where g.return_id = r.id)) order by r.requested_at, r.id), '[]')
  from returns r where r.order_id = o.id)`

/** The gift card of a line `l`. */
const giftCard = `(
  select json_build_object(
    'id', c.id,
    'recipientName', c.recipient_name,
    'recipientEmail', c.recipient_email,
    'senderName', c.sender_name,
    'message', c.message,
    'design', c.design,
    'sendOn', c.send_on,
    'isOwnAmount', c.is_own_amount,
    'state', case
      when c.voided_at is not null then 'voided'
      when c.sent_at is not null then 'sent'
      when c.paid_at is not null then 'scheduled'
      else 'unpaid' end,
    'sentAt', c.sent_at,
    'isStopped', c.voided_at is not null and c.paid_at is not null and c.sent_at is null and c.refunded = 0,
    'canResend', c.sent_at is not null and c.voided_at is null and c.resends < ${limits.giftCard.resendsMax})
  from gift_cards c where c.order_id = l.order_id and c.position = l.position)`

/** The first columns of an order `o`, which are all columns of its own row. */
const own = `
    o.id,
    o.number,
    o.user_id,
    o.email,
    o.order_status,
    o.shipping_status,
    o.payment_status,
    o.payment_method,
    o.shipping_address,
    o.billing_address,
    o.shipping_method,
    o.product_cost,
    o.shipping_cost,
    o.discount,
    o.tax,
    o.total_cost,
    o.ordered_at,
    o.gift_card_cost,
    o.points_spent,
    o.points_cost,
    o.points_factor,
    o.member_plan,
    o.member_plan_translation,
    o.credit_cost,
    o.credits,
    o.adjustments,
    o.taxes,
    o.currency,
    o.cancelled_by,
    o.pay_until,
    o.refunded,
    o.gift_card_refunded,
    o.points_earned,
    o.edits,
    o.revision,
    o.paid_part,
    o.credit_expected,
    o.exchange_of`

/** The lines of an order `o` as JSON. `card` is the SQL for the gift card of a line `l`. */
export const linesJson = (card: string) => `(
  select json_agg(json_build_object(
    'productId', l.product_id,
    'variantId', l.variant_id,
    'sku', l.sku,
    'name', l.name,
    'slug', l.slug,
    'photo', l.photo,
    'options', l.options,
    'translation', l.translation,
    'components', l.components,
    'price', l.price,
    'isRedeemable', l.is_redeemable,
    'quantity', l.quantity,
    'totalPrice', l.total_price,
    'discount', l.discount,
    'giftQuantity', l.gift_quantity,
    'refundedQuantity', nullif(l.refunded, 0),
    'repeats', l.repeats,
    'giftCard', ${card},
    'digital', case when l.is_digital then json_build_object('withdrawalWaivedAt', l.waived_at) end) order by l.position)
  from order_lines l where l.order_id = o.id)`

const waiting = `(
  select coalesce(json_agg(json_build_object(
    'variantId', b.variant_id,
    'quantity', b.quantity,
    'isPreOrder', v.is_pre_order,
    'shipsOn', v.ships_on)), '[]')
  from back_orders b join variants v on v.id = b.variant_id where b.order_id = o.id)`

/** The history of an order `o` as JSON. */
export const eventsJson = `(
  select json_agg(json_build_object(
    'event', e.event,
    'at', e.at,
    'note', e.note,
    'amount', e.amount) order by e.at, e.id)
  from order_events e where e.order_id = o.id)`

const shipments = `(
  select coalesce(json_agg(json_build_object(
    'id', s.id,
    'carrier', s.carrier,
    'trackingNumber', s.tracking_number,
    'trackingUrl', s.tracking_url,
    'shippedAt', s.shipped_at,
    'deliveredAt', s.delivered_at,
    'lines', (
      select json_agg(json_build_object('variantId', l.variant_id, 'quantity', p.quantity) order by p.position)
      from shipment_lines p join order_lines l on l.order_id = p.order_id and l.position = p.position where p.shipment_id = s.id)
    ) order by s.shipped_at, s.id), '[]')
  from shipments s where s.order_id = o.id)`

/** The products of an order that were reviewed, by its buyer also for another order. */
const reviewed = `(select coalesce(array_agg(product_id), '{}') from (
    select product_id from reviews where order_id = o.id
    union
    select r.product_id from order_lines l join reviews r on r.user_id = o.user_id and r.product_id = l.product_id where l.order_id = o.id) r)`

/** The columns of an order `o`, in the order of `columns`. Parts that only some orders have are read only for those. */
export const orderColumnsSql = `${own},
    (select e.number from returns r join orders e on e.id = r.order_id where r.id = o.exchange_of) as exchange_number,
    o.locale,
    ${refunds} as refunds,
    o.return_until,
    o.withdraw_until,
    o.is_withdrawable,
    o.note,
    o.gift,
    ${returns} as returns,
    ${linesJson(`case when l.is_gift_card then ${giftCard} end`)} as lines,
    case when o.has_back_orders then ${waiting} end as waiting,
    ${eventsJson} as events,
    case when o.shipping_status = 'NotYetShipped' then '[]' else ${shipments} end as shipments,
    case when o.shipping_status = 'Delivered' then ${reviewed} else '{}' end as reviewed`
