import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { type ComposerHandle, ComposerRow } from '#web/features/posts/composer/composer-row.tsx'
import { loadDraft, saveDraft } from '#web/features/posts/composer/draft.ts'
import { useStored } from '#web/lib/store.ts'

/** The composer with a routine's link, which becomes a card, added below the existing draft. */
export function PostRoutine({ name, link, onClose }: { name: string; link: string; onClose: () => void }) {
  const by = useStored(({ auth }) => auth.userId)
  useState(() => {
    if (by === undefined) return
    const draft = loadDraft(by)
    const joined = draft.text.includes(link) ? draft.text : [draft.text, `${name}\n${link}`].filter(Boolean).join('\n\n')
    saveDraft(by, { ...draft, text: joined.slice(0, limits.post.text) })
  })
  const row = useRef<ComposerHandle>(null)
  useEffect(() => row.current?.open(), [])
  return by === undefined ? null : <ComposerRow ref={row} onPosted={onClose} />
}
