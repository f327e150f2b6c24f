import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { pageBudget } from '../budgets.ts'
import type { Manifest } from './assets.ts'

const folder = join(import.meta.dirname, '../../dist/admin')
const entry = 'web/admin/entry.client.tsx'
const screen = /^web\/admin\/screens\/([^/]+)\/screen\.tsx$/
let manifest: Manifest
beforeAll(async () => {
  await buildIfStale()
  manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
})

/** A part with everything that it imports, directly or through others. */
function filesOf(source: string, found = new Set<string>()): Set<string> {
  const part = manifest[source]
  if (!part || found.has(part.file)) return found
  found.add(part.file)
  for (const needed of part.imports ?? []) filesOf(needed, found)
  return found
}
const bytesOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)

it('the first screen of the back office, and each further one, are within their budgets', () => {
  const first = filesOf(entry)
  const screens = Object.keys(manifest).flatMap((source) => screen.exec(source)?.[1] ?? [])
  expect(screens.length).toBeGreaterThan(20)
  const over = screens.flatMap((name) => {
    const bytes = bytesOf([...filesOf(`web/admin/screens/${name}/screen.tsx`)].filter((file) => !first.has(file)))
    return bytes > pageBudget('/admin/*', 'jsGzipBytes') ? [`${name}: ${bytes}`] : []
  })
  expect(over).toEqual([])
  const home = bytesOf(filesOf('web/admin/screens/home/screen.tsx', first))
  expect(home).toBeLessThanOrEqual(pageBudget('/admin', 'jsGzipBytes'))
  // React alone is larger than this, so a smaller size means that nothing was found.
  expect(home).toBeGreaterThan(50_000)
})
