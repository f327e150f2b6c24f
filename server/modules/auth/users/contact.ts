import { email as emailSchema, phone as phoneSchema } from '#contract/fields.ts'
import { refuse } from '#contract/refuse.ts'
import type { Contact } from '../mails/account-mails.ts'

interface Typed {
  email?: string | undefined
  phone?: string | undefined
  /** Of one field for both. */
  username?: string | undefined
}

/** The one address that a call is about: the email, or the phone where there is no email. Refuses where neither was sent. */
export function addressOf(typed: Typed): Contact & { address: string } {
  const { email, phone } = typed.username === undefined ? typed : read(typed.username)
  if (email) return { email, phone: null, address: email }
  if (phone) return { email: null, phone, address: phone }
  throw refuse('INVALID_INPUT', { email: ['send an email or a phone'], phone: ['send an email or a phone'] })
}

/** What looks like an email is one. */
function read(username: string): Typed {
  const [kind, schema] = username.includes('@') ? (['email', emailSchema] as const) : (['phone', phoneSchema] as const)
  const parsed = schema.safeParse(username)
  if (!parsed.success) throw refuse('INVALID_INPUT', { username: [`is not an email or a phone`] })
  return { [kind]: parsed.data }
}
