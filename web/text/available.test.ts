import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const groups = new Set(
  ['text/en', 'admin/text/en']
    .flatMap((folder) => globSync('*.json', { cwd: join(web, folder) }))
    .map((name) => name.slice(0, -'.json'.length)),
)
/** `common` is on every page, `admin` on every screen of the back office. `errors` is loaded by who shows one. */
const everywhere = ['common', 'errors']
/** Used only once another part has loaded them. */
const loadedBefore = new Set(['manage-address in features/checkout/use-save-address.ts'])

interface Source {
  imports: string[]
  /** Code that is loaded later, with the groups that are loaded with it. */
  lazy: { path: string; groups: string[] }[]
  uses: string[]
}
const sources = new Map<string, Source>()

const namesIn = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
/** All lists of groups in a file, whatever loads them. */
const listsIn = (code: string): string[] =>
  [...code.matchAll(/\[((?:\s*(?:\.\.\.\w+|'[\w-]+'),?)+)\s*\]/g)].flatMap(([, list = '']) => {
    const names = namesIn(list)
    return names.every((name) => groups.has(name)) ? names : []
  })

function readSource(path: string): Source {
  let source = sources.get(path)
  if (source) return source
  const code = readFileSync(path, 'utf8')
  const fileOf = (name: string) => (name.startsWith('#web/') ? join(web, name.slice('#web/'.length)) : resolve(dirname(path), name))
  const filesOf = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, name = '']) => fileOf(name)).filter((file) => /\.tsx?$/.test(file) && existsSync(file))
  source = {
    imports: filesOf(/^(?:import|export) (?!type\b)[^'"`;]*?from '([^']+)'/gm),
    lazy: filesOf(/\bimport\(\s*'([^']+)'/g).map((file) => ({
      path: file,
      groups: [...listsIn(code), ...listsIn(readFileSync(file, 'utf8'))],
    })),
    uses: [...code.matchAll(/\buseText\('([\w-]+)'\)/g)].map(([, group = '']) => group),
  }
  sources.set(path, source)
  return source
}

/** The groups that a page's code uses where nothing has loaded them. What is for visits without script is rendered by the server alone. */
function missingFrom(start: string, declared: string[]): string[] {
  const missing = new Set<string>()
  const seen = new Set<string>()
  const visit = (path: string, loaded: ReadonlySet<string>) => {
    const key = `${path} ${[...loaded].toSorted().join()}`
    if (seen.has(key) || /\/no-script[^/]*$/.test(path)) return
    seen.add(key)
    const { imports, lazy, uses } = readSource(path)
    for (const group of uses) if (!loaded.has(group)) missing.add(`${group} in ${path.slice(web.length + 1)}`)
    for (const file of imports) visit(file, loaded)
    for (const part of lazy) visit(part.path, new Set([...loaded, ...part.groups]))
  }
  visit(join(web, start), new Set([...everywhere, ...declared]))
  return [...missing].filter((one) => !loadedBefore.has(one))
}

const routes = readFileSync(join(web, 'routes.tsx'), 'utf8')
const pages = [...routes.matchAll(/\bpage\((?:'[^']*'|path), '([\w-]+)', \[([^\]]*)\]/g)].map(([, name = '', list = '']) => ({
  start: `pages/${name}/page.tsx`,
  declared: namesIn(list),
}))
const adminRoutes = readFileSync(join(web, 'admin/routes.tsx'), 'utf8')
const screens = [...adminRoutes.matchAll(/\bscreen\(\s*'[^']*',\s*'([\w-]+)',[^[\]]*\[([^\]]*)\]/g)].map(([, name = '', list = '']) => ({
  start: `admin/screens/${name}/screen.tsx`,
  declared: ['admin', ...namesIn(list)],
}))

describe('the texts that are used by code of', () => {
  test.each([...pages, ...screens])('$start are loaded with it', ({ start, declared }) => {
    expect(missingFrom(start, declared)).toEqual([])
  })

  test('as many pages and screens as there are', () => {
    expect(pages.length).toBe(routes.match(/\bpage\((?:'|path,)/g)!.length)
    expect(screens.length).toBe(adminRoutes.match(/\bscreen\(\s*'/g)!.length)
  })
})
