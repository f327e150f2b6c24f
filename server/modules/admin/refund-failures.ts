import { major } from '#contract/currency.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { listRefundFailures as contract } from '#contract/refund-failures.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { readPage } from '#server/db/page.ts'
import { type Db, statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'

const keys = statement(
  'refundFailures.keys',
  { at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { at: 'timestamptz', id: 'uuid' },
  `
  (select done_at as at, id from refunds where status = 'failed' and (done_at, id) > ($1, $2) order by done_at, id limit $3)
  union all
  (select failed_at as at, refund_id as id from charge_refund_failures where settled_at is null and (failed_at, refund_id) > ($1, $2)
    order by failed_at, refund_id limit $3)
  order by at, id limit $3`,
)

const failuresByIds = statement(
  'refundFailures.byIds',
  { ids: 'uuid[]' },
  {
    id: 'uuid',
    kind: textOf<'order' | 'charge'>(),
    order_number: 'text?',
    plan_name: 'text?',
    email: 'text?',
    has_account: 'bool',
    amount: 'int4',
    currency: 'text?',
    failed_at: 'timestamptz',
  },
  `
  select r.id, 'order' as kind, o.number as order_number, null::text as plan_name, o.email, o.user_id is not null as has_account, r.amount,
    o.currency->>'code' as currency, r.done_at as failed_at
  from refunds r join orders o on o.id = r.order_id where r.id = any($1)
  union all
  select f.refund_id, 'charge', null, p.name, u.email, u.id is not null, f.amount, null, f.failed_at
  from charge_refund_failures f join subscriptions s on s.id = f.subscription_id join plans p on p.id = s.plan_id
    left join users u on u.id = s.user_id
  where f.refund_id = any($1)`,
)

/** A page of refunds that failed for good and aren't settled, the oldest first. */
export async function listRefundFailures(db: Db, { limit, cursor }: ParsedOf<typeof contract>): Promise<OutputOf<typeof contract>> {
  const after = cursor === undefined ? startOf('asc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => keys.all(db, { ...after, limit: count }),
    rows: (ids) => failuresByIds.all(db, { ids }),
  })
  const failures = rows.map(({ order_number, plan_name, has_account, amount, failed_at, currency, ...row }) => ({
    ...row,
    orderNumber: order_number,
    planName: plan_name,
    hasAccount: has_account,
    amount: major(amount, currency ?? undefined),
    ...(currency !== null && { currency }),
    failedAt: failed_at.toISOString(),
  }))
  return { failures, nextCursor }
}
