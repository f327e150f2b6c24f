import type { ConsentSource } from '#contract/newsletter.ts'
import { statement } from '#server/db/statement.ts'
import { json, textOf } from '#server/db/types.ts'

/**
 * Adds or finds an email; concurrent calls wait for the first one. `needs_mail`: whether to send a mail now, which is true once per `againSince`,
 * however many calls there are.
 */
export const insertUnconfirmed = statement(
  'newsletter.ask',
  { id: 'uuid', email: 'text', locale: 'text', now: 'timestamptz', againSince: 'timestamptz' },
  { id: 'uuid', needs_mail: 'bool' },
  `
  insert into newsletter_subscribers as s (id, email, locale, created_at, asked_at, asked_by) values ($1, $2, $3, $4, $4, $1)
  on conflict (email) do update set (asked_at, asked_by, locale) = (
    select case when due then $4 else s.asked_at end, case when due then $1 else s.asked_by end, case when due then $3 else s.locale end
    from (select (s.confirmed_at is null or s.unsubscribed_at is not null)
      and (s.asked_at <= $5 or s.unsubscribed_at > s.asked_at) as due) d
  )
  returning s.id, s.asked_by = $1 as needs_mail`,
)

/** Returns no row if nothing changed: it's subscribed, or its owner unsubscribed after the mail, which makes its link invalid. */
export const confirm = statement(
  'newsletter.confirm',
  { id: 'uuid', now: 'timestamptz' },
  { id: 'uuid' },
  `
  update newsletter_subscribers set confirmed_at = $2, unsubscribed_at = null
  where id = $1 and (confirmed_at is null or asked_at > unsubscribed_at) returning id`,
)

/** Whether it's subscribed; no row for an unknown id. */
export const subscriptionState = statement(
  'newsletter.standing',
  { id: 'uuid' },
  { is_subscribed: 'bool' },
  `select confirmed_at is not null and unsubscribed_at is null as is_subscribed from newsletter_subscribers where id = $1`,
)
/** Where an email was entered when its owner was last asked. */
export const lastConsentSource = statement(
  'newsletter.askedAt',
  { id: 'uuid' },
  { source: textOf<ConsentSource>() },
  `select source from newsletter_consents where subscriber_id = $1 and event = 'asked' order by at desc, id desc limit 1`,
)

/** Subscribes proven emails of consenting owners, with `again` even after unsubscribing. Returns those that weren't subscribed. */
export const adoptSubscriptions = statement(
  'newsletter.adopt',
  { subscribers: json<{ id: string; email: string }[]>(), locale: 'text?', now: 'timestamptz', again: 'bool' },
  { id: 'uuid', email: 'text' },
  `
  insert into newsletter_subscribers as s (id, email, locale, created_at, asked_at, asked_by, confirmed_at)
  select id, email, $2, $3, $3, id, $3 from json_to_recordset($1) as g (id uuid, email text) order by email
  on conflict (email) do update set confirmed_at = excluded.confirmed_at, unsubscribed_at = null,
    locale = coalesce(excluded.locale, s.locale)
  where s.confirmed_at is null or ($4 and s.unsubscribed_at is not null)
  returning id, email`,
)

/** Deletes an unconfirmed email entirely. Returns the id of one that was subscribed. */
export const unsubscribe = statement(
  'newsletter.unsubscribe',
  { id: 'uuid', now: 'timestamptz' },
  { id: 'uuid' },
  `
  with gone as (delete from newsletter_subscribers where id = $1 and confirmed_at is null)
  update newsletter_subscribers set unsubscribed_at = $2 where id = $1 and confirmed_at is not null and unsubscribed_at is null
  returning id`,
)

export const logConsent = statement(
  'newsletter.log',
  { entries: json<{ id: string; subscriber: string }[]>(), event: 'text', source: 'text', now: 'timestamptz' },
  {},
  `
  insert into newsletter_consents (id, subscriber_id, event, source, at)
  select id, subscriber, $2, $3, $4 from json_to_recordset($1) as g (id uuid, subscriber uuid)`,
)

export const subscriptionsOfUser = statement(
  'newsletter.ofUser',
  { user: 'uuid' },
  { id: 'uuid', created_at: 'timestamptz', confirmed_at: 'timestamptz?', unsubscribed_at: 'timestamptz?' },
  `
  select id, created_at, confirmed_at, unsubscribed_at from newsletter_subscribers
  where email = (select u.email from users u where u.id = $1)`,
)

export const consentsOf = statement(
  'newsletter.consentsOf',
  { subscriber: 'uuid', limit: 'int8' },
  { event: textOf<'asked' | 'subscribed' | 'unsubscribed'>(), source: textOf<ConsentSource>(), at: 'timestamptz' },
  `select event, source, at from newsletter_consents where subscriber_id = $1 order by at desc, id desc limit $2`,
)

export const eraseEmails = statement(
  'newsletter.eraseEmails',
  { emails: 'text[]' },
  {},
  `delete from newsletter_subscribers where email = any($1)`,
)

export const purgeUnconfirmed = statement(
  'newsletter.purgeUnconfirmed',
  { before: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from newsletter_subscribers where id in (
    select id from newsletter_subscribers where confirmed_at is null and created_at < $1 and asked_at < $1
    order by created_at limit $2 for update skip locked)`,
)

export const subscribedAmong = statement(
  'newsletter.subscribedAmong',
  { emails: 'text[]' },
  { email: 'text' },
  `select email from newsletter_subscribers where email = any($1) and confirmed_at is not null and unsubscribed_at is null`,
)
