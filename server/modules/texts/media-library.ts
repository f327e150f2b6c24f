import type * as contract from '#contract/admin/media.ts'
import type { MediaRow } from '#contract/admin/media.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { type Page, readPage } from '#server/db/page.ts'
import { hasNoWords, searchQuery } from '#server/db/search-words.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { studioPictures } from '#server/modules/blog/blog.ts'
import type { StoredTexts } from '#server/modules/content/content.ts'
import { claimMedia, presentVideo, releaseMedia } from '#server/modules/media/media.ts'
import * as queries from './media-queries.ts'
import { pageOfStudio } from './studio-list.ts'

/** Where pictures may be used, besides products. */
export interface MediaTexts {
  texts: StoredTexts
  /** Uses in parts of the site. */
  more: (url: string) => MediaRow['uses']
}

type Uses = Map<string, MediaRow['uses']>
const urlOf = (id: string) => `/media/${id}.webp`
const idOf = (url: string) => url.slice('/media/'.length, -'.webp'.length)
const libraryOf = (id: string) => `library:${id}`

/** A page of the library with the uses of each picture. The number of queries doesn't depend on the page. */
export async function listMedia(
  db: Db,
  written: MediaTexts,
  input: ParsedOf<typeof contract.listMedia>,
): Promise<OutputOf<typeof contract.listMedia>> {
  const page = input.source === 'studio' ? pageOfStudio(studioPictures(), input) : await uploaded(db, input)
  const urls = page.rows.map(({ url }) => url)
  const [uses, alts] = await Promise.all([usesOf(db, written, urls), queries.altsOf.all(db, { urls })])
  const altOf = new Map(alts.map(({ url, alt }) => [url, alt]))
  return {
    rows: page.rows.map((row) => {
      const found = uses.get(row.url) ?? []
      return { ...row, alt: altOf.get(row.url) ?? row.alt, uses: found, canBeDeleted: row.canBeDeleted && found.length === 0 }
    }),
    nextCursor: page.nextCursor,
  }
}

async function uploaded(db: Db, { q = '', sort, limit, cursor }: ParsedOf<typeof contract.listMedia>): Promise<Page<MediaRow>> {
  if (hasNoWords(q)) return { rows: [], nextCursor: null }
  const words = searchQuery(q)
  const after = cursor === undefined ? startOf(sort === 'added' && words === null ? 'asc' : 'desc') : readCursor(cursor)
  return readPage(limit, {
    keys: (count) => {
      if (words !== null) return queries.foundMedia.all(db, { ...after, limit: count, words })
      return (sort === 'added' ? queries.oldestMedia : queries.newestMedia).all(db, { ...after, limit: count })
    },
    rows: async (ids) =>
      (await queries.mediaRows.all(db, { ids })).map(({ id, used_by, created_at, video, ...row }): MediaRow => ({
        ...row,
        ...(video && { video: presentVideo(id, video) }),
        id,
        url: urlOf(id),
        alt: '',
        source: 'uploaded',
        addedAt: created_at.toISOString(),
        uses: [],
        canBeDeleted: used_by === libraryOf(id),
      })),
  })
}

/** The uses of pictures in products, settings and texts. */
async function usesOf(db: Db | Tx, { texts, more }: MediaTexts, urls: string[]): Promise<Uses> {
  const uses: Uses = new Map()
  const add = (url: string, use: MediaRow['uses'][number]) => {
    const before = uses.get(url) ?? []
    if (!before.some(({ path }) => path === use.path)) uses.set(url, [...before, use])
  }
  for (const { url, id, name } of await queries.productsWith.all(db, { urls }))
    add(url, { kind: 'product', name, path: adminUrls.product(id) })
  for (const { url, name } of await queries.settingsWith.all(db, { urls })) add(url, { kind: 'setting', name, path: adminUrls.settings() })
  for (const text of [...texts.all('page'), ...texts.all('article')]) {
    const { kind, locale, name } = text
    for (const document of [text.draft, text.live])
      for (const url of document ? urls : [])
        if (document!.cover?.url === url || document!.body.includes(url))
          add(url, { kind, name: document!.title, path: adminUrls.text(kind, locale, name) })
  }
  for (const url of urls) for (const use of more(url)) add(url, use)
  return uses
}

/** Adds an uploaded picture to the library; fails with INVALID_INPUT if it isn't the caller's or is used elsewhere. */
export async function addMedia(
  tx: Tx,
  { url, alt }: ParsedOf<typeof contract.addMedia>,
  { caller, now }: SignedInContext,
): Promise<MediaRow> {
  const usedBy = libraryOf(idOf(url))
  const [picture] = await claimMedia(tx, { urls: [url], ownerId: caller.userId, feature: 'blog', usedBy, now, path: () => 'url' })
  await queries.assignToShop.run(tx, { usedBy })
  await queries.saveAlt.run(tx, { url, alt })
  const { width, height, blur } = picture!
  return { id: idOf(url), url, width, height, blur, alt, source: 'uploaded', addedAt: now.toISOString(), uses: [], canBeDeleted: true }
}

/** Sets the description of a picture. */
export async function describeMedia(tx: Tx, input: ParsedOf<typeof contract.describeMedia>): Promise<{ message: string }> {
  await queries.saveAlt.run(tx, input)
  return { message: 'Description saved' }
}

/** Deletes a picture after a day; fails with MEDIA_IS_USED, naming its uses. */
export async function deleteMedia(
  tx: Tx,
  written: MediaTexts,
  { url }: ParsedOf<typeof contract.deleteMedia>,
  { now }: SignedInContext,
): Promise<{ message: string }> {
  await queries.lockPicture.run(tx, { id: idOf(url) })
  const [row] = await queries.mediaRows.all(tx, { ids: [idOf(url)] })
  if (!row) throw refuse('NOT_FOUND')
  const uses = (await usesOf(tx, written, [url])).get(url) ?? []
  if (uses.length > 0 || row.used_by !== libraryOf(row.id))
    throw refuse('MEDIA_IS_USED', { url: uses.map(({ name }) => name).slice(0, 20) })
  await releaseMedia(tx, { usedBy: row.used_by, now })
  await queries.deleteAlt.run(tx, { url })
  return { message: 'Picture deleted' }
}
