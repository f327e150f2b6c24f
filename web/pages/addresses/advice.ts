import { call } from '#web/lib/call.ts'
import type { AddressInput } from './schema.ts'

/** Suggestions about an address before it's saved: its usual form, or fields that look wrong. */
export interface Advice {
  input: AddressInput
  /** The address in its usual form; null if it's in that form already, or if something looks wrong. */
  usual: AddressInput | null
  /** The fields that look wrong. */
  odd: string[]
}

/** Null without suggestions, or if the service can't be reached: suggestions never prevent saving. */
export async function adviceOn(input: AddressInput): Promise<Advice | null> {
  const { isDefault: _, isDefaultBilling: __, ...address } = input
  try {
    const { suggestion, problems } = await call('POST /user/validate-address', address)
    const odd = Object.keys(problems)
    if (odd.length > 0) return { input, usual: null, odd }
    return suggestion ? { input, usual: { ...input, ...suggestion }, odd } : null
  } catch {
    return null
  }
}
