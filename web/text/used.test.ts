import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refusals } from '#contract/refusals.ts'
import { flatten } from '../lib/text.ts'

type Messages = Parameters<typeof flatten>[0]
const groups = import.meta.glob<Messages>(['./en/*.json', '../admin/text/en/*.json'], { import: 'default', eager: true })
const web = join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx}', { cwd: web, exclude: ['**/*.test.*'] })
// Read as files: as modules each would pass through Vite, which takes seconds.
const code = sources.map((path) => readFileSync(join(web, path), 'utf8')).join('\n')

/** Keys as they're written in the code: complete, or as templates with placeholders, such as `status.${name}`. */
const literals = new Set([...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key = '']) => key))
const templates = [...code.matchAll(/`((?:[\w.-]|\$\{[^`{}]*\})+)`/g)]
  .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
  .filter((parts) => parts.length > 1 && parts.some((part) => /[a-z]{2}/i.test(part)))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`))
const plural = /_(?:zero|one|two|few|many|other)$/
const isUsed = (key: string): boolean =>
  [key, key.replace(plural, '')].some((name) => literals.has(name) || templates.some((template) => template.test(name)))

const named = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
const keysOf = (group: Messages): string[] => [...flatten(group).keys()]

describe('text keys', () => {
  test.each(Object.keys(groups).filter((path) => named(path) !== 'errors'))('of %s are all used', (path) => {
    expect(keysOf(groups[path]!).filter((key) => !isUsed(key))).toEqual([])
  })

  test('of errors match the refusals', () => {
    expect(keysOf(groups['./en/errors.json']!).filter((key) => !(key in refusals))).toEqual([])
  })

  test('are in the groups that their pages declare', () => {
    const specified = `about search wishlist my-account manage-address order collections cart checkout payment-success plans contact
      sign-in sign-up forgot-password product-details market common compare`
    expect(Object.keys(groups).map(named)).toEqual(expect.arrayContaining(specified.split(/\s+/)))
  })
})
