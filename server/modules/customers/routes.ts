import * as contract from '#contract/customers/customers.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { changeAddress, forgetAddress, keepAddress } from './addresses.ts'
import { changeCustomer, readCustomer } from './customers.ts'
import { checkAddress } from './validate.ts'

/** The calls of the profile and the addresses. */
export const customerRoutes = (): BoundEndpoint[] => [
  reads(contract.getUser, (db, _, { caller }) => readCustomer(db, caller)),
  writes(contract.changeUser, (tx, input, { caller, now }) => changeCustomer(tx, caller, input, now)),
  writes(contract.addAddress, (tx, input, { caller, now }) => keepAddress(tx, caller, input, now)),
  writes(contract.updateAddress, (tx, input, { caller }) => changeAddress(tx, caller, input)),
  writes(contract.deleteAddress, (tx, { id }, { caller }) => forgetAddress(tx, caller, id)),
  reads(contract.validateAddress, async (_, input, { config }) => checkAddress(input, config.shop.countries)),
]
