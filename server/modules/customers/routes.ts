import * as contract from '#contract/customers/customers.ts'
import { findPlace } from '#contract/customers/places.ts'
import type { Tx } from '#server/db/statement.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { withCountry } from '#server/modules/shop/shop.ts'
import { fieldErrorsIn } from '#server/text/field-errors.ts'
import { addAddress, deleteAddress, updateAddress } from './addresses.ts'
import { type OnShown, readCustomer, updateProfile } from './customers.ts'
import { embeddedLookup } from './place-lookup.ts'
import { checkAddress } from './validate.ts'

/** Hooks of the community, which is a higher layer and so has to be passed in. */
interface Community {
  /** Refuses changes that others see, for suspended members. */
  beforeShown: OnShown
  changed: (tx: Tx, userId: string, now: Date) => Promise<void>
  /** Makes customers members of the community once they have chosen a handle, which is their profile's address. */
  joined: (tx: Tx, userId: string, now: Date) => Promise<unknown>
}

/** The endpoints of the profile and the addresses. */
export const customerRoutes = (community: Community): BoundEndpoint[] => [
  reads(contract.getUser, (db, _, { caller }) => readCustomer(db, caller)),
  writes(contract.changeUser, async (tx, input, context) => {
    const customer = await updateProfile(tx, input, context, community.beforeShown)
    if (input.handle) await community.joined(tx, context.caller.userId, context.now)
    await community.changed(tx, context.caller.userId, context.now)
    return customer
  }),
  writes(contract.addAddress, (tx, input, { caller, config, now }) => addAddress(tx, caller, withCountry(input, config), now)),
  writes(contract.updateAddress, (tx, input, { caller }) => updateAddress(tx, caller, input)),
  writes(contract.deleteAddress, (tx, { id }, { caller }) => deleteAddress(tx, caller, id)),
  reads(findPlace, (_, { country, postCode }) => embeddedLookup.find(country, postCode)),
  reads(contract.validateAddress, async (_, input, { config: { shop } }) => {
    const checked = checkAddress(input, shop.countries)
    return { ...checked, problems: fieldErrorsIn(shop.locale, checked.problems) }
  }),
]
