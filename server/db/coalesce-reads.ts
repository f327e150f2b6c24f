import type { Db } from './statement.ts'

/**
 * Returns a function that may be called at any time: `read` runs only once at a time, and once more if another call came in meanwhile, so
 * that no caller gets a result from before its call. Fails as `read` does. All calls give the same database: only the first one's is used.
 */
export function coalesceReads(read: (db: Db) => Promise<void>): (db: Db) => Promise<void> {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const untilLatest = async (db: Db): Promise<void> => {
    try {
      do {
        isAskedAgain = false
        await read(db)
      } while (isAskedAgain)
    } finally {
      // This runs in the same turn of the event loop as the last check for new calls, so no call waits for a read that is over.
      running = undefined
    }
  }
  return (db) => {
    isAskedAgain = running !== undefined
    return (running ??= untilLatest(db))
  }
}
