import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { ContentFolder, readingMinutes } from '#server/modules/content/content.ts'
import { articleFields } from './article-fields.ts'

const { contentDir } = readConfig({})
const filesOf = (locale: string) => new ContentFolder(join(contentDir, locale, 'blog'), articleFields, { watch: false }).files
const files = { en: filesOf('en'), bn: filesOf('bn') }
const names = files.en.map(({ name }) => name)

const read = (locale: 'en' | 'bn', name: string) => files[locale].find((file) => file.name === name)!

const kinds: [RegExp, string][] = [
  [/^#+ /, 'heading'],
  [/^- /, 'bullet'],
  [/^\d+\. /, 'step'],
  [/^> /, 'quote'],
  [/^\|[ -]+\|[ |-]*$/, 'rule'],
  [/^\|/, 'row'],
]
/** The kinds of its lines, in order; a paragraph counts as one line. */
const shapeOf = (body: string): string[] =>
  body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => kinds.find(([form]) => form.test(line))?.[1] ?? 'text')
const linksOf = (body: string): string[] => [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to!)

describe('articles in Bengali', () => {
  it.each(names)('%s has the same structure as the English one', (name) => {
    const [en, bn] = [read('en', name), read('bn', name)]
    const same = ({ category, cover, daysAgo, date, products }: typeof en.fields) => ({ category, cover, daysAgo, date, products })
    expect(same(bn.fields)).toEqual(same(en.fields))
    expect(Object.keys(bn.fields).sort()).toEqual(Object.keys(en.fields).sort())
    expect(shapeOf(bn.body)).toEqual(shapeOf(en.body))
    expect(linksOf(bn.body)).toEqual(linksOf(en.body))
  })

  it('have the same reading time as in English', () => {
    const minutes = (locale: 'en' | 'bn') => names.reduce((sum, name) => sum + readingMinutes(read(locale, name).body), 0)
    expect(Math.abs(minutes('bn') - minutes('en'))).toBeLessThanOrEqual(names.length * 0.1)
  })

  it.each(names)('%s contains no English sentence and no digit of another script', (name) => {
    const { fields, body } = read('bn', name)
    const { title, description, author, about = '', alt, caption = '' } = fields
    const text = [title, description, author, about, alt, caption, body.replaceAll(/^\d+\. /gm, '')].join('\n')
    // Names such as "IPF GL" stay; three words in a row don't.
    expect(text.match(/[a-z]+(?:[ ,']+[a-z]+){2,}/gi)).toBeNull()
    expect(text.match(/[0-9]/g)).toBeNull()
  })

  it("translate an author's name the same everywhere", () => {
    const pairs = new Set(names.map((name) => `${read('en', name).fields.author} = ${read('bn', name).fields.author}`))
    expect(pairs.size).toBe(new Set(names.map((name) => read('en', name).fields.author)).size)
    expect(new Set([...pairs].map((pair) => pair.split(' = ')[1])).size).toBe(pairs.size)
  })
})
