import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/api.ts'
import { fieldNotes } from '#contract/field-notes.ts'

const root = new URL('../', import.meta.url)
const groupsIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.json'))
    .map((name) => folder + name)
const files = [...groupsIn('web/text/en/'), ...groupsIn('web/admin/text/en/'), 'server/text/en.json']

/** What doesn't belong in a sentence a customer reads, and what to write instead. STYLE.md has the whole glossary. */
const avoided: [pattern: RegExp, instead: string][] = [
  [/\bcan ?not\b/i, "can't"],
  [/\b(do|does|did|is|are|was|were|could|would|will|has|have|must|should) not\b/i, 'the contraction: "isn\'t", "couldn\'t"'],
  [/\b(you|we|they) (are|will|have) (?!a\b|is\b)|\b(it|that|there) is\b/i, 'the contraction: "you\'re", "it\'s"'],
  [/\bways? in\b|\bways? to sign in\b/i, 'sign-in method'],
  [/\bsecond factor\b/i, 'two-step verification'],
  [/\bhouse\b/i, 'the shop'],
  [/\bjust now\b/i, 'right now'],
  [/\bat once\b/i, 'right away'],
  [/\bgo on\b/i, 'continue'],
  [/\bsomebody\b/i, 'someone'],
  [/\bmails?\b(?! server)/i, 'email'],
  [/\bways? to pay\b/i, 'payment method'],
  [/\bwaiting list\b/i, 'waitlist'],
  [/\bwrite to us\b/i, 'contact us'],
  [/\bkilograms moved\b/i, 'kilograms lifted'],
  [/\bnot here\b/i, "no longer available, we can't find"],
  [/[‘’“”]/, 'straight quotes'],
  [/\.\.\./, '…'],
  [/ {2}|^ | $/, 'single spaces'],
]

/** Every sentence of a text group, with the last part of its key. */
function sentencesOf(file: string): [key: string, sentence: string][] {
  const found: [string, string][] = []
  JSON.parse(readFileSync(new URL(file, root), 'utf8'), (key: string, value: unknown) => {
    if (typeof value === 'string') found.push([key, value])
    return value
  })
  return found
}

test.each(files)('%s reads as a native copywriter would write it', (file) => {
  const found = sentencesOf(file).flatMap(([key, sentence]) =>
    avoided.filter(([pattern]) => pattern.test(sentence)).map(([, instead]) => `${key}: "${sentence}" → ${instead}`),
  )
  expect(found).toEqual([])
})

/** What doesn't belong in the documentation of the API either. */
const avoidedInSummaries = [/\bsomebody\b/i, /[‘’“”]/, /\bno more$|\bany more\b/, /\bcan ?not\b/i, /\bmembership/i]

test('what the documentation says of each call is in the same words', () => {
  const found = endpoints.filter(({ summary }) => avoidedInSummaries.some((pattern) => pattern.test(summary)))
  expect(found.map(({ id, summary }) => `${id}: ${summary}`)).toEqual([])
})

/** A description stands alone, so it begins with what the value is ("Time of the event"), not with a clause or pronoun ("When it happened"). */
const avoidedInDescriptions = [
  ...avoidedInSummaries,
  /^(The|How|What|When|Where|Who|Whom|Whose|Which|Why|Its?|Their|Those|By|Of|From|Until|Since|So) /,
  /\.$/,
]

test('what the documentation says of each field is a noun phrase or a short sentence that stands alone', () => {
  const found = Object.entries(fieldNotes).filter(([, [meaning]]) => avoidedInDescriptions.some((pattern) => pattern.test(meaning)))
  expect(found.map(([key, [meaning]]) => `${key}: ${meaning}`)).toEqual([])
})
