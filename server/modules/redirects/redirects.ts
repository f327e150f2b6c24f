import type * as contract from '#contract/redirects.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { allPages, csvOf } from '#server/http/csv.ts'
import { shopPages } from './live-pages.ts'
import { sourcePath, targetPath, withoutEndSlashes } from './path.ts'
import * as queries from './queries.ts'

export { shopPages } from './live-pages.ts'
export { sourcePath, targetPath } from './path.ts'

const redirectsMax = 100_000
const exportPage = 500

/** The redirect target of a path without a page; undefined without a redirect. */
export async function redirectOf(db: Db, url: string): Promise<string | undefined> {
  const [path = '', query] = url.split('?')
  const to = (await queries.findRedirect.one(db, { from: withoutEndSlashes(path).toWellFormed() }))?.to_path
  return to === undefined || query === undefined || to.includes('?') ? to : `${to}?${query}`
}

/** The current redirects from these paths. */
export const redirectsFrom = async (db: Db | Tx, paths: string[]): Promise<Map<string, queries.RedirectRow>> =>
  new Map((await queries.redirectsFromPaths.all(db, { paths })).map((row) => [row.from_path, row]))

/** A saved redirect. `before` is its former target, if any; `led` are the redirects that led to its start. */
export interface SavedRedirect {
  id: string
  from: string
  to: string
  before: string | null
  led: string[]
}

interface Redirect {
  from: string
  to: string
}

/** Saves one redirect. Fails like `saveRedirects`. */
async function saveRedirect(tx: Tx, redirect: Redirect, now: Date): Promise<SavedRedirect> {
  const [saved] = await saveRedirects(tx, [redirect], now)
  return saved!
}

/**
 * Saves redirects one after the other. Each leads straight to the final target, and existing ones that led to its start are updated. Fails
 * with REDIRECT_LEADS_BACK, and with INVALID_INPUT beyond the maximum number.
 */
export async function saveRedirects(tx: Tx, redirects: Redirect[], now: Date): Promise<SavedRedirect[]> {
  await queries.lock.run(tx, {})
  const begins = redirects.map(({ from }) => from)
  const known = await redirectsFrom(tx, [...begins, ...redirects.map(({ to }) => pathOf(to))])
  const leading = await queries.redirectsToPaths.all(tx, { paths: begins })
  const rows = new Map([...known.values(), ...leading].map(({ id, from_path: from, to_path: to }) => [from, { id, from, to }]))
  const { n: count } = (await queries.count.one(tx, {}))!
  let added = 0
  const saved = redirects.map(({ from, to }): SavedRedirect => {
    const end = rows.get(pathOf(to))?.to ?? to
    if (pathOf(end) === from) throw refuse('REDIRECT_LEADS_BACK', { to: ['leads back to where it begins'] })
    const there = rows.get(from)
    if (!there && count + (added += 1) > redirectsMax)
      throw refuse('INVALID_INPUT', { from: [`is one too many: ${redirectsMax} redirects at most`] })
    const followers = [...rows.values()].filter((row) => row.to === from)
    for (const row of followers) rows.set(row.from, { ...row, to: end })
    const id = there?.id ?? newId(now)
    rows.set(from, { id, from, to: end })
    return { id, from, to: end, before: there?.to ?? null, led: followers.map((row) => row.from).toSorted() }
  })
  const touched = new Set(saved.flatMap(({ from, led }) => [from, ...led]))
  await queries.save.run(tx, { redirects: [...rows.values()].filter(({ from }) => touched.has(from)), now })
  return saved
}

const pathOf = (to: string): string => to.split('?')[0]!

/** Undoes `saveRedirects` in reverse order. False for each redirect whose target has changed since. */
export async function unsaveRedirects(tx: Tx, saved: SavedRedirect[], now: Date): Promise<boolean[]> {
  await queries.lock.run(tx, {})
  const there = await redirectsFrom(
    tx,
    saved.flatMap(({ from, led }) => [from, ...led]),
  )
  const rows = new Map([...there.values()].map(({ id, from_path: from, to_path: to }) => [from, { id, from, to }]))
  const touched = new Set<string>()
  const lead = (from: string, to: string): void => {
    const row = rows.get(from)
    if (row) rows.set(from, { ...row, to })
    touched.add(from)
  }
  const removed: string[] = []
  const undone = saved.map(({ id, from, to, before, led }) => {
    if (rows.get(from)?.to !== to) return false
    if (before !== null) lead(from, before)
    else if (rows.delete(from)) removed.push(id)
    for (const path of led) lead(path, from)
    return true
  })
  if (removed.length > 0) await queries.removeMany.run(tx, { ids: removed })
  const changed = [...touched].flatMap((from) => rows.get(from) ?? [])
  if (changed.length > 0) await queries.save.run(tx, { redirects: changed, now })
  return undone
}

type Input = ParsedOf<typeof contract.listRedirects>

const present = ({ id, from_path: from, to_path: to, created_at }: queries.RedirectRow) => ({
  id,
  from,
  to,
  createdAt: created_at.toISOString(),
})

/** A page of the redirects. */
export async function listRedirects(db: Db, { q = '', sort, limit, cursor }: Input): Promise<OutputOf<typeof contract.listRedirects>> {
  const order = sort === 'created' ? 'asc' : 'desc'
  const start = cursor === undefined ? startOf(order) : readCursor(cursor)
  const { all, part } = queries.keysAfter[order]
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return readPage(limit, {
    keys: (count) => (q === '' ? all.all(db, { ...start, limit: count }) : part.all(db, { ...start, limit: count, pattern })),
    rows: async (ids) => (await queries.redirectsByIds.all(db, { ids })).map(present),
  })
}

/** Like `listRedirects`, as a file that can be imported. */
export async function exportRedirects(db: Db, filters: ParsedOf<typeof contract.exportRedirects>): Promise<AsyncIterable<string>> {
  return csvOf<ReturnType<typeof present>>(
    [
      ['Redirect from', ({ from }) => from],
      ['Redirect to', ({ to }) => to],
    ],
    allPages((cursor) => listRedirects(db, { ...filters, cursor, limit: exportPage })),
  )
}

/** Adds a redirect or changes its target. Fails with INVALID_INPUT and REDIRECT_LEADS_BACK. */
export async function addRedirect(
  tx: Tx,
  { from, to }: ParsedOf<typeof contract.addRedirect>,
  { origin, now }: { origin: string; now: Date },
): Promise<OutputOf<typeof contract.addRedirect>> {
  const [begin, end] = [sourcePath(from, origin), targetPath(to, origin)]
  if (begin === undefined || (await shopPages(tx, [begin])).size > 0)
    throw refuse('INVALID_INPUT', { from: ['is not a path of this shop that can be redirected'] })
  if (end === undefined) throw refuse('INVALID_INPUT', { to: ['is not a path of this shop'] })
  const { id } = await saveRedirect(tx, { from: begin, to: end }, now)
  const [row] = await queries.redirectsByIds.all(tx, { ids: [id] })
  return present(row!)
}

/** Deletes a redirect. Idempotent. */
export async function removeRedirect(tx: Tx, { id }: ParsedOf<typeof contract.removeRedirect>): Promise<{ id: string }> {
  await queries.remove.run(tx, { id })
  return { id }
}
