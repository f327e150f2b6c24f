import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { namedJobs } from './job-names.ts'

const server = resolve(import.meta.dirname, '../../../../server')
const sources = globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts'] }).map((path) => readFileSync(join(server, path), 'utf8'))

it('every job of the server has a name, and no other', () => {
  const code = sources.join('\n')
  const names = [/\b(?:schedule|register)\(\s*'([\w.]+)'/g, /\w+Job = '([\w.]+)'/g].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(40)
  expect([...namedJobs].toSorted()).toEqual([...new Set(names)].map((name) => name.replace('.', '-')).toSorted())
})
