import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
const table = readme.slice(readme.indexOf('## Which component to use'), readme.indexOf('Components that say'))
const rows = table.split('\n').filter((line) => line.startsWith('|'))
const listed = rows.flatMap((row) => [...row.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name!))

/** Parts of other components, and what a page's frame shows once: nobody looks for them in the table. */
const others = new Set([
  'breadcrumbs',
  'icon',
  'linked-text',
  'marked-text',
  'menu-popup',
  'modal',
  'popover-popup',
  'scene',
  'search-form',
])
/** Words of the table that aren't components. */
const words = new Set(['place'])

test('the table of components lists those in web/ui, and no others', () => {
  const files = readdirSync(new URL('ui/', import.meta.url)).filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  const components = files.map((name) => name.replace('.tsx', ''))
  expect(listed.filter((name) => !components.includes(name) && !words.has(name))).toEqual([])
  expect(components.filter((name) => !listed.includes(name) && !others.has(name))).toEqual([])
})
