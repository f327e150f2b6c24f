import { draftEntry, readLocalEntry, removeLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'

interface Unpaid {
  number: string
  token?: string | undefined
}

/** A draft entry, so that signing out removes it. */
const entry = draftEntry('unpaid')

/** Keeps the order that this browser left for the payment provider's page: until it's paid, an empty cart points to it. */
export const keepUnpaid = (order: Unpaid): void => writeLocalEntry(entry, order)

export const forgetUnpaid = (): void => removeLocalEntry(entry)

export function readUnpaid(): Unpaid | null {
  const { number, token } = (readLocalEntry(entry) ?? {}) as Partial<Record<keyof Unpaid, unknown>>
  return typeof number === 'string' ? { number, ...(typeof token === 'string' && { token }) } : null
}
