import * as contract from '#contract/notifications.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { markRead, notificationsOf } from './notifications.ts'

/** The calls of notifications. */
export const notificationRoutes = (): BoundEndpoint[] => [
  reads(contract.listNotifications, (db, page, { caller }) => notificationsOf(db, caller.userId, page)),
  writes(contract.readNotifications, (tx, { until }, { caller, now }) => markRead(tx, caller.userId, until, now)),
]
