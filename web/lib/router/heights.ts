/** The maximum number of entries stored; the newest are kept. */
const newestMax = 100

/** Heights in pixels from session storage, by key; empty if storage is blocked. */
export function readHeights<T = number>(name: string): Map<string, T> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(name) ?? '[]') as [string, T][])
  } catch {
    return new Map()
  }
}

/** Stores heights; entries at the end are the newest. */
export function writeHeights(name: string, heights: Map<string, unknown>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify([...heights].slice(-newestMax)))
  } catch {
    // If storage is full or blocked, back navigation starts at the top.
  }
}
