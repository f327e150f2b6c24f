import { toE164 } from '#web/lib/phones.ts'

/** What one field for both means: an email where there is an @, else a phone number, of this country if it is a national one. */
export function readContact(typed: string, country: string): { email: string } | { phone: string } {
  const text = typed.trim()
  return text === '' || text.includes('@') ? { email: text } : { phone: toE164(text, country) }
}

export const formatContact = (contact: { email?: string; phone?: string }): string => contact.email ?? contact.phone ?? ''
