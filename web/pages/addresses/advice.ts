import { call } from '#web/lib/call.ts'
import type { AddressInput } from './schema.ts'

/** What there is to say about an address before it's saved: how it is usually written, or which fields look odd. */
export interface Advice {
  input: AddressInput
  /** The same address as it is usually written; null where it is, or where something looks odd. */
  usual: AddressInput | null
  /** The fields that look odd. */
  odd: string[]
}

/** Null where there is nothing to say, or nobody to ask: advice never stops an address from being saved. */
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
