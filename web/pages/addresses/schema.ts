import { newAddress } from '#contract/addresses.ts'
import type { ApiInput } from '#contract/api.ts'
import { isBlank, type Issue, valueAt } from '#web/features/checkout/fields.ts'
import { toAddress } from '#web/features/checkout/values.ts'
import { toE164 } from '#web/lib/phones.ts'
import type { Values } from './values.ts'

export type AddressInput = ApiInput<'PUT /user/add-address'>

/** What is sent: the name in two, the phone in E.164, no spaces to spare. */
export function toInput({ tag, isDefault, ...typed }: Values): AddressInput {
  const { firstName, lastName, country, addressLine1, addressLine2, city, postCode, phone } = toAddress(typed)
  const texts = { firstName, lastName, addressLine1, addressLine2: addressLine2 ?? '', city, postCode }
  const tidy = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim().replace(/\s+/g, ' ')])) as typeof texts
  return { ...tidy, country, phone: toE164(phone, country), tag, isDefault }
}

/** What is wrong with an address, held against the schema that the server uses. */
export function checkAddress(input: AddressInput): Issue[] {
  return (newAddress.safeParse(input).error?.issues ?? []).map((issue) => {
    const path = issue.path.join('.')
    if (issue.code === 'too_big') return { path, kind: 'long', max: Number(issue.maximum) }
    return { path, kind: isBlank(valueAt(input, path)) ? 'missing' : 'invalid' }
  })
}
