import { urls } from '../urls.ts'

/** An arbitrary origin, the same everywhere below. */
const ownOrigin = 'https://own.invalid'
const signInPages = new Set<string>([urls.signIn(), urls.signUp(), urls.forgotPassword()])

/** The page to open after signing in: only pages of this site (no open redirects), and none that would ask to sign in again. */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/')) return urls.market()
  try {
    const { origin, pathname, search, hash } = new URL(next, ownOrigin)
    // Two slashes at the start would name a host, and dot segments can hide them until the path is resolved.
    return origin === ownOrigin && !pathname.startsWith('//') && !signInPages.has(pathname) ? pathname + search + hash : urls.market()
  } catch {
    return urls.market()
  }
}
