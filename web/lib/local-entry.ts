/** An entry of the local storage besides `root`, for what needs no account; null where there is none or storage is blocked. */
export function readLocalEntry(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** An entry as it's stored, to see whether it's still the same; null where there is none or storage is blocked. */
export function readLocalText(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Full or blocked storage mustn't break the page. */
export function writeLocalEntry(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // It lasts as long as the page, then.
  }
}

/** The entry of what a person has written that waits for a connection. It stays when their session ends by itself; signing out removes it. */
export const outboxEntry = (userId: string): string => `outbox ${userId}`

/** Removes an entry of the local storage. */
export function removeLocalEntry(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Where nothing can be stored there is none.
  }
}

const draftPrefix = 'draft '

/** The entry of something a person has begun to write. Signing out removes it. */
export const draftEntry = (of: string): string => draftPrefix + of

/** Removes every draft of this browser: who signs out leaves none behind. */
export function removeDrafts(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(draftPrefix)) localStorage.removeItem(name)
  } catch {
    // Where nothing can be stored there is none.
  }
}
