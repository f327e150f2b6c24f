import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuse } from '#contract/refuse.ts'

/**
 * The 5,000 most common passwords of 8 and more characters, lower-cased, one a line: the head of the list in
 * @zxcvbn-ts/language-common 4.1.3 (MIT, from Dan Wheeler's zxcvbn).
 */
const common = new Set(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'))

interface Person {
  name: string
  email?: string | null | undefined
  phone?: string | null | undefined
}

/** Refuses a password that others would try first: a common one, or the person's own name or address. `field` is what it was sent as. */
export function refuseEasyPassword(password: string, person: Person, field: string): void {
  const reason = common.has(fold(password))
    ? 'is one of the most common passwords'
    : isOwn(password, person)
      ? 'is your own name or address'
      : undefined
  if (reason) throw refuse('PASSWORD_IS_EASY_TO_GUESS', { [field]: [reason] })
}

function isOwn(password: string, { name, email, phone }: Person): boolean {
  const own = [name, email, email?.split('@')[0], phone, phone?.slice(1)]
  return own.some((text) => text && bare(text) === bare(password))
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()
/** "Ada Moreno", "ada.moreno" and "AdaMoreno" are one. */
const bare = (text: string) => fold(text).replace(/[\s._-]/g, '')
