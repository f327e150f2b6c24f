import * as contract from '#contract/notifications.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { unsubscribe } from './digest.ts'
import { markRead, notificationsOf } from './notifications.ts'
import { changeSettings, readSettings } from './settings.ts'

/** The endpoints of notifications. */
export const notificationRoutes = (): BoundEndpoint[] => [
  reads(contract.listNotifications, (db, page, { caller, now }) => notificationsOf(db, caller.userId, page, now)),
  writes(contract.readNotifications, (tx, { until }, { caller, now }) => markRead(tx, caller.userId, until, now)),
  reads(contract.getNotificationSettings, (db, _input, { caller }) => readSettings(db, caller.userId)),
  writes(contract.changeNotificationSettings, (tx, input, context) => changeSettings(tx, input, context)),
  writes(contract.unsubscribeFromDigest, (tx, { token }, context) => unsubscribe(tx, token, context)),
]
