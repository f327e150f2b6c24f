import { randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply } from 'fastify'
import { serverLimits } from '#contract/server-limits.ts'

interface Attributes {
  sameSite: 'lax' | 'strict' | 'none'
  /** Our pages' scripts may read it; otherwise it's HttpOnly. */
  readable?: true
  /**
   * The cookie authorizes nothing by itself, and no other site gains by making a browser send it: requests with it need no anti-forgery
   * token.
   */
  harmless?: true
  /** Max-Age; without it, a session cookie. */
  seconds?: number
}

/** Every cookie of the shop and its attributes. A new cookie is a new line here; nothing else sets one. */
export const cookies = {
  /** Pages repeat it as X-XSRF-TOKEN (antiforgery.ts). */
  'XSRF-TOKEN': { sameSite: 'lax', readable: true },
  /** Encrypted: the state of an authorization, checked in the provider's callback. Apple's callback is a form post, hence None. */
  'to-google': { sameSite: 'lax', seconds: serverLimits.social.stateSeconds },
  'to-facebook': { sameSite: 'lax', seconds: serverLimits.social.stateSeconds },
  'to-apple': { sameSite: 'none', seconds: serverLimits.social.stateSeconds },
  /** Encrypted: the provider's result, until the browser has fetched it (GET /auth/session). */
  'social-session': { sameSite: 'lax', seconds: serverLimits.social.sessionSeconds },
  /** The language chosen with the switch: links from elsewhere lead to pages in it. Nothing personal. */
  locale: { sameSite: 'lax', harmless: true, seconds: serverLimits.language.days * 86_400 },
  /** The currency chosen with the switch: pages' inline script writes prices in it. Nothing personal. */
  currency: { sameSite: 'lax', readable: true, harmless: true, seconds: serverLimits.language.days * 86_400 },
  /** Encrypted: lets staff see the shop during maintenance (maintenance.ts). */
  'maintenance-pass': { sameSite: 'lax', harmless: true, seconds: serverLimits.maintenance.passHours * 3600 },
  /** Random: identifies this browser, for its codes and for the accounts it has signed in to (device.ts). */
  device: { sameSite: 'strict', harmless: true, seconds: serverLimits.device.days * 86_400 },
  /** The cart of a browser without JavaScript (pages/no-script). Nothing personal; the forms that write it check their origin. */
  cart: { sameSite: 'lax', harmless: true, seconds: serverLimits.noScript.cartDays * 86_400 },
  /** The token of a sign-in without JavaScript, until the browser is closed. Only those forms and their pages accept it, not the API. */
  session: { sameSite: 'lax', harmless: true },
} satisfies Record<string, Attributes>
type CookieName = keyof typeof cookies

/**
 * The name of a cookie in the browser. Over https the prefix makes sure that it wasn't set by a subdomain or over plain HTTP; scripts know
 * XSRF-TOKEN by its usual name.
 */
const wireName = (name: CookieName, secure: boolean): string => (secure && !attributesOf(name).readable ? `__Host-${name}` : name)

/** Cookies whose requests need the anti-forgery token, by every name they may have. */
export const protectedCookies = (Object.keys(cookies) as CookieName[]).flatMap((name) =>
  attributesOf(name).harmless ? [] : [name, wireName(name, true)],
)

/** The cookies of one request and its response. Changes are sent with the response, whether success or refusal. */
export interface Cookies {
  get: (name: CookieName) => string | undefined
  /** The cookie as the request sent it, whatever was set since. */
  sent: (name: CookieName) => string | undefined
  /** `value` is any text, which gets percent-encoded. A browser's first cookie is set along with its anti-forgery token. */
  set: (name: CookieName, value: string) => void
  remove: (name: CookieName) => void
  /** The Set-Cookie lines so far, only the last one of each cookie. */
  lines: () => string[]
}

/** Reads a Cookie header. `secure` means the shop's origin is https, so its cookies must only be sent over it. */
export function openCookies(header: string | undefined, secure: boolean): Cookies {
  let sent: Record<string, string | undefined> | undefined
  const changed = new Map<CookieName, string | null>()
  const jar: Cookies = {
    get: (name) => (changed.has(name) ? (changed.get(name) ?? undefined) : jar.sent(name)),
    sent: (name) => (sent ??= parseCookie(header ?? ''))[wireName(name, secure)],
    set: (name, value) => {
      changed.set(name, value)
      if (!attributesOf(name).harmless && jar.get('XSRF-TOKEN') === undefined)
        changed.set('XSRF-TOKEN', randomBytes(18).toString('base64url'))
    },
    remove: (name) => void changed.set(name, null),
    lines: () => [...changed].map(([name, value]) => serialise(name, value, secure)),
  }
  return jar
}

/** Adds the cookies that were set or removed to the response. */
export function sendCookies(reply: FastifyReply, jar: Cookies): void {
  const lines = jar.lines()
  if (lines.length > 0) reply.header('Set-Cookie', lines)
}

/** Whether the shop is served over HTTPS, so that its cookies may be Secure. */
export const isSecure = (origin: string): boolean => origin.startsWith('https:')

function serialise(name: CookieName, value: string | null, secure: boolean): string {
  const { sameSite, readable, seconds } = attributesOf(name)
  return stringifySetCookie({
    name: wireName(name, secure),
    value: value ?? '',
    path: '/',
    ...(value === null ? { maxAge: 0 } : seconds !== undefined && { maxAge: seconds }),
    httpOnly: !readable,
    secure,
    // Browsers accept None only together with Secure; on a developer's machine Lax is the closest that works.
    sameSite: sameSite === 'none' && !secure ? 'lax' : sameSite,
  })
}

function attributesOf(name: CookieName): Attributes {
  return cookies[name]
}
