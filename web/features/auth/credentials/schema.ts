import { resetPassword, sendForgottenOtp, sendSignUpOtp, signIn } from '#contract/auth/account.ts'
import { toE164 } from '#contract/phones.ts'

type AccountField = 'name' | 'contact' | 'password'
export interface AccountIssue {
  name: AccountField
  kind: 'missing' | 'invalid' | 'long'
}

export interface Contact {
  email?: string
  phone?: string
}
export interface Credentials extends Contact {
  password: string
}
export interface SignUpDraft extends Credentials {
  name: string
}

/** Parses a field for either contact: an email if it contains an @, else a phone number (a national number is read as one of `country`). */
export function readContact(typed: string, country: string): { email: string } | { phone: string } {
  const text = typed.trim()
  return text === '' || text.includes('@') ? { email: text } : { phone: toE164(text, country) }
}

const order: AccountField[] = ['name', 'contact', 'password']

export const checkSignUp = (draft: SignUpDraft): AccountIssue[] => issuesOf(sendSignUpOtp.input.safeParse(draft), draft)

/** Reports an empty password here, because the server would answer that it's wrong. */
export function checkSignIn(credentials: Credentials): AccountIssue[] {
  const issues = issuesOf(signIn.input.safeParse(credentials), credentials)
  return credentials.password === '' ? [...issues, { name: 'password', kind: 'missing' }] : issues
}

export const checkContact = (contact: Contact): AccountIssue[] => issuesOf(sendForgottenOtp.input.safeParse(contact), contact)

export const checkNewPassword = (password: string): AccountIssue[] =>
  issuesOf(resetPassword.input.safeParse({ resetToken: '', password }), { password })

interface Parsed {
  error?: { issues: { path: PropertyKey[]; code: string }[] } | undefined
}

/** At most one issue for each field, in the order of the form. */
function issuesOf({ error }: Parsed, typed: object): AccountIssue[] {
  const issues = (error?.issues ?? []).map(({ path: [part], code }): AccountIssue => {
    const value = String(Object.entries(typed).find(([key]) => key === part)?.[1] ?? '')
    const name = part === 'email' || part === 'phone' ? 'contact' : part === 'name' ? 'name' : 'password'
    return { name, kind: value.trim() === '' ? 'missing' : code === 'too_big' ? 'long' : 'invalid' }
  })
  return order.flatMap((name) => issues.find((issue) => issue.name === name) ?? [])
}
