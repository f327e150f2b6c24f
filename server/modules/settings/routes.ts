import * as contract from '#contract/admin/settings.ts'
import type { Config } from '#server/config.ts'
import { type BoundEndpoint, reads, withRecord, writes } from '#server/http/bind.ts'
import { issuePass } from '#server/http/maintenance.ts'
import { changeSettings, readSettings } from './settings.ts'

/** The endpoints of the owner's settings. */
export const settingRoutes = (config: Config): BoundEndpoint[] => [
  reads(contract.getSettings, (db) => readSettings(db, config)),
  writes(contract.changeSettings, (tx, input, context) => changeSettings(tx, input, context, config)),
  withRecord(contract.passMaintenance, async (database, _, context, record) => {
    await database.transaction((tx) => record(tx))
    issuePass(context)
    return {}
  }),
]
