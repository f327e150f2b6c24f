import { useCallback, useMemo, useState } from 'react'
import type { EditedProduct } from '#contract/edited-product.ts'
import { useShop } from '#web/lib/shop.ts'
import { type DraftVariant, withSkus } from './draft.ts'
import {
  changedFields,
  type DraftChange,
  type EditorState,
  firstState,
  savedState,
  withChange,
  withPartSaved,
  withSaved,
  withSettled,
  withVariant,
} from './editor-state.ts'
import { changedParts, type Conflict } from './merge.ts'
import { readDraft, writeDraft } from './stored-draft.ts'
import { useFieldProblems } from './use-field-problems.ts'
import { useSave } from './use-save.ts'
import { storageId, useStoreDraft } from './use-store-draft.ts'

/** The editor of a product: the saved product, the draft, its problems, and saving. */
export function useEditor(first: EditedProduct | null, problemText: (problem: string) => string) {
  const { weight } = useShop().units
  const [state, setState] = useState<EditorState>(() => firstState(first, readDraft(storageId(first), weight), weight))
  const { product, base, draft, clash, storedAt } = state
  const changed = useMemo(() => changedParts(base, draft), [base, draft])
  useStoreDraft(state, changed.length > 0, (at) => setState((before) => ({ ...before, storedAt: at })))
  const { problems, setProblems, clear, clearFields } = useFieldProblems()

  const change = useCallback(
    (part: DraftChange) => {
      setState((before) => withChange(before, part))
      clearFields(changedFields(part))
    },
    [clearFields],
  )
  const changeVariant = useCallback(
    (key: string, part: Partial<DraftVariant>) => {
      setState((before) => withVariant(before, key, part))
      clear()
    },
    [clear],
  )
  const reset = (saved: EditedProduct) => {
    writeDraft(storageId(saved), null)
    writeDraft(storageId(first), null)
    clear()
    setState(savedState(saved, weight))
  }
  const { clearError, ...saving } = useSave({
    state,
    problemText,
    setProblems,
    onComplete: () => setState((before) => withChange(before, withSkus)),
    onSaved: reset,
    onPart: (sent, saved, stocked) => setState((before) => withPartSaved(before, sent, { saved, stocked })),
    onOutdated: (theirs) => setState((before) => withSaved(before, theirs, { base, draft, at: before.storedAt })),
  })
  return {
    product,
    base,
    draft,
    changed,
    change,
    changeVariant,
    problems,
    ...saving,
    clash,
    storedAt,
    reset,
    discard: () => {
      writeDraft(storageId(product), null)
      clear()
      clearError()
      setState({ ...state, draft: base, clash: null, storedAt: null })
    },
    settle: (conflict: Conflict, whose: 'mine' | 'theirs') => setState((before) => withSettled(before, conflict, whose)),
    closeClash: () => setState((before) => ({ ...before, clash: null })),
  }
}
export type ProductEditor = ReturnType<typeof useEditor>
