import * as contract from '#contract/privacy.ts'
import { type Bound, reads, steps } from '#server/http/bind.ts'
import type { Passwords } from '#server/modules/auth/users/users.ts'
import { deleteLater, exportEverything } from './privacy.ts'

/** The calls by which a person takes their data, or has it erased. */
export const privacyRoutes = (passwords: Passwords): Bound[] => [
  reads(contract.exportUser, (db, _, context) => exportEverything(db, context)),
  steps(contract.deleteUser, (database, input, context) => deleteLater(database, passwords, input, context)),
]
