import { DatabaseUnavailableError } from './circuit-breaker.ts'

const againMs = 1000

/**
 * Makes of `read` what may be called at any change: where it fails it's repeated each second until it succeeds, so that no process goes on with what it read
 * before an outage. `onError` hears of failures other than that outage, which is logged by itself.
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
