import * as contract from '#contract/notifications.ts'
import * as push from '#contract/push.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { unsubscribe } from './digest.ts'
import { markRead, notificationsOf } from './notifications.ts'
import { pushSettings, subscribe, unsubscribe as unsubscribeFromPush } from './push/subscriptions.ts'
import { pushKeyLoader } from './push/vapid.ts'
import { changeSettings, readSettings } from './settings.ts'

/** The calls of notifications. */
export function notificationRoutes(): BoundEndpoint[] {
  const pushKeys = pushKeyLoader()
  return [
    reads(contract.listNotifications, (db, page, { caller, now }) => notificationsOf(db, caller.userId, page, now)),
    writes(contract.readNotifications, (tx, { until }, { caller, now }) => markRead(tx, caller.userId, until, now)),
    reads(contract.getNotificationSettings, (db, _input, { caller }) => readSettings(db, caller.userId)),
    writes(contract.changeNotificationSettings, (tx, input, context) => changeSettings(tx, input, context)),
    writes(contract.unsubscribeFromDigest, (tx, { token }, context) => unsubscribe(tx, token, context)),
    reads(push.getPushSettings, async (db, _input, context) => pushSettings(db, await pushKeys(db), context)),
    writes(push.subscribeToPush, subscribe),
    writes(push.unsubscribeFromPush, (tx, _input, context) => unsubscribeFromPush(tx, context)),
  ]
}
