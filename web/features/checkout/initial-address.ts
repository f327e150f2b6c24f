import type { SavedAddress } from '#contract/customers/addresses.ts'
import { isBlank } from '#web/features/customers/addresses/issues.ts'
import { type AddressValues, toValues } from '#web/features/customers/addresses/values.ts'

/** The choice for an address that isn't saved. */
export const another = 'another'

const parts = ['fullName', 'country', 'addressLine1', 'addressLine2', 'city', 'postCode'] as const

/** The saved address to begin with: the default if nothing was typed, otherwise the one that equals the typed address, or `another`. */
export function initialAddress(saved: SavedAddress[], typed: AddressValues): string {
  if ([typed.addressLine1, typed.city, typed.postCode].every(isBlank)) return saved[0]?.id ?? another
  const same = saved.find((address) => {
    const values = toValues(address, address.country)
    return parts.every((part) => values[part] === typed[part])
  })
  return same?.id ?? another
}
