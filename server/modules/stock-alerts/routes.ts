import * as contract from '#contract/stock-alerts.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { translationLocale } from '#server/http/locale.ts'
import { confirmAlert, listAlerts, removeAlert, requestAlert, unsubscribe } from './stock-alerts.ts'

/** The endpoints of stock alerts. */
export const stockAlertRoutes = (): BoundEndpoint[] => [
  writes(contract.requestStockAlert, (tx, input, context) => requestAlert(tx, input, context)),
  writes(contract.confirmStockAlert, (tx, { token }, context) => confirmAlert(tx, token, context)),
  writes(contract.unsubscribeStockAlerts, (tx, { token }, context) => unsubscribe(tx, token, context)),
  reads(contract.listStockAlerts, async (db, _, { caller, now, config }) => ({
    alerts: await listAlerts(db, caller.userId, now, { locale: translationLocale(config) }),
  })),
  writes(contract.removeStockAlert, async (tx, { id }, context) => ({ alerts: await removeAlert(tx, context.caller.userId, id, context) })),
]
