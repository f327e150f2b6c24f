/**
 * Returns a function that may be called at any time: `read` runs only once at a time, and once more if another call came in meanwhile, so
 * that no caller gets a result from before its call. Fails as `read` does.
 */
export function coalesceReads<Args extends unknown[]>(read: (...args: Args) => Promise<void>): (...args: Args) => Promise<void> {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const untilLatest = async (...args: Args): Promise<void> => {
    try {
      do {
        isAskedAgain = false
        await read(...args)
      } while (isAskedAgain)
    } finally {
      // This runs in the same turn of the event loop as the last check for new calls, so no call waits for a read that is over.
      running = undefined
    }
  }
  return (...args) => {
    isAskedAgain = running !== undefined
    return (running ??= untilLatest(...args))
  }
}
