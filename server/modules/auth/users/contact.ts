import { email as emailSchema, phone as phoneSchema } from '#contract/fields.ts'
import { refuse } from '#contract/refuse.ts'

/** The email and phone of a user; messages go to the email if there is one. */
export interface Contact {
  email: string | null
  phone: string | null
}

interface ContactInput {
  email?: string | undefined
  phone?: string | undefined
  /** A single form field for either of them. */
  username?: string | undefined
}

/** The contact of a call: the email, or the phone if there is no email. Refuses input that has neither. */
export function readContact(input: ContactInput): Contact & { address: string } {
  const { email, phone } = input.username === undefined ? input : parseUsername(input.username)
  if (email) return { email, phone: null, address: email }
  if (phone) return { email: null, phone, address: phone }
  throw refuse('INVALID_INPUT', { email: ['send an email or a phone'], phone: ['send an email or a phone'] })
}

function parseUsername(username: string): ContactInput {
  const [kind, schema] = username.includes('@') ? (['email', emailSchema] as const) : (['phone', phoneSchema] as const)
  const parsed = schema.safeParse(username)
  if (!parsed.success) throw refuse('INVALID_INPUT', { username: ['is not an email or a phone'] })
  return { [kind]: parsed.data }
}
