import type { OrderReturn } from '#contract/order-return.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, textOf } from '#server/db/types.ts'

type State = OrderReturn['state']

export const insertReturn = statement(
  'returns.insert',
  {
    id: 'uuid',
    order: 'uuid',
    kind: textOf<OrderReturn['kind']>(),
    state: textOf<State>(),
    reason: 'text',
    text: 'text',
    photo: nullable(jsonb<NonNullable<OrderReturn['photo']>>()),
    now: 'timestamptz',
    positions: 'int4[]',
    quantities: 'int4[]',
    exchanged: 'int4[]',
    exchanges: 'uuid[]',
  },
  {},
  `
  with inserted as (
    insert into returns (id, order_id, kind, state, reason, text, photo, requested_at, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
    returning id, order_id)
  insert into return_lines (return_id, order_id, position, quantity, exchange_variant_id)
  select inserted.id, inserted.order_id, l.position, l.quantity, e.variant
  from inserted, unnest($9::int[], $10::int[]) as l (position, quantity)
    left join unnest($11::int[], $12::uuid[]) as e (position, variant) on e.position = l.position`,
)

export const orderOf = statement('returns.orderOf', { id: 'uuid' }, { order_id: 'uuid' }, `select order_id from returns where id = $1`)

/** Moves a return to another state: of several concurrent calls, one touches a row. */
export const changeState = statement(
  'returns.move',
  { id: 'uuid', from: 'text', to: 'text', note: 'text?', now: 'timestamptz' },
  {},
  `update returns set state = $3, note = coalesce($4, note), changed_at = $5 where id = $1 and state = $2`,
)

/** Sets the label of an approved return. */
export const setLabel = statement(
  'returns.setLabel',
  { id: 'uuid', url: 'text', now: 'timestamptz' },
  {},
  `update returns set label_url = $2, changed_at = $3 where id = $1 and state = 'approved'`,
)

/** Sets the exchanges of a return's lines; lines that aren't named get none. */
export const setExchanges = statement(
  'returns.setExchanges',
  { id: 'uuid', exchanged: 'int4[]', exchanges: 'uuid[]' },
  {},
  `
  update return_lines l set exchange_variant_id = (select e.variant from unnest($2::int[], $3::uuid[]) as e (position, variant)
    where e.position = l.position)
  where l.return_id = $1`,
)

export const setRestocked = statement(
  'returns.setRestocked',
  { id: 'uuid', positions: 'int4[]', restocked: 'int4[]' },
  {},
  `
  update return_lines l set restocked = r.restocked from unnest($2::int[], $3::int[]) as r (position, restocked)
  where l.return_id = $1 and l.position = r.position`,
)

export const keysInState = statement(
  'returns.inState',
  { state: 'text', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { at: 'timestamptz', id: 'uuid' },
  `
  select requested_at as at, id from returns where state = $1 and (requested_at, id) > ($2, $3)
  order by requested_at, id limit $4`,
)

export const returnsByIds = statement(
  'returns.byIds',
  { ids: 'uuid[]' },
  {
    id: 'uuid',
    number: 'text',
    kind: textOf<OrderReturn['kind']>(),
    state: textOf<State>(),
    reason: 'text',
    text: 'text',
    photo: nullable(jsonb<NonNullable<OrderReturn['photo']>>()),
    note: 'text',
    label_url: 'text?',
    requested_at: 'timestamptz',
    lines: json<OrderReturn['lines']>(),
    exchange_number: 'text?',
    exchange_credit: 'int4',
    without_refund: 'bool',
    closed_by_refund: 'bool',
    has_money_back: 'bool',
  },
  `
  select r.id, o.number, r.kind, r.state, r.reason, r.text, r.photo, r.note, r.label_url, r.requested_at,
    (select json_agg(json_build_object('variantId', l.variant_id, 'quantity', p.quantity, 'restocked', p.restocked, 'exchange',
        (select json_build_object('variantId', v.id, 'options', v.options) from variants v where v.id = p.exchange_variant_id))
          order by p.position)
      from return_lines p join order_lines l on l.order_id = p.order_id and l.position = p.position where p.return_id = r.id) as lines,
    (select x.number from orders x where x.exchange_of = r.id and x.order_status <> 'Cancelled' limit 1) as exchange_number,
    coalesce((select x.credit_expected from orders x where x.exchange_of = r.id and x.order_status <> 'Cancelled' limit 1),
    0) as exchange_credit, r.state = 'refunded' and case when o.order_status = 'Cancelled' then o.credit_cost + o.points_spent = 0
      and (select g.id from order_refunds g where g.order_id = o.id limit 1) is null
      else (select g.id from order_refunds g where g.return_id = r.id limit 1) is null end as without_refund,
    r.closed_by_refund, (select g.id from order_refunds g where g.return_id = r.id and g.method <> 'exchange'
      limit 1) is not null as has_money_back
  from returns r join orders o on o.id = r.order_id where r.id = any($1)`,
)
