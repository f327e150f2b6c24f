import type { Locale } from '#contract/locales.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { inBatches } from '#server/db/in-batches.ts'
import { statement, type Db, type Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { clientFingerprint, deviceOf, rememberDevice } from '#server/http/device.ts'
import { displayNetwork } from '#server/http/network.ts'
import { notifyOwner } from '../mails/security-notices.ts'
import type { Contact } from '../users/contact.ts'
import { describeDevice } from './device.ts'

const upsertDevice = statement(
  'auth.upsertDevice',
  { user: 'uuid', device: 'text', now: 'timestamptz' },
  { is_new: 'bool', had_others: 'bool' },
  `
  insert into known_devices (user_id, device, seen_at) values ($1, $2, $3)
  on conflict (user_id, device) do update set seen_at = excluded.seen_at
  returning xmax = 0 as is_new, exists (select from known_devices where user_id = $1) as had_others`,
)

const findDevice = statement(
  'auth.findDevice',
  { email: 'text?', phone: 'text?', device: 'text' },
  { user_id: 'uuid' },
  `select d.user_id from users u join known_devices d on d.user_id = u.id where (u.email = $1 or u.phone = $2) and d.device = $3`,
)

const purgeDevices = statement(
  'auth.purgeDevices',
  { before: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from known_devices where (user_id, device) in (
    select user_id, device from known_devices where seen_at < $1 order by seen_at limit $2 for update skip locked)`,
)

/** Remembers the device of a sign-in. The owner is notified of a new device, unless it's their first. */
export async function recordDevice(tx: Tx, userId: string, context: RequestContext): Promise<void> {
  const { client, now } = context
  const known = deviceOf(client) ?? (client.isBrowser ? rememberDevice(client) : `client ${clientFingerprint(context)}`)
  const found = await upsertDevice.one(tx, { user: userId, device: known, now })
  if (!found?.is_new || !found.had_others) return
  const device = (locale: Locale) => [describeDevice(client.agent, locale), displayNetwork(client.address)].filter(Boolean).join(', ')
  await notifyOwner(tx, userId, 'newDevice', device, context)
}

/** The device of this request, if the account has signed in with it before. Only the cookie proves that. */
export async function knownDeviceOf(db: Db, { email, phone }: Contact, { client }: RequestContext): Promise<string | undefined> {
  const device = deviceOf(client)
  return device !== undefined && (await findDevice.one(db, { email, phone, device })) ? device : undefined
}

/** Forgets devices whose cookies have expired. */
export async function purgeKnownDevices(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - serverLimits.device.days * 86_400_000)
  await inBatches((limit) => purgeDevices.run(db, { before, limit }))
}
