import type { Locale } from '#contract/locales.ts'
import { statement } from '#server/db/statement.ts'
import { nullable, textOf } from '#server/db/types.ts'

/** Serializes work for one person or one variant until the transaction ends. */
export const lock = statement('stockAlerts.lock', { key: 'text' }, {}, `select pg_advisory_xact_lock(hashtextextended($1, 0))`)

/** Adds or renews an account's alert for this variant, even if one was sent before. No row if there are `max` others. */
export const addForUser = statement(
  'stockAlerts.addForUser',
  { id: 'uuid', variant: 'uuid', user: 'uuid', now: 'timestamptz', max: 'int8', locale: textOf<Locale>() },
  {},
  `
  insert into stock_alerts (id, variant_id, user_id, created_at, confirmed_at, locale)
  select $1, $2, $3, $4, $4, $6 where (select count(*) from stock_alerts where user_id = $3 and variant_id <> $2) < $5
  on conflict (user_id, variant_id) where user_id is not null
  do update set confirmed_at = excluded.confirmed_at, sent_at = null, locale = excluded.locale where stock_alerts.sent_at is not null`,
)

/** Whether a mail may now ask this email to confirm this variant's alert. */
export const mayRequest = statement(
  'stockAlerts.mayRequest',
  { email: 'text', variant: 'uuid', daySince: 'timestamptz', againSince: 'timestamptz' },
  { alerts: 'int8', mails: 'int8', asked: 'bool' },
  `
  select count(*) filter (where variant_id <> $2) as alerts, count(*) filter (where asked_at > $3) as mails,
    coalesce(bool_or(variant_id = $2 and asked_at > $4), false) as asked
  from stock_alerts where email = $1`,
)

/** Adds an alert for an email that is asked to confirm. */
export const addForEmail = statement(
  'stockAlerts.addForEmail',
  { id: 'uuid', variant: 'uuid', email: 'text', now: 'timestamptz', locale: textOf<Locale>() },
  { id: 'uuid' },
  `
  insert into stock_alerts (id, variant_id, email, created_at, asked_at, locale) values ($1, $2, $3, $4, $4, $5)
  on conflict (email, variant_id) where email is not null do update set asked_at = excluded.asked_at, locale = excluded.locale
  returning id`,
)

const about = { product_id: 'uuid', variant_id: 'uuid' } as const

/** Confirms an alert; one that was sent already is renewed. */
export const confirm = statement(
  'stockAlerts.confirm',
  { id: 'uuid', now: 'timestamptz' },
  about,
  `
  update stock_alerts a set sent_at = null, confirmed_at = case when a.confirmed_at is null
    or a.sent_at is not null then $2 else a.confirmed_at end
  from variants v where a.id = $1 and v.id = a.variant_id returning v.product_id, v.id as variant_id`,
)

/** Removes all alerts of the person who has this one. */
export const removeAllOfSame = statement(
  'stockAlerts.removeAllOfSame',
  { id: 'uuid' },
  { id: 'uuid', ...about },
  `
  with one as (select user_id, email from stock_alerts where id = $1),
  gone as (
    delete from stock_alerts where id = any(array(
      select a.id from stock_alerts a join one on a.email = one.email
      union all select a.id from stock_alerts a join one on a.user_id = one.user_id
    )) returning id, variant_id
  )
  select gone.id, v.product_id, v.id as variant_id from gone join variants v on v.id = gone.variant_id`,
)

/** A user's alerts, by account and by the account's email; unconfirmed ones only on request. */
export const listOfUser = statement(
  'stockAlerts.ofUser',
  { user: 'uuid', unconfirmed: 'bool' },
  { id: 'uuid', product_id: 'uuid', variant_id: 'uuid', created_at: 'timestamptz', is_sent: 'bool' },
  `
  select a.id, v.product_id, v.id as variant_id, a.created_at, a.sent_at is not null as is_sent
  from (
    select id, variant_id, created_at, sent_at from stock_alerts where user_id = $1
    union all
    select id, variant_id, created_at, sent_at from stock_alerts
    where email = (select u.email from users u where u.id = $1) and (confirmed_at is not null or $2)
  ) a join variants v on v.id = a.variant_id
  order by a.created_at desc, a.id desc`,
)

export const removeOfUser = statement(
  'stockAlerts.removeOfUser',
  { id: 'uuid', user: 'uuid' },
  {},
  `delete from stock_alerts where id = $1 and (user_id = $2 or email = (select u.email from users u where u.id = $2))`,
)

export const removeOfEmail = statement('stockAlerts.removeOfEmail', { email: 'text' }, {}, `delete from stock_alerts where email = $1`)

/** Variants in stock that someone waits for, with more pieces than people were alerted lately. */
export const dueVariants = statement(
  'stockAlerts.due',
  { now: 'timestamptz', since: 'timestamptz', limit: 'int8' },
  about,
  `
  select v.product_id, v.id as variant_id
  from (select distinct variant_id from stock_alerts where confirmed_at is not null and sent_at is null) w
    join variants v on v.id = w.variant_id join products p on p.id = v.product_id
  where v.stock > 0 and v.active and p.published_at <= $1 and p.unpublished_at is null
    and v.stock > (select count(*) from stock_alerts s where s.variant_id = v.id and s.sent_at > $2)
  order by v.id limit $3`,
)

/** How many more people may be alerted: the stock minus recent alerts. */
export const remainingAlerts = statement(
  'stockAlerts.remainingAlerts',
  { variant: 'uuid', since: 'timestamptz' },
  { left: 'int8' },
  `
  select v.stock - (select count(*) from stock_alerts s where s.variant_id = v.id and s.sent_at > $2) as left
  from variants v where v.id = $1`,
)

/** Claims the alerts that waited longest (marking them as sent), with the language of the account, or else of the request. */
export const claimWaiting = statement(
  'stockAlerts.claimWaiting',
  { variant: 'uuid', now: 'timestamptz', limit: 'int8' },
  { id: 'uuid', email: 'text?', locale: nullable(textOf<Locale>()) },
  `
  update stock_alerts a set sent_at = $2
  where a.id in (
    select id from stock_alerts where variant_id = $1 and confirmed_at is not null and sent_at is null
    order by confirmed_at, id limit $3 for update skip locked
  )
  returning a.id, coalesce(a.email, (select u.email from users u where u.id = a.user_id and u.erase_at is null
    and u.disabled_at is null)) as email,
    coalesce((select u.locale from users u where u.id = a.user_id), a.locale) as locale`,
)

export const purgeUnconfirmed = statement(
  'stockAlerts.purgeUnconfirmed',
  { before: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from stock_alerts where id in (
    select id from stock_alerts where confirmed_at is null and created_at < $1 order by created_at limit $2 for update skip locked)`,
)

export const purgeSent = statement(
  'stockAlerts.purgeSent',
  { before: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from stock_alerts where id in (
    select id from stock_alerts where sent_at < $1 order by sent_at limit $2 for update skip locked)`,
)
