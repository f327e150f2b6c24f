import { email as emailField, text } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { rates } from '#contract/rates.ts'
import type { Provider } from '#contract/auth/social.ts'

/** Who a provider says a person is. */
export interface Identity {
  provider: Provider
  /** The person's id there: the one thing that never changes. */
  subject: string
  /** Lower-case; null where there is none. Proves nothing unless `emailVerified`. */
  email: string | null
  emailVerified: boolean
  name: string | null
}

/** An identity of a provider's claims, which may hold anything. Fails without a usable subject. */
export function asIdentity(provider: Provider, claims: Record<string, unknown>): Identity {
  const subject = text(1, rates.social.subjectMax).safeParse(claims['sub'])
  if (!subject.success) throw new Error('The provider names no subject')
  const email = emailField.safeParse(claims['email'])
  return {
    provider,
    subject: subject.data,
    email: email.data ?? null,
    // Apple sends it as text.
    emailVerified: email.success && [true, 'true'].includes(claims['email_verified'] as boolean),
    name: asName(claims['name']),
  }
}

/** A name as we keep names, cut to the length; null for anything that is none. */
export function asName(name: unknown): string | null {
  if (typeof name !== 'string') return null
  const clean = name.toWellFormed().replaceAll('\0', '').trim()
  // Not through the middle of a character.
  const cut = clean.slice(0, limits.name.max).replace(/[\uD800-\uDBFF]$/, '')
  return cut === '' ? null : cut
}
