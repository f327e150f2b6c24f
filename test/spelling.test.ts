import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const under = (folder: string, ending: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts'))
    .map((name) => folder + name)
/** Texts that people read in the demo shop: products, questions, reviews, posts, articles, pages and the interface. */
const files = [
  // Not the words people search with, which are spelled in every way.
  ...under('db/seed/catalogue/', '.ts').filter((name) => !name.endsWith('/search.ts')),
  ...under('db/seed/reviews/', '.ts'),
  ...under('db/seed/community/texts/', '.ts'),
  ...under('content/en/', '.md'),
  ...under('web/text/en/', '.json'),
  ...under('web/admin/text/en/', '.json'),
  'server/text/en.json',
]

const british = [
  '(?:col|flav|harb|neighb|hum|behavi|fav)our\\w*',
  '(?:kilo|centi|milli)?metres?|litres?|fibres?|centres?|tyres?|kerbs?|grey|licences?|yoghurts?|maths|fulfil|sceptical|aluminium|programmes?',
  'travell(?:ed|ing|er)|cancell(?:ed|ing)|labell(?:ed|ing)|(?:apolog|organ|recogn|real|period|personal|custom)is(?:e[ds]?|ing|ation)|towards',
]
const word = new RegExp(`\\b(?:${british.join('|')})\\b`, 'i')

test.each(files)('%s uses American spelling', (file) => {
  const lines = readFileSync(new URL(file, root), 'utf8').split('\n')
  // Keys and addresses stay as they are.
  expect(lines.filter((line) => word.test(line.replace(/^(slug:.*|\s*"[^"]+": )/, '')))).toEqual([])
})
