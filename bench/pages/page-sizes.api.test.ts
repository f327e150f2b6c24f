import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pageBudget } from '../budgets.ts'
import { assetsOf, type Manifest } from './assets.ts'
import { buildIfStale } from '#scripts/build.ts'
import { assetsFor } from '#web/lib/assets.ts'
import type { RouteObject } from '#web/lib/router/route.ts'
import type { FrameHandle, PageHandle } from '#web/routes.tsx'

const built = join(import.meta.dirname, '../../dist')
const client = join(built, 'client')
await buildIfStale()
const { routes } = (await import(pathToFileURL(join(built, 'server/entry.server.js')).href)) as { routes: RouteObject[] }
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest

interface Page extends PageHandle {
  path: string
  frame: string
}

/** Every page with its frame. */
function pagesOf(all: RouteObject[], frame = ''): Page[] {
  return all.flatMap(({ path = '', handle, children }) => {
    const known = (handle ?? {}) as Partial<PageHandle & FrameHandle>
    const own = known.file ? [{ ...(known as PageHandle), path: `/${path}`, frame }] : []
    return [...own, ...pagesOf(children ?? [], known.frame ?? frame)]
  })
}

/** The style guide shows every component at once, to developers. */
const pages = pagesOf(routes).filter(({ path }) => path !== '/styleguide')

const sizes = new Map<string, number>()
function sizeOf(file: string): number {
  let size = sizes.get(file)
  if (size === undefined) sizes.set(file, (size = gzipSync(readFileSync(join(client, file)), { level: 9 }).length))
  return size
}

const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0)

/** Those that the HTML of a page makes a browser load. */
function loadedBy({ frame, ...page }: Page) {
  const { attributes, tags } = assetsFor(page, frame, 'en', manifest)
  return assetsOf(`<script${attributes}></script>${tags}`, manifest)
}

it.each(pages)('the scripts of $path are within its budget', (page) => {
  const bytes = total(loadedBy(page).scripts)
  expect(bytes).toBeLessThanOrEqual(pageBudget(page.path, 'jsGzipBytes'))
  // React alone is larger than this, so a smaller size means that nothing was found.
  expect(bytes > 50_000).toBe(page.start !== 'on-use')
})

// Files that aren't found here aren't measured; browsers only discover them when the entry runs.
it('every page, frame and text has a file that documents name', () => {
  const sources = pages.flatMap(({ file, frame, groups }) => [file, frame, ...groups.map((group) => `web/text/en/${group}.json`)])
  expect(sources.filter((source) => !manifest[source])).toEqual([])
})

// Other pages load the whole style sheet, usually after one of the shop's own pages.
it.each(pages.filter(({ styles }) => styles === 'shop'))('the styles of $path are within its budget', (page) => {
  const bytes = total(loadedBy(page).styles)
  expect(bytes).toBeLessThanOrEqual(pageBudget(page.path, 'cssGzipBytes'))
  expect(bytes).toBeGreaterThan(10_000)
})
