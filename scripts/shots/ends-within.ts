import { setTimeout as wait } from 'node:timers/promises'

/** Whether the work ended within this time; rejects if the work does. The outcome after the time-out is ignored. */
export async function endsWithin(ms: number, work: Promise<void>): Promise<boolean> {
  const ended = new AbortController()
  const limit = wait(ms, false, { signal: ended.signal }).catch(() => false)
  try {
    return await Promise.race([work.then(() => true), limit])
  } finally {
    ended.abort()
  }
}
