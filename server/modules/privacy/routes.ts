import * as contract from '#contract/privacy.ts'
import { type BoundEndpoint, reads, withDatabase } from '#server/http/bind.ts'
import type { Passwords } from '#server/modules/auth/users/users.ts'
import { deleteLater, exportEverything } from './privacy.ts'

/** The calls by which a person takes their data, or has it erased. */
export const privacyRoutes = (passwords: Passwords): BoundEndpoint[] => [
  reads(contract.exportUser, (db, _, context) => exportEverything(db, context)),
  withDatabase(contract.deleteUser, (database, input, context) => deleteLater(database, passwords, input, context)),
]
