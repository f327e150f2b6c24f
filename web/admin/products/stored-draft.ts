import type { WeightUnit } from '#contract/units.ts'
import type { ProductDraft } from './draft.ts'

/** An unsaved draft and the draft it was based on. */
export interface StoredDraft {
  base: ProductDraft
  draft: ProductDraft
  at: string
}

const keyOf = (id: string): string => `admin-product ${id}`

/** The draft stored in this browser; null if there is none, or if its weights are in another unit. */
export function readDraft(id: string, unit: WeightUnit): StoredDraft | null {
  try {
    const text = localStorage.getItem(keyOf(id))
    const stored = text === null ? null : (JSON.parse(text) as StoredDraft)
    return stored?.draft.weightUnit === unit ? stored : null
  } catch {
    return null
  }
}

/** Stores a draft; null removes it. Without storage, nothing happens. */
export function writeDraft(id: string, stored: StoredDraft | null): void {
  try {
    if (stored) localStorage.setItem(keyOf(id), JSON.stringify(stored))
    else localStorage.removeItem(keyOf(id))
  } catch {
    // The storage may be full or forbidden.
  }
}
