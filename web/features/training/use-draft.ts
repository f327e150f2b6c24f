import { useMemo, useSyncExternalStore } from 'react'
import { shareDraft } from './shared-draft.ts'

const none = () => null

/**
 * The workout that is under way in this browser: each change is stored at once, so a reload or a lost connection loses nothing,
 * and is made to what is stored, so that tabs don't undo each other's.
 */
export function useDraft(by: string) {
  const { read, write, change, removeSent, subscribe } = useMemo(() => shareDraft(by), [by])
  return { draft: useSyncExternalStore(subscribe, read, none), change, replace: write, removeSent }
}
