import { DatabaseUnavailableError } from './circuit-breaker.ts'

const againMs = 1000

/**
 * Returns a function to call on any change: it runs `read`, and if that fails retries each second until it succeeds, so that no process
 * serves data from before an outage. `onError` is called for failures other than the outage, which is logged elsewhere.
 */
export function retryRead(read: () => Promise<void>, onError: (error: unknown) => void): () => void {
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
