import { newAddress } from '#contract/customers/addresses.ts'
import type { ApiInput } from '#contract/api.ts'
import type { Issue } from '#web/features/customers/addresses/issues.ts'
import { regionIssues } from '#web/features/customers/addresses/place-issues.ts'
import { findIssues } from '#web/features/customers/addresses/schema.ts'
import { toAddress } from '#web/features/customers/addresses/values.ts'
import { toE164 } from '#contract/phones.ts'
import type { Values } from './values.ts'

export type AddressInput = ApiInput<'PUT /user/add-address'>

/** The request body: the name in two parts, the phone in E.164, whitespace trimmed. */
export function toInput({ tag, isDefault, isDefaultBilling, ...typed }: Values): AddressInput {
  const { country, phone, ...texts } = toAddress(typed)
  const tidy = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim().replace(/\s+/g, ' ')])) as typeof texts
  return { ...tidy, country, phone: toE164(phone, country), tag, isDefault, isDefaultBilling }
}

/** The issues of an address, validated against the server's schema. */
export const checkAddress = (input: AddressInput): Issue[] => [...findIssues(input, newAddress), ...regionIssues(input)]
