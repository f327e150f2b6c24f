import { refuse } from '#contract/refuse.ts'
import type { Locale } from '#contract/locales.ts'
import type { NotificationKind } from '#contract/notifications.ts'
import { dayMs } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import { lowestId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json, nullable, textOf } from '#server/db/types.ts'
import { configForLocale } from '#server/http/locale.ts'
import { unsubscribeLinks } from '#server/http/signed-links.ts'
import type { RequestContext } from '#server/http/context.ts'
import { Failures } from '#server/jobs/failures.ts'
import { queueBulkMail } from '#server/messaging/bulk.ts'
import { digestMail } from './digest-mail.ts'
import { actors, isShown } from './read-queries.ts'
import { endDigests, defaultSettings } from './settings.ts'

const batch = 100
/** The most lines in a mail. */
const linesMax = 10

export interface DigestSettings {
  config: Config
  signingSecret: string
}

/** Members with something unread for a day or a week, depending on their settings. */
const due = statement(
  'notifications.digestDue',
  { day: 'timestamptz', week: 'timestamptz', digest: 'text', emailOff: 'text[]', after: 'uuid', limit: 'int8' },
  { user_id: 'uuid', email: 'text', locale: nullable(textOf<Locale>()) },
  `
  select n.user_id, u.email, u.locale from notifications n join users u on u.id = n.user_id
    left join notification_settings s on s.user_id = n.user_id
  where n.read_at is null and n.digested_at is null and n.updated_at <= $1 and n.user_id > $5 and u.email is not null
    and (coalesce(s.digest, $3) = 'daily' or (coalesce(s.digest, $3) = 'weekly' and n.updated_at <= $2))
    and n.kind <> all(coalesce(s.email_off, $4))
  group by n.user_id, u.email, u.locale order by n.user_id limit $6`,
)
/**
 * Marks a member's unread notifications as sent in a digest, and returns those that the digest lists, newest first. Each is in one digest
 * only.
 */
const claimUnread = statement(
  'notifications.claimUnread',
  { user: 'uuid', emailOff: 'text[]', now: 'timestamptz', limit: 'int8' },
  { kind: textOf<NotificationKind>(), total: 'int4', names: json<string[]>(), club: 'text?', challenge: 'text?' },
  `
  with claimed as (
    update notifications set digested_at = $3 where user_id = $1 and read_at is null and digested_at is null
    returning id, user_id, kind, post_id, comment_id, club_id, challenge_id, updated_at
  )
  select n.kind, (select count(*)::int ${actors('n.id', 'n.user_id')}) as total,
    (select coalesce(json_agg(l.name), '[]') from (select p.name ${actors('n.id', 'n.user_id')} order by a.at desc, a.actor_id
      limit 1) l) as names,
    (select c.name from clubs c where c.id = n.club_id) as club,
    (select h.title from challenges h where h.id = n.challenge_id) as challenge
  from claimed n left join notification_settings s on s.user_id = n.user_id
  where n.kind <> all(coalesce(s.email_off, $2)) and ${isShown}
  order by n.updated_at desc, n.id desc limit $4`,
)

/** Sends the digests that are due. No notification is sent twice, and a failed digest doesn't hold up the others. */
export async function sendDigests(database: Database, settings: DigestSettings, now: Date, stopping?: AbortSignal): Promise<void> {
  const when = { day: new Date(now.getTime() - dayMs), week: new Date(now.getTime() - 7 * dayMs) }
  const failures = new Failures(stopping)
  let after = lowestId
  for (;;) {
    const people = await due.all(database.db, {
      ...when,
      digest: defaultSettings.digest,
      emailOff: [...defaultSettings.emailOff],
      after,
      limit: batch,
    })
    for (const { user_id: user, email, locale } of people) {
      const config = configForLocale(settings.config, locale)
      await failures.collect(() => database.transaction((tx) => sendDigest(tx, { user, email }, { ...settings, config }, now)))
    }
    if (people.length < batch) return failures.throwFirst()
    after = people.at(-1)!.user_id
  }
}

async function sendDigest(
  tx: Tx,
  { user, email }: { user: string; email: string },
  { config, signingSecret }: DigestSettings,
  now: Date,
): Promise<void> {
  const lines = await claimUnread.all(tx, { user, emailOff: [...defaultSettings.emailOff], now, limit: linesMax })
  if (lines.length > 0)
    await queueBulkMail(tx, digestMail({ email, lines, token: unsubscribeLinks.sign(signingSecret, 'digests', user) }, config), now)
}

/** Ends the digests of the member that a token was made for; fails with NOT_FOUND if the token isn't valid. */
export async function unsubscribe(
  tx: Tx,
  token: string,
  { signingSecret, now }: Pick<RequestContext, 'signingSecret' | 'now'>,
): Promise<{ message: string }> {
  const user = unsubscribeLinks.idOf(signingSecret, 'digests', token)
  if (user === undefined) throw refuse('NOT_FOUND')
  await endDigests(tx, user, now)
  return { message: "We won't send digests anymore" }
}
