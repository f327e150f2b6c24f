import { useState } from 'react'
import type { EditedProduct } from '#contract/edited-product.ts'
import { isRefusal } from '#contract/refusal.ts'
import { useMay } from '#web/admin/session/session.ts'
import { useIdempotent } from '#web/admin/session/use-idempotent.ts'
import { problemsOf, type ProductDraft, withSkus } from './draft.ts'
import type { EditorState } from './editor-state.ts'
import { readProduct, saveProduct } from './save-product.ts'
import type { FieldProblems } from './use-field-problems.ts'

interface SaveOptions {
  state: EditorState
  problemText: (problem: string) => string
  setProblems: (problems: FieldProblems) => void
  /** Called when new variants have got their SKUs. */
  onComplete: () => void
  onSaved: (product: EditedProduct) => void
  /** Called after each part of a save: see `saveProduct`. */
  onPart: (sent: ProductDraft, saved: EditedProduct, stocked: readonly string[]) => void
  /** Called with what someone else has saved since. */
  onOutdated: (theirs: EditedProduct) => void
}

/** Saves a draft: problems that the browser finds aren't sent, refusals of the server are shown at their fields. */
export function useSave({
  state: { product, base, draft },
  problemText,
  setProblems,
  onComplete,
  onSaved,
  onPart,
  onOutdated,
}: SaveOptions) {
  const may = useMay()
  const idempotent = useIdempotent()
  // Counts refused saves: after each, the first invalid field gets the focus.
  const [refusals, setRefusals] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  const countRefusal = () => setRefusals((before) => before + 1)

  async function showFailure(failure: unknown): Promise<void> {
    if (isRefusal(failure) && failure.code === 'PRODUCT_WAS_CHANGED' && product) return onOutdated(await readProduct(product.id))
    setError(failure)
    countRefusal()
    if (isRefusal(failure) && failure.errors)
      setProblems(Object.fromEntries(Object.entries(failure.errors).map(([path, [sentence = '']]) => [path, sentence])))
  }

  /** The saved product; undefined if saving failed. */
  async function save(): Promise<EditedProduct | undefined> {
    if (busy) return undefined
    const complete = withSkus(draft)
    onComplete()
    const wrong = Object.entries(problemsOf(complete)).map(([path, problem]) => [path, problemText(problem)])
    setProblems(Object.fromEntries(wrong))
    setError(null)
    if (wrong.length > 0) {
      countRefusal()
      return undefined
    }
    setBusy(true)
    try {
      const saved = await saveProduct({
        product,
        base,
        draft: complete,
        reason,
        mayChangeStock: may('stock:write'),
        idempotent,
        onPart: (part, stocked) => onPart(complete, part, stocked),
      })
      onSaved(saved)
      setReason('')
      return saved
    } catch (failure) {
      await showFailure(failure)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { save, refusals, error, clearError: () => setError(null), busy, reason, setReason }
}
