import type { Provider } from '#contract/auth/social.ts'
import { email as emailField, oneLine, text } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { serverLimits } from '#contract/server-limits.ts'

/** A user's account at a provider, as the provider describes it. */
export interface Identity {
  provider: Provider
  /** The `sub` claim, the only one that never changes. */
  subject: string
  /** In lower case; null if there is none. Proves nothing unless `emailVerified`. */
  email: string | null
  emailVerified: boolean
  name: string | null
}

/** Reads a provider's claims, which may contain anything. Fails without a usable subject. */
export function identityFromClaims(provider: Provider, claims: Record<string, unknown>): Identity {
  const subject = text(1, serverLimits.social.subjectMax).safeParse(claims['sub'])
  if (!subject.success) throw new Error('The provider names no subject')
  const email = emailField.safeParse(claims['email'])
  return {
    provider,
    subject: subject.data,
    email: email.data ?? null,
    // Apple sends the boolean as text.
    emailVerified: email.success && [true, 'true'].includes(claims['email_verified'] as boolean),
    name: cleanName(claims['name']),
  }
}

/** A name that we can store, cut to the maximum length; null for anything that isn't one. */
export function cleanName(name: unknown): string | null {
  if (typeof name !== 'string') return null
  const clean = oneLine(name.toWellFormed().replaceAll('\0', ''))
  // Removes half of a surrogate pair that the cut may have left.
  const cut = clean.slice(0, limits.name.max).replace(/[\uD800-\uDBFF]$/, '')
  return cut === '' ? null : cut
}
