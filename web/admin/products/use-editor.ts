import { useCallback, useEffect, useMemo, useState } from 'react'
import type { EditedProduct } from '#contract/product-editor.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { WeightUnit } from '#contract/units.ts'
import { useShop } from '#web/lib/shop.ts'
import { useMay } from '#web/admin/session/session.ts'
import { type DraftVariant, draftOf, emptyDraft, problemsOf, type ProductDraft, withSkus } from './draft.ts'
import { changedParts, type Conflict, merge, withPart } from './merge.ts'
import { readProduct, saveProduct } from './save-product.ts'
import { readDraft, writeDraft } from './stored-draft.ts'

/** What someone else saved meanwhile, and what of it is not settled. */
export interface Clash {
  by: EditedProduct['changed']
  theirs: ProductDraft
  conflicts: Conflict[]
  taken: string[]
}

export type FieldProblems = Record<string, string>

interface State {
  product: EditedProduct | null
  base: ProductDraft
  draft: ProductDraft
  clash: Clash | null
  storedAt: string | null
}

const storeAfterMs = 400
const storageId = (product: EditedProduct | null): string => product?.id ?? 'new'

/** What was stored last time goes on; where the product changed since, on top of that. */
function begin(product: EditedProduct | null, unit: WeightUnit): State {
  const base = product ? draftOf(product, unit) : emptyDraft(new Date(), unit)
  const stored = readDraft(storageId(product), unit)
  const state: State = { product, base, draft: base, clash: null, storedAt: null }
  if (!stored) return state
  return product ? mergedWith(state, product, stored) : { ...state, draft: stored.draft, storedAt: stored.at }
}

function mergedWith(
  state: State,
  product: EditedProduct,
  { base, draft: mine, at }: { base: ProductDraft; draft: ProductDraft; at: string | null },
): State {
  const theirs = draftOf(product, state.base.weightUnit)
  const { draft, conflicts, taken } = merge(base, theirs, mine)
  const clash = conflicts.length + taken.length > 0 ? { by: product.changed, theirs, conflicts, taken } : null
  return { ...state, product, base: theirs, draft, clash, storedAt: at }
}

/** The editor of a product: what is there, what was written, what is wrong with it, and saving it. */
export function useEditor(first: EditedProduct | null, problemText: (problem: string) => string) {
  const { weight } = useShop().units
  const [state, setState] = useState<State>(() => begin(first, weight))
  const [problems, setProblems] = useState<FieldProblems>({})
  // How often saving was refused: then the first wrong field gets the focus.
  const [refusals, setRefusals] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  const may = useMay()
  const { product, base, draft } = state
  const changed = useMemo(() => changedParts(base, draft), [base, draft])
  useStoring(state, changed.length, (storedAt) => setState((before) => ({ ...before, storedAt })))

  const change = useCallback((part: Partial<ProductDraft> | ((before: ProductDraft) => ProductDraft)) => {
    setState((before) => ({ ...before, draft: typeof part === 'function' ? part(before.draft) : { ...before.draft, ...part } }))
    const names = typeof part === 'function' ? ['options', 'variants'] : Object.keys(part)
    setProblems((all) => Object.fromEntries(Object.entries(all).filter(([path]) => !names.some((name) => path.split('.')[0] === name))))
  }, [])
  const changeVariant = useCallback((key: string, part: Partial<DraftVariant>) => {
    setState((before) => ({
      ...before,
      draft: {
        ...before.draft,
        variants: before.draft.variants.map((variant) => (variant.key === key ? { ...variant, ...part } : variant)),
      },
    }))
    setProblems({})
  }, [])
  const reset = (saved: EditedProduct) => {
    writeDraft(storageId(saved), null)
    writeDraft(storageId(first), null)
    setProblems({})
    setState({ product: saved, base: draftOf(saved, weight), draft: draftOf(saved, weight), clash: null, storedAt: null })
  }

  /** What was saved; undefined where it wasn't. */
  async function save(): Promise<EditedProduct | undefined> {
    if (busy) return undefined
    const complete = withSkus(draft)
    setState((before) => ({ ...before, draft: withSkus(before.draft) }))
    const seen = Object.entries(problemsOf(complete)).map(([path, problem]) => [path, problemText(problem)])
    setProblems(Object.fromEntries(seen))
    setError(null)
    if (seen.length > 0) {
      setRefusals((before) => before + 1)
      return undefined
    }
    setBusy(true)
    try {
      const saved = await saveProduct({ product, base, draft: complete, reason, mayChangeStock: may('stock:write') })
      reset(saved)
      setReason('')
      return saved
    } catch (failure) {
      await take(failure)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  async function take(failure: unknown): Promise<void> {
    if (isRefusal(failure) && failure.code === 'PRODUCT_WAS_CHANGED' && product) {
      const theirs = await readProduct(product.id)
      setState((before) => mergedWith(before, theirs, { base, draft, at: before.storedAt }))
      return
    }
    setError(failure)
    setRefusals((before) => before + 1)
    if (isRefusal(failure) && failure.errors)
      setProblems(Object.fromEntries(Object.entries(failure.errors).map(([path, [sentence = '']]) => [path, sentence])))
  }

  return {
    product,
    base,
    draft,
    changed,
    change,
    changeVariant,
    problems,
    refusals,
    error,
    busy,
    reason,
    setReason,
    clash: state.clash,
    storedAt: state.storedAt,
    save,
    reset,
    discard: () => {
      writeDraft(storageId(product), null)
      setProblems({})
      setError(null)
      setState({ ...state, draft: base, clash: null, storedAt: null })
    },
    /** Settles a conflict: theirs, or mine. */
    settle: (conflict: Conflict, whose: 'mine' | 'theirs') =>
      setState((before) => {
        if (!before.clash) return before
        const conflicts = before.clash.conflicts.filter(({ part }) => part !== conflict.part)
        const settled = whose === 'theirs' ? withPart(before.draft, conflict.part, before.clash.theirs) : before.draft
        return { ...before, draft: settled, clash: { ...before.clash, conflicts } }
      }),
    closeClash: () => setState((before) => ({ ...before, clash: null })),
  }
}
export type ProductEditor = ReturnType<typeof useEditor>

/** What isn't saved is stored in the browser, a moment after the last key. */
function useStoring({ product, base, draft }: State, changes: number, tell: (at: string | null) => void): void {
  useEffect(() => {
    const id = storageId(product)
    const timer = setTimeout(() => {
      const at = changes > 0 ? new Date().toISOString() : null
      writeDraft(id, at === null ? null : { base, draft, at })
      tell(at)
    }, storeAfterMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `tell` only sets state
  }, [product, base, draft, changes])
}
