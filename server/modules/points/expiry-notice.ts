import { major } from '#contract/currency.ts'
import type { Locale } from '#contract/locales.ts'
import { dayMs, plusMonths } from '#contract/time.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { lowestId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { nullable, type Row, textOf } from '#server/db/types.ts'
import { configForLocale } from '#server/http/locale.ts'
import { Failures } from '#server/jobs/failures.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import { type Message, queueMessage } from '#server/messaging/outbox.ts'
import { formatDate, formatMoney } from '#server/text/formats.ts'
import { expiresBy, lastChange } from './queries.ts'
import { worthOf } from './worth.ts'

const batch = 100
/** The days before expiry, ascending: a customer notified of 7 days isn't notified of 30 anymore. */
const noticeDays = [7, 30] as const

const columns = {
  user_id: 'uuid',
  email: 'text',
  locale: nullable(textOf<Locale>()),
  balance: 'int4',
  last_change: 'timestamptz',
} as const
type Expiring = Row<typeof columns>

/** Idle balances whose owners haven't been notified of this number of days or fewer. */
const expiring = statement(
  'points.expiring',
  { by: 'timestamptz', months: 'int4', days: 'int4', after: 'uuid', limit: 'int8' },
  columns,
  `
  select i.* from (
    select u.id as user_id, u.email, u.locale, u.points as balance, ${lastChange('u')} as last_change from users u
    where u.id > $4 and u.points > 0 and u.email is not null
  ) i
  where ${expiresBy('$1', 'i.last_change', '$2')} and not exists (
    select from points_notices n where n.user_id = i.user_id and n.last_change = i.last_change and n.days <= $3)
  order by i.user_id limit $5`,
)

/** Returns no row if another process has notified them meanwhile. */
const claim = statement(
  'points.claimNotice',
  { user: 'uuid', lastChange: 'timestamptz', days: 'int4' },
  { user_id: 'uuid' },
  `insert into points_notices (user_id, last_change, days) values ($1, $2, $3) on conflict do nothing returning user_id`,
)

/**
 * Notifies customers by mail that their points expire, with the number of points: once 30 days and once 7 days before. A mail that fails
 * doesn't hold up the others.
 */
export async function noticeExpiry(database: Database, shop: Config, months: number, now: Date): Promise<void> {
  const failures = new Failures()
  for (const days of noticeDays) {
    const by = new Date(now.getTime() + days * dayMs)
    let after = lowestId
    for (;;) {
      const people = await expiring.all(database.db, { by, months, days, after, limit: batch })
      for (const one of people) await failures.collect(() => database.transaction((tx) => notice(tx, one, { days, months, shop, now })))
      if (people.length < batch) break
      after = people.at(-1)!.user_id
    }
  }
  failures.throwFirst()
}

interface Notice {
  days: number
  months: number
  shop: Config
  now: Date
}

async function notice(tx: Tx, one: Expiring, { days, months, shop, now }: Notice): Promise<void> {
  if (!(await claim.one(tx, { user: one.user_id, lastChange: one.last_change, days }))) return
  await queueMessage(tx, expiryMail(one, plusMonths(one.last_change, months), configForLocale(shop, one.locale)), now)
}

function expiryMail({ email, balance }: Expiring, expiresAt: Date, config: Config): Message {
  const { locale, currency } = config.shop
  const amount = formatMoney(major(worthOf(balance, config.points)), currency)
  const { brand, t } = mailContext(config, { amount, day: formatDate(expiresAt, locale) })
  const body = t('points.expiry.body', { count: balance })
  const blocks: Block[] = [
    { type: 'title', text: t('points.expiry.title') },
    { type: 'paragraph', text: body },
    { type: 'paragraph', text: t('points.expiry.keep') },
    { type: 'button', label: t('points.expiry.link'), url: config.pages + urls.points() },
  ]
  return { channel: 'email', to: email, mail: { brand, subject: t('points.expiry.subject'), preheader: body, blocks } }
}
