import { hourMs, minuteMs } from '#contract/time.ts'
import type { AppContext } from '#server/http/context.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { shipDateJob } from '#server/modules/catalogue/catalogue.ts'
import { sendGiftCardsJob } from '#server/modules/credit/credit.ts'
import { purgeBuyers } from '#server/modules/invoices/invoices.ts'
import { expirePoints, noticeExpiry } from '#server/modules/points/points.ts'
import { purgeDrafts } from './drafts/draft-queries.ts'
import { sendGiftCards, sendOrderGiftCards } from './fulfilment/order-gift-cards.ts'
import { notifyOfShipDate } from './mails/notify-ship-date.ts'
import { remindJob, remindToPay } from './mails/remind-to-pay.ts'
import { earnDuePoints } from './refunds/earn-points.ts'

/** A draft that nobody has changed for this long is deleted, since it may contain personal data. */
const draftDays = 30

/** Schedules the jobs of orders and points: gift cards are sent on their day, and points are earned, and expire if the settings say so. */
export function registerOrderJobs(jobs: JobRunner, { config, signingSecret }: Pick<AppContext, 'config' | 'signingSecret'>): void {
  jobs.register(shipDateJob, ({ data }, { database, now }) =>
    notifyOfShipDate(database, (data as { variant: string }).variant, { config, signingSecret, now }),
  )
  jobs.register(remindJob, ({ data }, { database, now }) =>
    remindToPay(database, (data as { order: string }).order, { config, signingSecret, now }),
  )
  jobs.register(sendGiftCardsJob, ({ data }, { database, now }) =>
    sendOrderGiftCards(database, (data as { order: string }).order, { config, now }),
  )
  jobs.schedule('giftCards.sendDue', minuteMs, (_, { database, now, stopping }) => sendGiftCards(database, { config, now }, stopping))
  jobs.schedule('orders.earnPoints', hourMs, async (_, { database, now, stopping }) => {
    await earnDuePoints(database, config, { now, stopping })
  })
  jobs.schedule('orders.purgeDrafts', 24 * hourMs, async (_, { database, now }) => {
    await purgeDrafts.run(database.db, { before: new Date(now.getTime() - draftDays * 24 * hourMs) })
  })
  jobs.schedule('invoices.purgeBuyers', 24 * hourMs, (_, { database, now }) => purgeBuyers(database.db, now))
  jobs.schedule('points.expire', 24 * hourMs, async (_, { database, now }) => {
    const { expireMonths } = config.points
    if (expireMonths === undefined) return
    await expirePoints(database, expireMonths, now)
    await noticeExpiry(database, config, expireMonths, now)
  })
}
