/** Reads a local storage entry besides `root`; null if it's missing or storage is blocked. */
export function readLocalEntry(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** The raw text of an entry, for comparing; null if it's missing or storage is blocked. */
export function readLocalText(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Writes an entry. Failures are ignored, since full or blocked storage mustn't break the page. */
export function writeLocalEntry(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // The value is then lost on reload.
  }
}

/** The entry for something that a person has written and that waits to be sent. It's kept when a session ends; signing out removes it. */
export const outboxEntry = (userId: string): string => `outbox ${userId}`

/** Removes an entry of the local storage. */
export function removeLocalEntry(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // If storage is blocked, there is no entry.
  }
}

const draftPrefix = 'draft '

/** The entry for something that is still being written. Signing out removes it. */
export const draftEntry = (of: string): string => draftPrefix + of

/** Removes every draft in this browser, on sign-out. */
export function removeDrafts(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(draftPrefix)) localStorage.removeItem(name)
  } catch {
    // If storage is blocked, there are no drafts.
  }
}
