import { readLocalText } from '#web/lib/local-entry.ts'
import { type Draft, loadDraft, saveDraft, workoutEntry } from './draft.ts'

/** A person's stored draft, which all tabs change: each change starts from what another tab may have stored meanwhile. */
export function shareDraft(by: string) {
  const listeners = new Set<() => void>()
  let draft = loadDraft(by)
  // The stored text tells another tab's change from a failed write: if storage is full or blocked, the text doesn't change.
  let text = readLocalText(workoutEntry)
  const tell = () => listeners.forEach((listener) => listener())

  function read(): Draft | null {
    const stored = readLocalText(workoutEntry)
    if (stored !== text) {
      text = stored
      draft = loadDraft(by)
    }
    return draft
  }
  function write(after: Draft | null): void {
    saveDraft(by, after)
    draft = after
    text = readLocalText(workoutEntry)
    tell()
  }
  /** Changes the stored draft, or the one that `begin` creates if there is none. */
  function change(make: (draft: Draft) => Draft, begin: () => Draft | null = () => null): void {
    const before = read() ?? begin()
    if (before) write(make(before))
    else tell()
  }
  /** Removes the draft that was sent; false if another tab has changed it since. */
  function removeSent(sent: Draft): boolean {
    const isSame = read() === sent
    if (isSame) write(null)
    else tell()
    return isSame
  }
  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', tell)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', tell)
    }
  }
  return { read, write, change, removeSent, subscribe }
}
