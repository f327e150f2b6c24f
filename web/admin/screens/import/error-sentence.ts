import type { FileLineError } from '#contract/imports.ts'
import type { Translate } from '#web/lib/text.ts'

/**
 * The server's most frequent messages about lines, each with the key of its text. The server's own messages are in English, and for
 * programs as well.
 */
const known = [
  [/^is missing$/, 'missing'],
  [/^has no [a-z]+$/, 'empty'],
  [/^is not a SKU of this shop$/, 'unknownSku'],
  [/^must be a number, 0 or more$/, 'notANumber'],
  [/^has points between thousands/, 'points'],
  [/^has more decimals than are possible here$/, 'decimals'],
  [/^is not an? (?:international number|phone number with its country)/, 'phone'],
] as const

/** A full sentence for an error of a file, with its line and column. */
export function errorSentence({ line, column, message }: FileLineError, t: Translate<'admin-imports'>): string {
  const [, sign, currency] = /^is in (.+), but prices of this shop are in ([A-Z]{3})$/.exec(message) ?? []
  if (sign && currency) return t('wrong.currency', { line, column, sign, currency })
  const name = known.find(([pattern]) => pattern.test(message))?.[1]
  if (name) return t(`wrong.${name}`, { line, column })
  return column ? t('at', { line, column, message }) : t('atLine', { line, message })
}
