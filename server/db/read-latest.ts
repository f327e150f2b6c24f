/**
 * Makes of `read` what may be asked for at any time: it runs once at a time, and once more where someone asked meanwhile, so that what was read is never
 * older than the last time it was asked for. Fails as `read` does.
 */
export function readLatest<Args extends unknown[]>(read: (...args: Args) => Promise<void>): (...args: Args) => Promise<void> {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const untilLatest = async (...args: Args): Promise<void> => {
    try {
      do {
        isAskedAgain = false
        await read(...args)
      } while (isAskedAgain)
    } finally {
      // In the same turn as the last look at who asked: nobody waits for a read that is over.
      running = undefined
    }
  }
  return (...args) => {
    isAskedAgain = running !== undefined
    return (running ??= untilLatest(...args))
  }
}
