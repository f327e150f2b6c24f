import { useEffect } from 'react'
import type { EditedProduct } from '#contract/edited-product.ts'
import type { EditorState } from './editor-state.ts'
import { writeDraft } from './stored-draft.ts'

const storeAfterMs = 400

export const storageId = (product: EditedProduct | null): string => product?.id ?? 'new'

/** Stores unsaved changes in the browser, debounced; `onStored` gets the time, or null if there was nothing to store. */
export function useStoreDraft({ product, base, draft }: EditorState, isChanged: boolean, onStored: (at: string | null) => void): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const at = isChanged ? new Date().toISOString() : null
      writeDraft(storageId(product), at === null ? null : { base, draft, at })
      onStored(at)
    }, storeAfterMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onStored` only sets state
  }, [product, base, draft, isChanged])
}
