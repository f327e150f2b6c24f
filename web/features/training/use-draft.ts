import { useCallback, useState } from 'react'
import { type Draft, loadDraft, saveDraft } from './draft.ts'

/** The workout that is under way in this browser: each change is stored at once, so a reload or a lost connection loses nothing. */
export function useDraft(by: string) {
  const [draft, setDraft] = useState(() => loadDraft(by))
  const change = useCallback(
    (make: (draft: Draft) => Draft) =>
      setDraft((before) => {
        if (!before) return before
        const after = make(before)
        saveDraft(by, after)
        return after
      }),
    [by],
  )
  const replace = useCallback(
    (after: Draft | null) => {
      saveDraft(by, after)
      setDraft(after)
    },
    [by],
  )
  return { draft, change, replace }
}
