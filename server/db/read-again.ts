import { DatabaseUnavailableError } from './circuit-breaker.ts'

const againMs = 1000

/**
 * Returns a function to call at any change: it runs `read`, and where that fails repeats it each second until it succeeds, so that no process keeps what it
 * read before an outage. `onError` is called for failures other than the outage, which is logged elsewhere.
 */
export function readAgain(read: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const attempt = (): void => {
    clearTimeout(timer)
    timer = undefined
    read().catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailableError)) onError(error)
      timer ??= setTimeout(attempt, againMs).unref()
    })
  }
  return attempt
}
