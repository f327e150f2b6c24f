import { expect, it } from 'vitest'
import { namedJobs } from './job-names.ts'

const sources = import.meta.glob<string>(['/server/**/*.ts', '!/server/**/*.test.ts'], { query: '?raw', import: 'default', eager: true })

it('every job of the server has a name, and no other', () => {
  const code = Object.values(sources).join('\n')
  const found = [/\b(?:schedule|register)\(\s*'([\w.]+)'/g, /\w+Job = '([\w.]+)'/g].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, name = '']) => name),
  )
  expect(found.length).toBeGreaterThan(40)
  expect([...namedJobs].toSorted()).toEqual([...new Set(found)].map((name) => name.replace('.', '-')).toSorted())
})
