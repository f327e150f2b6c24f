import { urls } from '#contract/urls.ts'
import { highestId } from '#server/db/ids.ts'
import type { Db } from '#server/db/statement.ts'
import * as queries from './community-queries.ts'
import type { Entry, SitemapFile } from './sitemap-file.ts'

type Read = (db: Db, page: { before: string; limit: number }) => Promise<({ id: string } & Entry)[]>

/** The public pages of the community by file, newest first. */
const kinds: Record<string, Read> = {
  clubs: async (db, page) =>
    (await queries.findableClubs.all(db, page)).map(({ id, slug, cover }) => ({
      id,
      path: urls.club(slug),
      ...(cover && { pictures: [cover] }),
    })),
  people: async (db, page) => (await queries.findablePeople.all(db, page)).map(({ id, handle }) => ({ id, path: urls.person(handle) })),
  posts: async (db, page) =>
    (await queries.findablePosts.all(db, page)).map(({ id, changed_at: changedAt }) => ({ id, path: urls.post(id), changedAt })),
}

const batch = 500

/** The files of clubs, people and posts, one of each kind, limited to the newest. Kinds without entries have no file. */
export async function communityFiles(db: Db, entriesMax: number): Promise<SitemapFile[]> {
  const files = await Promise.all(
    Object.entries(kinds).map(async ([name, read]) => {
      const isThere = (await read(db, { before: highestId, limit: 1 })).length > 0
      return isThere ? [{ name, entries: () => entriesOf(db, read, entriesMax) }] : []
    }),
  )
  return files.flat()
}

async function* entriesOf(db: Db, read: Read, most: number): AsyncGenerator<Entry[]> {
  let before = highestId
  for (let left = most; left > 0; left -= batch) {
    const found = await read(db, { before, limit: Math.min(batch, left) })
    if (found.length > 0) yield found
    if (found.length < batch) return
    before = found.at(-1)!.id
  }
}
