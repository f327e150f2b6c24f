import { expect, test } from 'vitest'
import { flatten } from '../lib/text.ts'

type Messages = Parameters<typeof flatten>[0]
const files = Object.fromEntries(
  Object.entries(import.meta.glob<Messages>(['./*/*.json', '../admin/text/*/*.json'], { import: 'default', eager: true })).map(
    // The back office's are named so that no name is there twice.
    ([path, messages]) => [path.replace('../admin/text/', './'), messages],
  ),
)
const sources = import.meta.glob<string>('./*/*.json', { query: '?raw', import: 'default', eager: true })
const groupsOf = (locale: string): string[] =>
  Object.keys(files)
    .filter((path) => path.startsWith(`./${locale}/`))
    .map((path) => path.slice(locale.length + 3))
const of = (locale: string, group: string): Map<string, string> => flatten(files[`./${locale}/${group}`] ?? {})
const gaps = (sentence: string | undefined): string[] =>
  [...(sentence ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort()

test('every text group exists in both languages', () => {
  expect(groupsOf('bn')).toEqual(groupsOf('en'))
})

test.each(groupsOf('en'))('%s says the same in both languages', (group) => {
  const [english, bengali] = [of('en', group), of('bn', group)]
  expect([...bengali.keys()].sort()).toEqual([...english.keys()].sort())
  for (const [key, sentence] of english) expect(gaps(bengali.get(key)), key).toEqual(gaps(sentence))
})

test.each(Object.entries(sources))('%s has each key once', (_, source) => {
  const keysIn = (text: string) => text.match(/"[\w-]+" ?:/g)
  expect(keysIn(JSON.stringify(JSON.parse(source)))).toEqual(keysIn(source))
})
