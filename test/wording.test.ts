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
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8')

/** Expressions that don't belong in a sentence for customers, and their replacements. STYLE.md has the whole glossary. */
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
  [/\bany more\b(?! (lists|stock|addresses|passkeys|answers|comments|records))/i, 'anymore'],
  [/\bcouriers?\b/i, 'carrier'],
  [/(?<!\{)\bpostcodes?\b/i, 'postal code'],
  [/\bkilograms moved\b/i, 'kilograms lifted'],
  [/\bnot here\b/i, "no longer available, we can't find"],
  [/[‘’“”]/, 'straight quotes'],
  [/\.\.\./, '…'],
  [/ {2}|^ | $/, 'single spaces'],
]

/** Every sentence of a text group, with the last part of its key. */
function sentencesOf(file: string): [key: string, sentence: string][] {
  const found: [string, string][] = []
  JSON.parse(textOf(file), (key: string, value: unknown) => {
    if (typeof value === 'string') found.push([key, value])
    return value
  })
  return found
}

test.each(files)('%s has no wording that the style guide excludes', (file) => {
  const found = sentencesOf(file).flatMap(([key, sentence]) =>
    avoided.filter(([pattern]) => pattern.test(sentence)).map(([, instead]) => `${key}: "${sentence}" → ${instead}`),
  )
  expect(found).toEqual([])
})

const memberGroups =
  'media composer posts stories messages contact report-content club-forms people my-account review-form returns training'.split(' ')

test("members' uploads are called photos, the shop's pictures", () => {
  const found = memberGroups.flatMap((group) => sentencesOf(`web/text/en/${group}.json`).filter(([, text]) => /\bpictures?\b/i.test(text)))
  expect(found).toEqual([])
})

/** The pages that come with the shop, in English. Legal texts may be stiffer than the interface, so they're only checked for these. */
const avoidedInPages = avoided.filter(([, instead]) =>
  ['contact us', 'anymore', 'waitlist', 'carrier', 'postal code', 'someone'].includes(instead),
)
const contentPages = readdirSync(new URL('content/en/pages/', root)).map((name) => `content/en/pages/${name}`)

test.each(contentPages)("%s uses the interface's terms", (file) => {
  const lines = textOf(file).split('\n')
  const found = lines.flatMap((line, at) =>
    avoidedInPages.filter(([pattern]) => pattern.test(line)).map(([, instead]) => `${at + 1}: "${line}" → ${instead}`),
  )
  expect(found).toEqual([])
})

/** The texts of a group by key, as in `t('empty.title')`. */
const textsOf = (locale: string, group: string) => keyedTextsOf(`web/text/${locale}/${group}.json`)
const keyedTextsOf = (file: string) => {
  const found = new Map<string, string>()
  const walk = (value: object, path: string) => {
    for (const [key, one] of Object.entries(value) as [string, string | object][])
      if (typeof one === 'string') found.set(path + key, one)
      else walk(one, `${path}${key}.`)
  }
  walk(JSON.parse(textOf(file)) as object, '')
  return found
}
const groups = groupsIn('web/text/en/').map((file) => file.slice('web/text/en/'.length, -'.json'.length))

test('in Bengali, a label has the same words on every page', () => {
  const labels = ['Report', 'Send report', 'Sold out', 'Out of stock', 'Start shopping', 'Continue shopping', 'See all products']
  const words = Object.fromEntries(labels.map((label) => [label, new Set<string | undefined>()]))
  for (const group of groups) {
    const bengali = textsOf('bn', group)
    for (const [key, text] of textsOf('en', group)) words[text]?.add(bengali.get(key))
  }
  expect(Object.fromEntries(labels.map((label) => [label, [...words[label]!]]))).toEqual({
    Report: ['রিপোর্ট করুন'],
    'Send report': ['রিপোর্ট পাঠান'],
    'Sold out': ['স্টকে নেই'],
    'Out of stock': ['স্টকে নেই'],
    'Start shopping': ['কেনাকাটা শুরু করুন'],
    'Continue shopping': ['কেনাকাটা চালিয়ে যান'],
    'See all products': ['সব পণ্য দেখুন'],
  })
})

/** Things that Bengali has one word for, with the wrong word; and the English words whose translation would be the wrong one. */
const oneWord: [other: RegExp, instead: string, belongsTo: RegExp][] = [
  [/(?<!বি)ক্রেতা/, 'গ্রাহক', /\b(buyers?|bought|verified owner)\b/i],
  [/বিভাগ/, 'ক্যাটাগরি, and সেগমেন্ট for a segment', /\bdepartment\b/i],
]

test.each(files)('in Bengali, %s has one word for a customer and one for a category', (file) => {
  const english = keyedTextsOf(file)
  const found = [...keyedTextsOf(file.replace(/\ben(?=\/|\.json)/, 'bn'))].flatMap(([key, text]) =>
    oneWord
      .filter(([other, , belongsTo]) => other.test(text) && !belongsTo.test(english.get(key) ?? ''))
      .map(([, instead]) => `${key}: "${text}" → ${instead}`),
  )
  expect(found).toEqual([])
})

test('empty pages share one invitation to shop', () => {
  const pages = readdirSync(new URL('web/pages', root), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.startsWith('search'),
  )
  const invitations = pages.flatMap((name) => {
    const code = readFileSync(new URL(`web/pages/${name}`, root), 'utf8')
    const texts = [...code.matchAll(/useText\('([\w-]+)'\)/g)].map(([, group]) => textsOf('en', group!))
    return [...code.matchAll(/<EmptyState(?:(?!<\/EmptyState>)[^])*?urls\.(?:collection|market)\(\)\}>\{t\('([\w.]+)'\)/g)].map(
      ([, key]) => `${name}: ${texts.map((one) => one.get(key!)).find(Boolean)}`,
    )
  })
  expect(invitations.length).toBeGreaterThan(8)
  expect(invitations.filter((one) => !one.endsWith(': Start shopping'))).toEqual([])
})

/** Expressions that don't belong in the documentation of the API either. */
const avoidedInSummaries = [
  /\bsomebody\b/i,
  /[‘’“”]/,
  /\bno more$|\bany more\b/,
  /\bcan ?not\b/i,
  /\bmembership/i,
  /\bone's\b|\bwhom\b|\bbeside\b|\btold\b|\bwaiting list\b/,
]

test('endpoint summaries have no wording that the style guide excludes', () => {
  const found = endpoints.filter(({ summary }) => avoidedInSummaries.some((pattern) => pattern.test(summary)))
  expect(found.map(({ id, summary }) => `${id}: ${summary}`)).toEqual([])
})

/** The files with details of refusals, such as `refuse('INVALID_INPUT', { at: ['is in the past'] })`. */
const refusing = ['contract/', 'server/'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => folder + name),
)
const detail = /\[(['"`])((?:is|isn't|are|has|can|can't|must|needs|was|leads|translates)\b(?:(?!\1).)*)\1\]/g
const avoidedInDetails = [/\bany more\b/, /\bat once\b/, /\bsomebody\b/, /\bwhom\b/, /: is no (?!longer\b)/, /\bnobody\b/]

test('details of refusals have no wording that the style guide excludes', () => {
  const details = refusing.flatMap((file) => [...textOf(file).matchAll(detail)].map(([, , text]) => `${file}: ${text}`))
  expect(details.length).toBeGreaterThan(200)
  expect(details.filter((one) => avoidedInDetails.some((pattern) => pattern.test(one)))).toEqual([])
})

/** A description stands alone, so it begins with what the value is ("Time of the event"), not with a clause or pronoun ("When it happened"). */
const avoidedInDescriptions = [
  ...avoidedInSummaries,
  /^(The|How|What|When|Where|Who|Whom|Whose|Which|Why|Its?|Their|Those|By|Of|From|Until|Since|So) /,
  /\.$/,
]

test('field descriptions are noun phrases or short sentences that stand alone', () => {
  const found = Object.entries(fieldNotes).filter(([, [meaning]]) => avoidedInDescriptions.some((pattern) => pattern.test(meaning)))
  expect(found.map(([key, [meaning]]) => `${key}: ${meaning}`)).toEqual([])
})
