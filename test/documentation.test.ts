import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md', 'web/*.md', 'studio/*.md', 'client/*.md', 'bench/**/*.md'], { cwd: root }).filter(
  (file) => !file.includes('node_modules'),
)
const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name))
const numbers = new Set(decisions.map((name) => Number(name.slice(0, 4))))

test('the index of decisions lists each of them once', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d+)\. [^\]]+\]\((\d{4}-[^)]+)\)/gm)]
  expect(new Set(listed.map(([, , file]) => file))).toEqual(new Set(decisions))
  expect(listed).toHaveLength(decisions.length)
  expect(listed.filter(([, number, file]) => Number(number) !== Number(file!.slice(0, 4)))).toEqual([])
})

test.each(documents)('%s links to existing files, and to decisions by their numbers', (file) => {
  const text = read(file).replaceAll(/```[^]*?```/g, '')
  const targets = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target]) => target!)
  const cited = [...text.matchAll(/\bdecisions? ((?:\d+(?:, | and | to )?)+)/g)].flatMap(([, list]) => list!.match(/\d+/g)!.map(Number))
  expect(targets.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([])
  expect(cited.filter((number) => !numbers.has(number))).toEqual([])
})
