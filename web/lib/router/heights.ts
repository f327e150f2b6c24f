/** What this tab remembers the newest of: how far pages were scrolled, how high parts of them were. */
const newestMax = 100

/** Heights in pixels by what they are of; empty where storage is blocked. */
export function readHeights<T = number>(name: string): Map<string, T> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(name) ?? '[]') as [string, T][])
  } catch {
    return new Map()
  }
}

/** Stores them: the newest are the last ones. */
export function writeHeights(name: string, heights: Map<string, unknown>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify([...heights].slice(-newestMax)))
  } catch {
    // Full or blocked storage: going back starts at the top.
  }
}
