import type { ParsedOf } from '#contract/endpoint.ts'
import {
  type changeNotificationSettings,
  type DigestTime,
  type NotificationKind,
  notificationKinds,
  type NotificationSettings,
} from '#contract/notifications.ts'
import { statement, type Db, type Tx } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import type { SignedInContext } from '#server/http/context.ts'

/** The default settings: a weekly digest of what others said to the member. */
export const defaultSettings = {
  digest: 'weekly',
  appOff: [] as string[],
  emailOff: ['reaction', 'repost', 'follow', 'accepted', 'club-accepted'],
} as const
/** The kinds that can't be turned off. */
const always = new Set<NotificationKind>(['moderation'])

const columns = { digest: textOf<DigestTime>(), app_off: 'text[]', email_off: 'text[]' } as const
const find = statement(
  'notifications.settings',
  { user: 'uuid' },
  columns,
  `select digest, app_off, email_off from notification_settings where user_id = $1`,
)
/** Stores settings; touches no row if there's no such member. */
const put = statement(
  'notifications.putSettings',
  { user: 'uuid', digest: textOf<DigestTime>(), appOff: 'text[]', emailOff: 'text[]', now: 'timestamptz' },
  {},
  `
  insert into notification_settings (user_id, digest, app_off, email_off, changed_at) select user_id, $2, $3, $4, $5 from profiles
  where user_id = $1
  on conflict (user_id) do update set digest = excluded.digest, app_off = excluded.app_off, email_off = excluded.email_off,
    changed_at = excluded.changed_at`,
)

interface Settings {
  digest: DigestTime
  appOff: readonly string[]
  emailOff: readonly string[]
}

async function settingsOf(db: Db | Tx, user: string): Promise<Settings> {
  const row = await find.one(db, { user })
  return row ? { digest: row.digest, appOff: row.app_off, emailOff: row.email_off } : defaultSettings
}

/** A member's notification settings. */
export const readSettings = async (db: Db | Tx, user: string): Promise<NotificationSettings> => present(await settingsOf(db, user))

const present = ({ digest, appOff, emailOff }: Settings): NotificationSettings => ({
  digest,
  kinds: notificationKinds.map((kind) => {
    const inApp = !appOff.includes(kind)
    return { kind, inApp, email: inApp && !emailOff.includes(kind) }
  }),
})

/** Changes only the settings that are sent. */
export async function changeSettings(
  tx: Tx,
  { digest, kinds = [] }: ParsedOf<typeof changeNotificationSettings>,
  { caller, now }: SignedInContext,
): Promise<NotificationSettings> {
  const old = await settingsOf(tx, caller.userId)
  const changed = new Map(kinds.map((one) => [one.kind, one]))
  const isOff = (kind: NotificationKind, before: readonly string[], on: boolean | undefined) =>
    !always.has(kind) && (on === undefined ? before.includes(kind) : !on)
  const settings: Settings = {
    digest: digest ?? old.digest,
    appOff: notificationKinds.filter((kind) => isOff(kind, old.appOff, changed.get(kind)?.inApp)),
    emailOff: notificationKinds.filter((kind) => {
      const email = changed.get(kind)?.email
      return email === undefined ? old.emailOff.includes(kind) : !email
    }),
  }
  await store(tx, caller.userId, settings, now)
  return present(settings)
}

/** Ends a member's digests. */
export async function endDigests(tx: Tx, user: string, now: Date): Promise<void> {
  await store(tx, user, { ...(await settingsOf(tx, user)), digest: 'off' }, now)
}

const store = (tx: Tx, user: string, { digest, appOff, emailOff }: Settings, now: Date) =>
  put.run(tx, { user, digest, appOff: [...appOff], emailOff: [...emailOff], now })
