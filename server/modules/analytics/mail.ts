import { adminUrls } from '#contract/admin/urls.ts'
import { major } from '#contract/currency.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { setReportMail } from '#contract/admin/analytics.ts'
import { addDays, dayMs, dayOf } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import { type Message, queueMessage } from '#server/messaging/outbox.ts'
import { formatDate, formatMoney } from '#server/text/formats.ts'
import { startOfDay } from './days.ts'
import { type Figures, figuresOf, firstLiveDay, netOf } from './figures.ts'
import * as queries from './mail-queries.ts'

/** Mails aren't sent before this hour (UTC). */
const fromHour = 5

/** Sets whether the caller gets yesterday's figures each morning, starting tomorrow. */
export async function changeMail(
  tx: Tx,
  { isMailed }: ParsedOf<typeof setReportMail>,
  { caller, now }: SignedInContext,
): Promise<{ isMailed: boolean }> {
  if (isMailed) await queries.requestMail.run(tx, { user: caller.userId, day: dayOf(now.getTime() - dayMs) })
  else await queries.endMail.run(tx, { user: caller.userId })
  return { isMailed }
}

/** Sends yesterday's figures, and those of the same weekday a week before, to the staff who asked for them. */
export async function sendReports(database: Database, config: Config, now: Date): Promise<void> {
  if (now.getUTCHours() < fromHour) return
  const day = dayOf(now.getTime() - dayMs)
  const [figures, before] = await Promise.all([dayFigures(database, day), dayFigures(database, addDays(day, -7))])
  await database.transaction(async (tx) => {
    const readers = await queries.claimReaders.all(tx, { day, permission: 'reports:read' })
    for (const { email } of readers) await queueMessage(tx, reportMail(email, { day, figures, before }, config), now)
  })
}

async function dayFigures({ db }: Database, day: string): Promise<Figures> {
  const [figures] = await figuresOf(db, { from: day, to: day, until: startOfDay(day) + dayMs, liveFrom: await firstLiveDay(db) })
  return figures!
}

function reportMail(to: string, { day, figures, before }: { day: string; figures: Figures; before: Figures }, config: Config): Message {
  const { brand, t } = mailContext(config)
  const date = formatDate(new Date(day), brand.locale)
  const money = (units: number) => formatMoney(major(units), config.shop.currency)
  const average = ({ orders, sales }: Figures) => money(orders === 0 ? 0 : Math.round(sales / orders))
  const row = (label: string, show: (one: Figures) => string) => ({
    label,
    value: t('report.against', { value: show(figures), before: show(before) }),
  })
  const blocks: Block[] = [
    { type: 'title', text: t('report.title', { date }) },
    { type: 'paragraph', text: t('report.lead') },
    {
      type: 'facts',
      rows: [
        row(t('report.sales'), ({ sales }) => money(sales)),
        row(t('report.net'), (one) => money(netOf(one))),
        row(t('report.orders'), ({ orders }) => String(orders)),
        row(t('report.average'), average),
        row(t('report.refunded'), ({ refunded }) => money(refunded)),
        row(t('report.members'), ({ members }) => String(members)),
        row(t('report.posts'), ({ posts }) => String(posts)),
      ],
    },
    { type: 'button', label: t('report.link'), url: config.origin + adminUrls.reports({ from: day, to: day }) },
  ]
  const subject = t('report.subject', { shop: brand.name, date, sales: money(figures.sales) })
  return { channel: 'email', to, mail: { brand, subject, preheader: t('report.lead'), blocks } }
}
