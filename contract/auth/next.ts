import { urls } from '../urls.ts'

/** Any origin will do: it only has to stay the same. */
const here = 'https://here.invalid'
const doors = new Set<string>([urls.signIn(), urls.signUp(), urls.forgotPassword()])

/** Where to go after signing in: only pages of ours, and none that would ask to sign in again. */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/')) return urls.market()
  try {
    const { origin, pathname, search, hash } = new URL(next, here)
    // Two slashes would name a host again, and dots can hide them until they are worked out.
    return origin === here && !pathname.startsWith('//') && !doors.has(pathname) ? pathname + search + hash : urls.market()
  } catch {
    return urls.market()
  }
}
