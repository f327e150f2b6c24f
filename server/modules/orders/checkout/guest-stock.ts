import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { recordSecurityEvent } from '#server/http/security-log.ts'
import type { Line } from '../lines/lines.ts'

const { unitsFree, holdHours } = serverLimits.guestOrders

/** Pieces of the variant `v` in guests' orders since $2 that nobody has paid for or handled yet. */
const heldSql = `
  select coalesce(sum(l.quantity), 0)::int from order_lines l join orders o on o.id = l.order_id
  where l.variant_id = v.id and l.guest_at > $2 and o.order_status = 'Pending' and o.payment_status = 'Pending'`

/** How many pieces of the variant `v` can still be ordered. Those that may be back-ordered count like those in stock. */
const thereSql = '(v.stock + greatest(coalesce(v.back_order_limit - v.back_ordered, 0), 0))'

/**
 * The pieces that guests hold of each variant, and the number of pieces in stock. A deal has fewer pieces, but the rest of the stock is
 * available to others.
 */
const guestHolds = statement(
  'orders.guestHolds',
  { variants: 'uuid[]', since: 'timestamptz' },
  { variant_id: 'uuid', held: 'int4', there: 'int4' },
  `select v.id as variant_id, (${heldSql}) as held, ${thereSql} as there from variants v where v.id = any($1)`,
)

/**
 * Runs after the stock was deducted, while its rows are locked: it counts what others have committed, and nobody else can order more
 * meanwhile. The total that guests ordered is read from an index alone; only if that is too much is the unpaid part of it read.
 */
const checkGuestHolds = statement(
  'orders.checkGuestHolds',
  { variants: 'uuid[]', since: 'timestamptz', share: 'int4', free: 'int4' },
  { is_good: 'bool' },
  `
  select case
    when ordered <= greatest($4, (${thereSql} + ordered) * $3 / 100) then true
    when (select held <= greatest($4, (${thereSql} + held) * $3 / 100) from (${heldSql}) h (held)) then true
    else changed_meanwhile('what guests hold') end as is_good
  from variants v cross join lateral (
    select coalesce(sum(l.quantity), 0)::int as ordered from order_lines l where l.variant_id = v.id and l.guest_at > $2) o
  where v.id = any($1)`,
)

/**
 * Refuses lines that would make guests hold more unpaid pieces of a variant than the shop allows: a share of what there is, but always a
 * few.
 */
export async function refuseOverGuestStock(tx: Tx, lines: Line[], context: RequestContext): Promise<void> {
  const rows = await guestHolds.all(tx, { variants: variantsOf(lines), since: since(context) })
  const byVariant = new Map(rows.map((row) => [row.variant_id, row]))
  const share = context.config.guestStockShare
  refuseUnits(
    lines.flatMap(({ variant, quantity }, index) => {
      const { held = 0, there = 0 } = byVariant.get(variant.variant_id) ?? {}
      return held + quantity > Math.max(unitsFree, Math.floor(((there + held) * share) / 100)) ? [index] : []
    }),
    context,
  )
}

/** Checks the same limit again with the commit, so that concurrent orders don't exceed it either. Call this after `deductStock`. */
export function limitGuestStock(tx: Tx, lines: Line[], context: RequestContext): void {
  const share = context.config.guestStockShare
  tx.atCommit(() => checkGuestHolds.all(tx, { variants: variantsOf(lines), since: since(context), share, free: unitsFree }))
}

/** Refuses these lines as more than guests may order. */
export function refuseUnits(indexes: number[], context: RequestContext): void {
  if (indexes.length === 0) return
  const problem = ['is more than a guest may order: sign in']
  recordSecurityEvent(context, 'guestOrdersLimited', {})
  throw refuse('ERROR_IN_ORDER_CREATION', Object.fromEntries(indexes.map((index) => [`products.${index}.quantity`, problem])))
}

const variantsOf = (lines: Line[]): string[] => lines.map(({ variant }) => variant.variant_id)
const since = ({ now }: RequestContext): Date => new Date(now.getTime() - holdHours * 3_600_000)
