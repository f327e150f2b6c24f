import { setTimeout as wait } from 'node:timers/promises'

/** Whether the work ended in this time; fails as it does. How it ends later, nobody hears. */
export async function endsWithin(ms: number, work: Promise<void>): Promise<boolean> {
  const ended = new AbortController()
  const limit = wait(ms, false, { signal: ended.signal }).catch(() => false)
  try {
    return await Promise.race([work.then(() => true), limit])
  } finally {
    ended.abort()
  }
}
