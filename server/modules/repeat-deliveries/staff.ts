import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type * as contract from '#contract/staff-repeat-deliveries.ts'
import type { StaffRepeatDelivery, StaffRepeatDeliveryDetail } from '#contract/staff-repeat-deliveries.ts'
import { repeatLimits } from '#contract/repeat-limits.ts'
import { addDays } from '#contract/time.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { cancelDelivery } from './cancel.ts'
import { shopDayOf } from './days.ts'
import { writeChanges } from './context.ts'
import { queueMail } from './mails.ts'
import { presentDate, presentDelivery } from './present.ts'
import * as queries from './queries.ts'
import * as staff from './staff-queries.ts'

const present = (row: staff.StaffRow): StaffRepeatDelivery => ({
  ...presentDelivery(row),
  person: { id: row.user_id, name: row.person_name, email: row.email },
})

/** A page of repeat deliveries for staff, newest first, in two statements. */
export async function listForStaff(
  db: Db,
  { limit, cursor, ...filters }: ParsedOf<typeof contract.listStaffRepeatDeliveries>,
): Promise<OutputOf<typeof contract.listStaffRepeatDeliveries>> {
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => staff.staffKeysOf(db, filters, { ...after, limit: count }),
    rows: (ids) => staff.staffDeliveriesByIds.all(db, { ids }),
  })
  return { repeatDeliveries: rows.map(present), nextCursor }
}

/** The number of active repeat deliveries, and of those that need attention. */
export const figures = async (
  db: Db,
  { config, now }: Pick<RequestContext, 'config' | 'now'>,
): Promise<OutputOf<typeof contract.getRepeatFigures>> => {
  const row = (await staff.figures.one(db, { until: addDays(shopDayOf(now, config.shipping.timeZone), 7) }))!
  return { active: row.active, paused: row.paused, failing: row.failing, dueSoon: row.due_soon }
}

/** A repeat delivery with its past dates. Fails with NOT_FOUND. */
export async function readForStaff(db: Db | Tx, id: string): Promise<StaffRepeatDeliveryDetail> {
  const [row] = await staff.staffDeliveriesByIds.all(db, { ids: [id] })
  if (!row) throw refuse('NOT_FOUND')
  const dates = await queries.datesOf.all(db, { delivery: id, limit: repeatLimits.ordersMax })
  return { ...present(row), orders: dates.map(presentDate) }
}

/** Pauses or cancels a repeat delivery; its customer gets the reason by mail. */
export async function stop(
  tx: Tx,
  { id, to, reason }: ParsedOf<typeof contract.stopRepeatDelivery>,
  context: RequestContext,
): Promise<StaffRepeatDeliveryDetail> {
  const row = await queries.lock.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  if (row.state === 'cancelled' || row.state === to) throw refuse('REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE')
  if (to === 'cancelled') await cancelDelivery(tx, row, { event: 'cancelled', reason }, context)
  else {
    const after = await writeChanges(tx, row, { state: 'paused', problem: 'staff' }, context.now)
    await queueMail(tx, after, { event: 'stopped', reason }, context)
  }
  return readForStaff(tx, id)
}
