import { addDays } from '#contract/time.ts'
import { lowestId } from '#server/db/ids.ts'
import { Failures } from '#server/jobs/failures.ts'
import { stackOf } from '#server/jobs/log-failure.ts'
import { repeatReminderDays } from './mails.ts'
import { shopDayOf } from './days.ts'
import { type Context, contextFor, type Dependencies } from './context.ts'
import { estimate } from './estimate.ts'
import { queueMail } from './mails.ts'
import * as queries from './queries.ts'
import * as dueQueries from './due-queries.ts'
import type { Log } from './run.ts'

const batch = 100

/** Mails customers three days ahead what will be delivered and charged, once for each date. One that fails doesn't hold up the others. */
export async function remindDue(dependencies: Dependencies, context: Context, log: Log): Promise<void> {
  const from = shopDayOf(context.now, context.config.shipping.timeZone)
  const until = addDays(from, repeatReminderDays)
  const failures = new Failures()
  const remind = async (id: string) => {
    try {
      await remindOne(dependencies, id, context)
    } catch (error) {
      log.error({ repeatDelivery: id, stack: stackOf(error) }, 'a reminder was not sent')
      throw error
    }
  }
  for (let last = { next_on: from, id: lowestId }; ;) {
    const found = await dueQueries.deliveriesToRemind.all(dependencies.database.db, {
      from,
      until,
      afterDay: last.next_on,
      after: last.id,
      limit: batch,
    })
    for (const { id } of found) await failures.collect(() => remind(id))
    if (found.length < batch) return failures.throwFirst()
    last = found.at(-1)!
  }
}

async function remindOne(dependencies: Dependencies, id: string, context: Context): Promise<void> {
  const { database, sources } = dependencies
  const row = await queries.shownById.one(database.db, { id })
  if (!row) return
  const found = await estimate(database.db, sources, row, await contextFor(database.db, row, context))
  const isThere = typeof found === 'object'
  await database.transaction(async (tx) => {
    if (!(await dueQueries.claimReminder.one(tx, { id, version: row.version }))) return
    await queueMail(tx, row, isThere ? { event: 'reminder', estimate: found } : { event: 'reminderWithout' }, context)
  })
}
