import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { rates } from '#contract/rates.ts'

interface Attributes {
  sameSite: 'Lax' | 'Strict' | 'None'
  /** Scripts of our pages may read it; else it is HttpOnly. */
  readable?: true
  /** How long the browser keeps it; without, until it is closed. */
  seconds?: number
}

/** Every cookie of ours and how it travels, once. Whoever needs another adds a line; nothing else sets one. */
export const cookies = {
  /** What a page echoes as X-XSRF-TOKEN (antiforgery.ts). */
  'XSRF-TOKEN': { sameSite: 'Lax', readable: true },
  /** Sealed: what we sent somebody to a provider with, to be compared when they come back. Apple sends them back by a form post. */
  'to-google': { sameSite: 'Lax', seconds: rates.social.stateSeconds },
  'to-facebook': { sameSite: 'Lax', seconds: rates.social.stateSeconds },
  'to-apple': { sameSite: 'None', seconds: rates.social.stateSeconds },
  /** Sealed: what came of it, until the browser has taken it (GET /auth/session). */
  'social-session': { sameSite: 'Lax', seconds: rates.social.sessionSeconds },
} satisfies Record<string, Attributes>
export type CookieName = keyof typeof cookies

/** The cookies of one request and its answer. What is set goes out with the answer, be it a success or a refusal. */
export interface Cookies {
  get: (name: CookieName) => string | undefined
  /** `value` is any text: it is percent-encoded. A browser that gets its first cookie gets the token to echo along with it. */
  set: (name: CookieName, value: string) => void
  remove: (name: CookieName) => void
  /** The Set-Cookie lines so far, a cookie's last word only. */
  lines: () => string[]
}

/** The cookies that came in a Cookie header. `secure`: our address is https, so they must not travel without it. */
export function openCookies(header: string | undefined, secure: boolean): Cookies {
  let sent: Map<string, string> | undefined
  const changed = new Map<CookieName, string | null>()
  const jar: Cookies = {
    get: (name) => (changed.has(name) ? (changed.get(name) ?? undefined) : (sent ??= parseCookies(header)).get(name)),
    set: (name, value) => {
      changed.set(name, value)
      if (jar.get('XSRF-TOKEN') === undefined) changed.set('XSRF-TOKEN', randomBytes(18).toString('base64url'))
    },
    remove: (name) => void changed.set(name, null),
    lines: () => [...changed].map(([name, value]) => serialise(name, value, secure)),
  }
  return jar
}

/** Puts what was set or removed into the answer. */
export function sendCookies(reply: FastifyReply, jar: Cookies): void {
  const lines = jar.lines()
  if (lines.length > 0) reply.header('Set-Cookie', lines)
}

export const isSecure = (origin: string): boolean => origin.startsWith('https:')

/** Names and values of a Cookie header; of several with one name the first, which is the one with the longest path. */
export function parseCookies(header: string | undefined): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of header?.split(';') ?? []) {
    const equals = part.indexOf('=')
    if (equals < 1) continue
    const name = part.slice(0, equals).trim()
    if (!found.has(name)) found.set(name, decode(part.slice(equals + 1).trim()))
  }
  return found
}

function serialise(name: CookieName, value: string | null, secure: boolean): string {
  const { sameSite, readable, seconds } = attributesOf(name)
  const age = value === null ? 0 : seconds
  return [
    `${name}=${encodeURIComponent(value ?? '')}`,
    'Path=/',
    age !== undefined && `Max-Age=${age}`,
    !readable && 'HttpOnly',
    secure && 'Secure',
    // Browsers take None only together with Secure; on one's own machine Lax is the nearest that works.
    `SameSite=${sameSite === 'None' && !secure ? 'Lax' : sameSite}`,
  ]
    .filter(Boolean)
    .join('; ')
}

const attributesOf = (name: CookieName): Attributes => cookies[name]

/** What is not percent-encoded text stays as it came. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
