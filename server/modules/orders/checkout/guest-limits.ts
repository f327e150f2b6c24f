import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { hourMs } from '#contract/time.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { networkHash } from '#server/http/device.ts'
import type { Line } from '../lines/lines.ts'
import { refuseOverGuestStock, refuseUnits } from './guest-stock.ts'

const { perHour, perDay, perEmailDay, unitsHeld } = serverLimits.guestOrders

const recentGuestOrders = statement(
  'orders.recentGuestOrders',
  { client: 'text', email: 'text', hourAgo: 'timestamptz', dayAgo: 'timestamptz' },
  { client_hour: 'int4', client_day: 'int4', email_day: 'int4' },
  `
  select
    (select count(*)::int from orders where client_hash = $1 and ordered_at > $3) as client_hour,
    (select count(*)::int from orders where client_hash = $1 and ordered_at > $4) as client_day,
    (select count(*)::int from orders where email = $2 and user_id is null and ordered_at > $4) as email_day`,
)

/** Pieces in this client's orders that nobody has paid for or handled yet, by variant. */
const heldUnits = statement(
  'orders.heldUnits',
  { client: 'text', variants: 'uuid[]' },
  { variant_id: 'uuid', units: 'int4' },
  `
  select l.variant_id, sum(l.quantity)::int as units
  from orders o join order_lines l on l.order_id = o.id
  where o.client_hash = $1 and o.order_status = 'Pending' and o.payment_status = 'Pending' and l.variant_id = any($2)
  group by l.variant_id`,
)

/** The client that a guest's order is counted for; null for customers, and for networks that the settings exempt. */
export function guestClientOf({ caller, client, config, signingSecret }: RequestContext): string | null {
  return caller || config.isExemptFromLimits(client.address) ? null : networkHash({ client, signingSecret })
}

/**
 * Refuses a guest's order beyond what one client or email may place, or what one client may hold of the stock without paying. An order is
 * free to place, so without limits a flood would empty the shop. Reads without locks: concurrent orders may exceed a limit by a few.
 */
export async function refuseGuestFlood(
  tx: Tx,
  guest: { client: string; email: string },
  lines: Line[],
  context: RequestContext,
): Promise<void> {
  const { now } = context
  const before = (ms: number) => new Date(now.getTime() - ms)
  const variants = lines.map(({ variant }) => variant.variant_id)
  const [recent, held] = await Promise.all([
    recentGuestOrders.one(tx, { ...guest, hourAgo: before(hourMs), dayAgo: before(24 * hourMs) }),
    heldUnits.all(tx, { client: guest.client, variants }),
    refuseOverGuestStock(tx, lines, context),
  ])
  const { client_hour, client_day, email_day } = recent!
  if (client_hour >= perHour)
    throw refuse('TOO_MANY_REQUESTS', { order: ['too many were placed from here: sign in, or come back later'] }, 3600)
  if (client_day >= perDay || email_day >= perEmailDay)
    throw refuse('TOO_MANY_REQUESTS', { order: ['too many were placed today: sign in, or come back tomorrow'] }, 24 * 3600)
  refuseTooManyHeld(lines, new Map(held.map(({ variant_id, units }) => [variant_id, units])), context)
}

function refuseTooManyHeld(lines: Line[], held: Map<string, number>, context: RequestContext): void {
  const isOver = ({ variant, quantity }: Line) => (held.get(variant.variant_id) ?? 0) + quantity > unitsHeld
  refuseUnits(
    lines.flatMap((line, index) => (isOver(line) ? [index] : [])),
    context,
  )
}
