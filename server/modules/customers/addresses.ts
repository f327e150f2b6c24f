import type { addAddress as addContract, Customer, updateAddress as updateContract } from '#contract/customers/customers.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { regionCode } from '#contract/customers/region-of-postcode.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { Caller } from '#server/http/context.ts'
import { readCustomer } from './customers.ts'
import * as queries from './queries.ts'

type NewAddress = ParsedOf<typeof addContract> & { country: string }
type Changes = ParsedOf<typeof updateContract>

/** Saves an address. The first one, or one with `isDefault` or `isDefaultBilling`, becomes the default for shipping or billing. */
export async function addAddress(tx: Tx, caller: Caller, input: NewAddress, now: Date): Promise<Customer> {
  await queries.lockCustomer.one(tx, { id: caller.userId })
  const { count, defaults, billing_defaults } = (await queries.countAddresses.one(tx, { user: caller.userId }))!
  if (count >= limits.address.perCustomer) throw refuse('TOO_MANY_ADDRESSES')
  if (input.isDefault) await queries.clearDefault.run(tx, { user: caller.userId })
  if (input.isDefaultBilling) await queries.clearBillingDefault.run(tx, { user: caller.userId })
  await queries.insertAddress.run(tx, {
    id: newId(now),
    user: caller.userId,
    ...columnsOf({ ...input, region: regionCode(input), email: input.email ?? null }),
    is_default: input.isDefault || defaults === 0,
    is_default_billing: input.isDefaultBilling || billing_defaults === 0,
    now,
  })
  return readCustomer(tx, caller)
}

/** Changes the given fields of an address; fails with NOT_FOUND for another customer's. */
export async function updateAddress(tx: Tx, caller: Caller, { id, isDefault, isDefaultBilling, ...changes }: Changes): Promise<Customer> {
  await queries.lockCustomer.one(tx, { id: caller.userId })
  const old = await queries.findAddress.one(tx, { id, user: caller.userId })
  if (!old) throw refuse('NOT_FOUND')
  const changed = { ...old, ...definedOf(columnsOf(changes)) }
  await queries.updateAddress.run(tx, { id, ...changed, region: regionAfter(changed, changes) })
  if (isDefault) {
    await queries.clearDefault.run(tx, { user: caller.userId })
    await queries.setDefault.run(tx, { id })
  }
  if (isDefaultBilling) {
    await queries.clearBillingDefault.run(tx, { user: caller.userId })
    await queries.setBillingDefault.run(tx, { id })
  }
  return readCustomer(tx, caller)
}

/** Deletes an address. The newest one replaces the default; the default replaces the billing default. */
export async function deleteAddress(tx: Tx, caller: Caller, id: string): Promise<Customer> {
  await queries.lockCustomer.one(tx, { id: caller.userId })
  if ((await queries.deleteAddress.run(tx, { id, user: caller.userId })) === 0) throw refuse('NOT_FOUND')
  const { defaults, billing_defaults } = (await queries.countAddresses.one(tx, { user: caller.userId }))!
  if (defaults === 0) await queries.setNewestAsDefault.run(tx, { user: caller.userId })
  if (billing_defaults === 0) await queries.billToDefault.run(tx, { user: caller.userId })
  return readCustomer(tx, caller)
}

/** The region of the postcode if country or postcode change without a region. */
function regionAfter(
  { country, region, post_code: postCode }: { country: string; region: string; post_code: string },
  sent: Partial<Changes>,
) {
  const moved = sent.region === undefined && (sent.country !== undefined || sent.postCode !== undefined)
  return regionCode({ country, postCode, region: moved ? '' : region })
}

/** The columns of an address; omitted fields stay undefined. */
const columnsOf = <T extends Partial<Omit<Changes, 'id' | 'isDefault' | 'isDefaultBilling'>>>(address: T) => ({
  first_name: address.firstName as T['firstName'],
  last_name: address.lastName as T['lastName'],
  email: address.email as T['email'],
  address_line1: address.addressLine1 as T['addressLine1'],
  address_line2: address.addressLine2 as T['addressLine2'],
  city: address.city as T['city'],
  region: address.region as T['region'],
  post_code: address.postCode as T['postCode'],
  country: address.country as T['country'],
  phone: address.phone as T['phone'],
  tag: address.tag as T['tag'],
})

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const definedOf = <T extends object>(columns: T): Defined<T> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Defined<T>
