import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ExpectedText } from './expected-texts.ts'

const root = resolve(import.meta.dirname, '../..')
type Messages = { [key: string]: string | Messages }

/** Values for a text's placeholders: every number in the states is a 2, and these are the names they use. */
const fills = ['2', 'Regular', 'Ada M.', 'Kim Park', 'iPhone', 'Google', 'Apple', 'shop.example', 'Protein', 'GF-2']

const leaves = (messages: Messages): string[] => Object.values(messages).flatMap((one) => (typeof one === 'string' ? one : leaves(one)))

function files(folder: string, ending: RegExp): string[] {
  const found = readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
  const own = found.filter(({ name, parentPath }) => ending.test(name) && !name.endsWith('.test.ts') && !parentPath.endsWith('pictures'))
  return own.map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
}

/** The interface's sentences, as it may show them. */
const groups = (): string[] => {
  const texts = files('web/text/en', /\.json$/).flatMap((file) => leaves(JSON.parse(file) as Messages))
  return texts.flatMap((text) => (text.includes('{{') ? fills.map((fill) => text.replaceAll(/\{\{\w+\}\}/g, fill)) : text))
}

/** Strings and lines of the files of the demo data and the content. The style guide's are included, as it has no text groups. */
const content = (): string[] => {
  const code = [...files('db/seed', /\.ts$/), ...files('scripts/shots', /^shot-data\.ts$/), ...files('web/pages/styleguide', /\.tsx$/)]
  const strings = code.flatMap((file) => Array.from(file.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g), ([, one, other]) => one ?? other ?? ''))
  const lines = files('content/en', /\.md$/).flatMap((file) => file.split('\n'))
  return [...strings, ...lines.map((line) => line.replace(/^(#+|title:) */, ''))]
}

/** Whether some text matches what is asked for, the way Playwright would match it. */
export function interfaceTexts(): (asked: ExpectedText) => boolean {
  const texts = new Set([...groups(), ...content()])
  const lower = [...texts].join('\n').toLowerCase()
  const has = (words: string, exact: boolean): boolean => (exact ? texts.has(words) : lower.includes(words.toLowerCase()))
  return ({ words, exact }) => {
    if (words instanceof RegExp) return [...texts].some((text) => words.test(text))
    return has(words, exact) || has(words.replaceAll(/\d+/g, '2'), exact)
  }
}
