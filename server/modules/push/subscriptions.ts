import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { getPushSettings, subscribeToPush } from '#contract/push.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { isPushService } from './address.ts'
import { isPublicKey } from './encrypt.ts'
import * as queries from './queries.ts'
import type { PushKeys } from './vapid.ts'

/** What a browser needs to subscribe, and whether the caller's is subscribed. */
export async function pushSettings(db: Db, keys: PushKeys, { caller }: SignedInContext): Promise<OutputOf<typeof getPushSettings>> {
  const row = await queries.isSubscribed.one(db, { tokenHash: caller.tokenHash })
  return { publicKey: keys.publicKey, isSubscribed: row!.is_subscribed }
}

/** Subscribes the caller's browser. Refuses invalid keys and, except in local development, addresses that can't be a push service. */
export async function subscribe(
  tx: Tx,
  { endpoint, keys }: ParsedOf<typeof subscribeToPush>,
  { caller, config, now }: SignedInContext,
): Promise<{ isSubscribed: true }> {
  const [p256dh, auth] = [keys.p256dh.replaceAll('=', ''), keys.auth.replaceAll('=', '')]
  if (!isPublicKey(Buffer.from(p256dh, 'base64url'))) throw refuse('INVALID_INPUT', { 'keys.p256dh': ['is not a public key'] })
  if (!config.local && !isPushService(endpoint)) throw refuse('INVALID_INPUT', { endpoint: ['is not an address of a push service'] })
  await queries.removeFormer.run(tx, { tokenHash: caller.tokenHash, endpoint })
  await queries.subscribe.run(tx, { tokenHash: caller.tokenHash, endpoint, p256dh, auth, now })
  return { isSubscribed: true }
}

export async function unsubscribe(tx: Tx, { caller }: SignedInContext): Promise<{ isSubscribed: false }> {
  await queries.unsubscribe.run(tx, { tokenHash: caller.tokenHash })
  return { isSubscribed: false }
}
