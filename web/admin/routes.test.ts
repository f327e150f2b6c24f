import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { RouteObject } from '#web/lib/router/route.ts'
import type { ScreenHandle } from './frame/screen-handle.ts'
import { routes } from './routes.tsx'

/** The files that a file imports, itself included; types and lazy parts aside. */
function filesOf(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file) || !existsSync(file)) return files
  files.add(file)
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/^import (?!type ).* from '((?:#web\/|\.)[^']+\.tsx?)'/gm))
    filesOf(path!.startsWith('#') ? path!.slice(1) : join(dirname(file), path!), files)
  return files
}
const screensIn = (some: RouteObject[]): ScreenHandle[] =>
  some.flatMap(({ handle, children = [] }) => [...(handle ? [handle as ScreenHandle] : []), ...screensIn(children)])

test('every screen loads the texts of its dialogs: without them their buttons show keys, as "cancel"', () => {
  const isAsking = (file: string) => [...filesOf(file)].some((one) => readFileSync(one, 'utf8').includes("useText('ui')"))
  const without = screensIn(routes).filter(({ file, groups }) => !groups.includes('ui') && isAsking(file))
  expect(without.map(({ file }) => file)).toEqual([])
})
