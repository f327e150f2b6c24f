import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
/** Packages that are loaded only in development, or installed separately (docs/operations/runbook.md). */
const loadedApart = /^(vite|@opentelemetry\/.+)$/

/** The packages that production imports: those of the server and its scripts. The pages are built with their packages included. */
it('what runs in production imports no development package', () => {
  const folders = ['contract', 'server', 'db', 'scripts/backup']
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const sources = [...files, 'scripts/admin.ts', 'scripts/backup.ts', 'scripts/restore.ts'].filter((file) =>
    /(?<!\.test)\.(ts|mjs)$/.test(file),
  )
  const imported = sources.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/(?:^import type .*|from |import\()'([a-z@][^']*)'/gm),
  ])
  const packages = new Set(
    imported.flatMap(([statement, name = '']) =>
      statement.startsWith('import type') || name.startsWith('node:') ? [] : [/^(@[^/]+\/)?[^/]+/.exec(name)![0]],
    ),
  )
  expect([...packages].filter((name) => !(name in manifest.dependencies) && !loadedApart.test(name))).toEqual([])
  expect(Object.keys(manifest.dependencies).filter((name) => !packages.has(name))).toEqual([])
})
