import * as staff from '#contract/admin/credit.ts'
import * as contract from '#contract/credit.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { checkGiftCard, claimGiftCard, readCredit } from './credit.ts'
import { adjust, grantCredit, issueGiftCard, listAccounts, readAccount, setDisabled } from './staff.ts'

/** The endpoints of gift cards and store credit. */
export const creditRoutes = (): BoundEndpoint[] => [
  reads(contract.checkGiftCard, checkGiftCard),
  reads(contract.getCredit, (db, input, { caller }) => readCredit(db, caller.userId, input)),
  writes(contract.claimGiftCard, claimGiftCard),
  reads(staff.listCreditAccounts, listAccounts),
  reads(staff.getCreditAccount, readAccount),
  writes(staff.issueGiftCard, issueGiftCard),
  writes(staff.adjustCredit, adjust),
  writes(staff.disableCredit, setDisabled),
  writes(staff.grantStoreCredit, grantCredit),
]
