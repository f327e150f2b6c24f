import type { MailText } from '#contract/admin/mail-templates.ts'
import { siteLimits } from '#contract/site/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { type Locale, originalOf, textKeys } from '#server/text/text.ts'
import type { MailDefinition } from './mail-definition.ts'
import { mailDefinitions } from './mail-list.ts'
import type { mailTextRoles } from '#contract/site/names.ts'

type Role = (typeof mailTextRoles)[number]

const shopVariables = ['shop', 'support']
/** Variables without which a mail or text message is useless to its reader. */
const needed = new Set(['code'])
const gapsOf = (sentence: string): string[] => [...new Set([...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))]

const everyKey = textKeys()
/** The key, or its plural forms if it has any. */
const formsOf = (key: string): string[] =>
  everyKey.includes(key) ? [key] : everyKey.filter((one) => one === `${key}_one` || one === `${key}_other`)

/** Whether a key has plural forms. */
export const hasForms = (key: string): boolean => !everyKey.includes(key)

const rolesOf = ({ subject, preheader, blocks }: MailDefinition): [Role, string][] => [
  ...(subject ? [['subject', subject] as [Role, string]] : []),
  ...(preheader ? [['preheader', preheader] as [Role, string]] : []),
  ...blocks.filter((block) => block.includes(' ')).map((block) => block.split(' ') as [Role, string]),
]

/** The mail in which each sentence is edited, as several mails may show it. Sentences in a list of common words are edited there. */
const owners = new Map<string, string>()
for (const definition of mailDefinitions.toSorted((a, b) => Number(b.area === 'words') - Number(a.area === 'words')))
  for (const [, key] of rolesOf(definition)) if (!owners.has(key)) owners.set(key, definition.name)

/** A mail by its name; fails with NOT_FOUND. */
export function definitionOf(name: string): MailDefinition {
  const definition = mailDefinitions.find((one) => one.name === name)
  if (!definition) throw refuse('NOT_FOUND')
  return definition
}

/** The sentences of a mail that staff may change, with their default texts in a language. */
export function textsOf(definition: MailDefinition, locale: Locale): MailText[] {
  return rolesOf(definition)
    .filter(([, key]) => owners.get(key) === definition.name)
    .flatMap(([role, base]) =>
      formsOf(base).map((key): MailText => {
        const original = originalOf(locale, key)
        const gaps = gapsOf(original)
        return {
          key,
          role,
          form: key === base ? null : key.slice(base.length + 1),
          original,
          variables: [...new Set([...gaps, ...definition.vars, ...shopVariables])],
          required: gaps.filter((gap) => needed.has(gap)),
        }
      }),
    )
}

const address = /(?:\b(?:https?|ftp|javascript|data|mailto):\S*|\bwww\.\S+)/gi

/** What is wrong with a sentence, in English; undefined if it's valid. Links may lead to this shop only. */
export function problemOf(sentence: string, { role, variables, required }: MailText, origin: string): string | undefined {
  const isLine = role !== 'paragraph'
  if (isLine && sentence.includes('\n')) return 'has to be one line'
  if (role === 'subject' && sentence.length > siteLimits.mailSubject) return `is longer than ${siteLimits.mailSubject} characters`
  const unknown = gapsOf(sentence).find((name) => !variables.includes(name))
  if (unknown !== undefined) return `has the unknown variable {{${unknown}}}`
  if (/\{\{|\}\}/.test(sentence.replaceAll(/\{\{\w+\}\}/g, ''))) return 'has curly brackets that are no variable'
  const missing = required.find((name) => !gapsOf(sentence).includes(name))
  if (missing !== undefined) return `needs the variable {{${missing}}}`
  const stranger = sentence.match(address)?.find((found) => found !== origin && !found.startsWith(`${origin}/`))
  if (stranger !== undefined) return 'has a link to another place than this shop'
  return undefined
}

/** Fails with INVALID_INPUT by key if a sentence isn't valid in the mail. */
export function checkTexts(name: string, locale: Locale, texts: Record<string, string>, origin: string, path = 'texts'): void {
  const known = new Map(textsOf(definitionOf(name), locale).map((one) => [one.key, one]))
  const problems = Object.entries(texts).flatMap(([key, sentence]): [string, string[]][] => {
    const text = known.get(key)
    const problem = text ? problemOf(sentence, text, origin) : 'is not a sentence of this mail'
    return problem === undefined ? [] : [[`${path}.${key}`, [problem]]]
  })
  if (problems.length > 0) throw refuse('INVALID_INPUT', Object.fromEntries(problems))
}
