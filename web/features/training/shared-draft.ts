import { readLocalText } from '#web/lib/local-entry.ts'
import { type Draft, loadDraft, saveDraft, workoutEntry } from './draft.ts'

/** The stored draft of a person, which every tab of the browser changes: what another tab has stored since is taken over first. */
export function shareDraft(by: string) {
  const listeners = new Set<() => void>()
  let draft = loadDraft(by)
  // The text tells another tab's draft from one that couldn't be stored here: where storage is full or blocked, the text stays.
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
  /** Changes what is stored; where nothing is, what `begin` makes. */
  function change(make: (draft: Draft) => Draft, begin: () => Draft | null = () => null): void {
    const before = read() ?? begin()
    if (before) write(make(before))
    else tell()
  }
  /** Removes what was sent; false where another tab has changed it since. */
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
