import { repeatReminderDays } from './mails.ts'
import { addDays, dayOf } from './days.ts'
import { type Context, contextFor, type Desk } from './desk.ts'
import { estimate } from './estimate.ts'
import { queueMail } from './mails.ts'
import * as queries from './queries.ts'
import type { Log } from './run.ts'

const batch = 100

/** Mails customers three days ahead what will be delivered and charged, once for each date. */
export async function remindDue(desk: Desk, context: Context, log: Log): Promise<void> {
  const today = dayOf(context.now, context.config.shipping.timeZone)
  const until = addDays(today, repeatReminderDays)
  const seen = new Set<string>()
  for (;;) {
    const found = (await queries.toRemind.all(desk.database.db, { from: today, until, limit: batch })).filter(({ id }) => !seen.has(id))
    for (const { id } of found) {
      seen.add(id)
      await remindOne(desk, id, context).catch((error: unknown) =>
        log.error({ repeatDelivery: id, stack: String(error) }, 'a reminder was not sent'),
      )
    }
    if (found.length === 0) return
  }
}

async function remindOne(desk: Desk, id: string, context: Context): Promise<void> {
  const { database, sources } = desk
  const row = await queries.shownById.one(database.db, { id })
  if (!row) return
  const found = await estimate(database.db, sources, row, await contextFor(database.db, row, context))
  const isThere = typeof found === 'object'
  await database.transaction(async (tx) => {
    if (!(await queries.claimReminder.one(tx, { id, version: row.version }))) return
    await queueMail(tx, row, isThere ? { event: 'reminder', estimate: found } : { event: 'reminderWithout' }, context)
  })
}
