import type { addAddress, Customer, updateAddress } from '#contract/customers/customers.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { Caller } from '#server/http/context.ts'
import { readCustomer } from './customers.ts'
import * as queries from './queries.ts'

type NewAddress = ParsedOf<typeof addAddress>
type Changes = ParsedOf<typeof updateAddress>

/** Keeps an address. The first is the default; another becomes it when it says so. */
export async function keepAddress(tx: Tx, caller: Caller, input: NewAddress, now: Date): Promise<Customer> {
  await queries.lockCustomer.one(tx, { id: caller.userId })
  const { kept, defaults } = (await queries.countAddresses.one(tx, { user: caller.userId }))!
  if (kept >= limits.address.perCustomer) throw refuse('TOO_MANY_ADDRESSES')
  if (input.isDefault) await queries.clearDefault.run(tx, { user: caller.userId })
  await queries.insertAddress.run(tx, {
    id: newId(now),
    user: caller.userId,
    ...columnsOf({ ...input, email: input.email ?? null }),
    is_default: input.isDefault || defaults === 0,
    now,
  })
  return readCustomer(tx, caller)
}

/** Changes what was sent of an address; another's is not there. */
export async function changeAddress(tx: Tx, caller: Caller, { id, isDefault, ...changes }: Changes): Promise<Customer> {
  await queries.lockCustomer.one(tx, { id: caller.userId })
  const old = await queries.findAddress.one(tx, { id, user: caller.userId })
  if (!old) throw refuse('NOT_FOUND')
  await queries.changeAddress.run(tx, { id, ...old, ...sentOf(columnsOf(changes)) })
  if (isDefault) {
    await queries.clearDefault.run(tx, { user: caller.userId })
    await queries.makeDefault.run(tx, { id })
  }
  return readCustomer(tx, caller)
}

/** Forgets an address; after the default the newest is it. */
export async function forgetAddress(tx: Tx, caller: Caller, id: string): Promise<Customer> {
  await queries.lockCustomer.one(tx, { id: caller.userId })
  if ((await queries.deleteAddress.run(tx, { id, user: caller.userId })) === 0) throw refuse('NOT_FOUND')
  const { defaults } = (await queries.countAddresses.one(tx, { user: caller.userId }))!
  if (defaults === 0) await queries.promoteNewest.run(tx, { user: caller.userId })
  return readCustomer(tx, caller)
}

/** The columns of an address; what was not sent stays undefined. */
const columnsOf = <T extends Partial<Omit<Changes, 'id' | 'isDefault'>>>(address: T) => ({
  first_name: address.firstName as T['firstName'],
  last_name: address.lastName as T['lastName'],
  email: address.email as T['email'],
  address_line1: address.addressLine1 as T['addressLine1'],
  address_line2: address.addressLine2 as T['addressLine2'],
  city: address.city as T['city'],
  post_code: address.postCode as T['postCode'],
  country: address.country as T['country'],
  phone: address.phone as T['phone'],
  tag: address.tag as T['tag'],
})

type Sent<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const sentOf = <T extends object>(columns: T): Sent<T> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Sent<T>
