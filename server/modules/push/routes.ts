import * as contract from '#contract/push.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { pushSettings, subscribe, unsubscribe } from './subscriptions.ts'
import { pushKeyLoader } from './vapid.ts'

/** The endpoints of push messages. */
export function pushRoutes(): BoundEndpoint[] {
  const pushKeys = pushKeyLoader()
  return [
    reads(contract.getPushSettings, async (db, _input, context) => pushSettings(db, await pushKeys(db), context)),
    writes(contract.subscribeToPush, subscribe),
    writes(contract.unsubscribeFromPush, (tx, _input, context) => unsubscribe(tx, context)),
  ]
}
