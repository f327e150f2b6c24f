import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuse } from '#contract/refuse.ts'

/**
 * The 5,000 most common passwords of 8 and more characters, in lower case, one per line: the beginning of the list in
 * @zxcvbn-ts/language-common 4.1.3 (MIT, from Dan Wheeler's zxcvbn).
 */
const commonPasswords = new Set(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'))

interface Owner {
  name: string
  email?: string | null | undefined
  phone?: string | null | undefined
}

/** Refuses a password that an attacker would try first: a common one, or the owner's name, email or phone. `field` is its field's name. */
export function refuseWeakPassword(password: string, owner: Owner, field: string): void {
  const reason = commonPasswords.has(fold(password))
    ? 'is one of the most common passwords'
    : isAboutOwner(password, owner)
      ? 'is your own name or address'
      : undefined
  if (reason) throw refuse('PASSWORD_IS_EASY_TO_GUESS', { [field]: [reason] })
}

function isAboutOwner(password: string, { name, email, phone }: Owner): boolean {
  const texts = [name, email, email?.split('@')[0], phone, phone?.slice(1)]
  return texts.some((text) => text && withoutSeparators(text) === withoutSeparators(password))
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()
/** "Ada Moreno", "ada.moreno" and "AdaMoreno" become one. */
const withoutSeparators = (text: string) => fold(text).replace(/[\s._-]/g, '')
