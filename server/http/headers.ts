import { createHash } from 'node:crypto'
import { isSecure } from './cookies.ts'

const yearSeconds = 31_536_000

/** The policy of a response that isn't a document: it may load nothing, and may not be framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The security headers of every response. A document has its own Content-Security-Policy (`documentPolicy`). */
export const securityHeaders = (origin: string): Record<string, string> => ({
  'Content-Security-Policy': dataPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(isSecure(origin) && { 'Strict-Transport-Security': `max-age=${yearSeconds}` }),
})

/**
 * The policy of a document: it may load from our origin only, run our files and these inline scripts, and apply our files and these inline
 * styles. Inline ones are allowed by hash, not by nonce, because a document is cached and served many times.
 */
export function documentPolicy({ scripts = [], styles = [] }: { scripts?: string[]; styles?: string[] }): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts.map(hashOf)].join(' ')}`,
    `style-src ${["'self'", ...styles.map(hashOf)].join(' ')}`,
    "img-src 'self' data:",
    // blob: is for a video chosen for upload, whose poster frame is drawn from it.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
