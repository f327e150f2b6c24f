import { useMemo, useSyncExternalStore } from 'react'
import { shareDraft } from './shared-draft.ts'

const none = () => null

/**
 * The workout in progress in this browser. Each change is stored immediately, so a reload or a lost connection loses nothing. It's applied
 * to what is stored, so that tabs don't undo each other's changes.
 */
export function useDraft(by: string) {
  const { read, write, change, removeSent, subscribe } = useMemo(() => shareDraft(by), [by])
  return { draft: useSyncExternalStore(subscribe, read, none), change, replace: write, removeSent }
}
