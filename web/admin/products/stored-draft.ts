import type { WeightUnit } from '#contract/units.ts'
import type { ProductDraft } from './draft.ts'

/** A draft that wasn't saved, with what it began from. */
export interface StoredDraft {
  base: ProductDraft
  draft: ProductDraft
  at: string
}

const keyOf = (id: string): string => `admin-product ${id}`

/** What this browser stores of a product that wasn't saved; nothing of one whose weights are in another unit. */
export function readDraft(id: string, unit: WeightUnit): StoredDraft | null {
  try {
    const text = localStorage.getItem(keyOf(id))
    const stored = text === null ? null : (JSON.parse(text) as StoredDraft)
    return stored?.draft.weightUnit === unit ? stored : null
  } catch {
    return null
  }
}

/** Stores it; null removes it. Without storage nothing is stored. */
export function writeDraft(id: string, stored: StoredDraft | null): void {
  try {
    if (stored) localStorage.setItem(keyOf(id), JSON.stringify(stored))
    else localStorage.removeItem(keyOf(id))
  } catch {
    // A full or forbidden storage stores nothing.
  }
}
