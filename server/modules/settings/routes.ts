import * as contract from '#contract/admin/settings.ts'
import type { Config } from '#server/config.ts'
import { type BoundEndpoint, reads, withAuditEntry, writes } from '#server/http/bind.ts'
import { issueMaintenancePass } from '#server/http/maintenance.ts'
import { changeSettings, readSettings } from './settings.ts'

/** The endpoints of the owner's settings. */
export const settingRoutes = (config: Config): BoundEndpoint[] => [
  reads(contract.getSettings, (db) => readSettings(db, config)),
  writes(contract.changeSettings, (tx, input, context) => changeSettings(tx, input, context, config)),
  withAuditEntry(contract.passMaintenance, async (database, _, context, record) => {
    await database.transaction((tx) => record(tx))
    issueMaintenancePass(context)
    return {}
  }),
]
