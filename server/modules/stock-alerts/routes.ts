import * as contract from '#contract/stock-alerts.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { confirmAlert, listAlerts, removeAlert, requestAlert, unsubscribe } from './stock-alerts.ts'

/** The calls of stock alerts. */
export const stockAlertRoutes = (): BoundEndpoint[] => [
  writes(contract.requestStockAlert, (tx, input, context) => requestAlert(tx, input, context)),
  writes(contract.confirmStockAlert, (tx, { token }, context) => confirmAlert(tx, token, context)),
  writes(contract.unsubscribeStockAlerts, (tx, { token }, context) => unsubscribe(tx, token, context)),
  reads(contract.listStockAlerts, async (db, _, { caller, now }) => ({ alerts: await listAlerts(db, caller.userId, now) })),
  writes(contract.removeStockAlert, async (tx, { id }, { caller, now }) => ({ alerts: await removeAlert(tx, caller.userId, id, now) })),
]
