import { eraseGuest as eraseGuestContract } from '#contract/admin/guests.ts'
import * as contract from '#contract/privacy.ts'
import { type BoundEndpoint, withDatabase, writes } from '#server/http/bind.ts'
import type { PasswordHasher } from '#server/modules/auth/passwords/passwords.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import type { PlanCache } from '#server/modules/plans/plans.ts'
import { eraseGuest } from './erase-guest.ts'
import { scheduleDeletion } from './privacy.ts'
import { createExportSlots, exportUser } from './export-user.ts'

/** The endpoints for exporting a customer's data, deleting their account, and erasing a guest. */
export const privacyRoutes = (hasher: PasswordHasher, catalogue: CatalogueCache, plans: PlanCache): BoundEndpoint[] => {
  const slots = createExportSlots()
  return [
    withDatabase(contract.exportUser, (database, _, context) => exportUser(database, { catalogue, plans, slots }, context)),
    writes(eraseGuestContract, eraseGuest),
    withDatabase(contract.deleteUser, (database, input, context) => scheduleDeletion(database, hasher, input, context)),
  ]
}
