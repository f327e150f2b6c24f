import type { EditedProduct } from '#contract/edited-product.ts'
import type { WeightUnit } from '#contract/units.ts'
import { type DraftVariant, draftOf, emptyDraft, type ProductDraft } from './draft.ts'
import { type Conflict, merge, withPart } from './merge.ts'
import type { StoredDraft } from './stored-draft.ts'

/** What someone else saved in the meantime, and the conflicts that remain. */
export interface SaveConflict {
  by: EditedProduct['changed']
  theirs: ProductDraft
  conflicts: Conflict[]
  adopted: string[]
}

export interface EditorState {
  /** The product as last saved; null if it's new. */
  product: EditedProduct | null
  /** The draft of the saved product. */
  base: ProductDraft
  draft: ProductDraft
  clash: SaveConflict | null
  /** When the draft was stored in this browser. */
  storedAt: string | null
}

/** A partial draft, or a function that returns one from the draft before; the function may change only options and variants. */
export type DraftChange = Partial<ProductDraft> | ((before: ProductDraft) => ProductDraft)

export function savedState(product: EditedProduct | null, unit: WeightUnit): EditorState {
  const base = product ? draftOf(product, unit) : emptyDraft(new Date(), unit)
  return { product, base, draft: base, clash: null, storedAt: null }
}

/** Restores the draft stored in this browser; if the product has changed since, the draft is merged into it. */
export function firstState(product: EditedProduct | null, stored: StoredDraft | null, unit: WeightUnit): EditorState {
  const state = savedState(product, unit)
  if (!stored) return state
  return product ? withSaved(state, product, stored) : { ...state, draft: stored.draft, storedAt: stored.at }
}

/** Merges a draft and its base into what someone else saved. */
export function withSaved(
  state: EditorState,
  product: EditedProduct,
  { base, draft: mine, at }: Omit<StoredDraft, 'at'> & { at: string | null },
): EditorState {
  const theirs = draftOf(product, state.base.weightUnit)
  const { draft, conflicts, adopted } = merge(base, theirs, mine)
  const clash = conflicts.length + adopted.length > 0 ? { by: product.changed, theirs, conflicts, adopted } : null
  return { ...state, product, base: theirs, draft, clash, storedAt: at }
}

interface PartSaved {
  saved: EditedProduct
  /** The variants whose stock was saved. */
  stocked: readonly string[]
}

/** After a part of `sent` was saved. The other stock typed, and what was typed since, is still to be saved. */
export function withPartSaved(state: EditorState, sent: ProductDraft, { saved, stocked }: PartSaved): EditorState {
  const stocks = new Map(state.base.variants.map(({ key, stock }) => [key, stock]))
  const variants = sent.variants.map((variant) =>
    stocked.includes(variant.key) ? variant : { ...variant, stock: stocks.get(variant.key) ?? variant.stock },
  )
  const base = draftOf(saved, sent.weightUnit)
  return { ...state, product: saved, base, draft: merge({ ...sent, variants }, base, state.draft).draft, clash: null }
}

export const withChange = (state: EditorState, change: DraftChange): EditorState => ({
  ...state,
  draft: typeof change === 'function' ? change(state.draft) : { ...state.draft, ...change },
})

export const changedFields = (change: DraftChange): string[] =>
  typeof change === 'function' ? ['options', 'variants'] : Object.keys(change)

export const withVariant = (state: EditorState, key: string, part: Partial<DraftVariant>): EditorState =>
  withChange(state, {
    variants: state.draft.variants.map((variant) => (variant.key === key ? { ...variant, ...part } : variant)),
  })

/** Settles a conflict with their value or mine. */
export function withSettled(state: EditorState, conflict: Conflict, whose: 'mine' | 'theirs'): EditorState {
  if (!state.clash) return state
  const { draft: mine, clash } = state
  const conflicts = clash.conflicts.filter(({ part }) => part !== conflict.part)
  const kept = conflict.removed ? { ...mine, variants: [...mine.variants, conflict.removed] } : mine
  const draft = whose === 'theirs' ? withPart(mine, conflict.part, clash.theirs) : kept
  return { ...state, draft, clash: { ...clash, conflicts } }
}
