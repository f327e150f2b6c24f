import { z } from 'zod'
import type { listMedia, MediaRow } from '#contract/admin/media.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { StudioPicture } from '#server/modules/blog/blog.ts'

const cursorShape = z.tuple([z.int().min(0).max(1_000_000)])

/** A page of the pictures that come with the shop, by name, which describes them. */
export function pageOfStudio(
  all: StudioPicture[],
  { q = '', limit, cursor }: ParsedOf<typeof listMedia>,
): { rows: MediaRow[]; nextCursor: string | null } {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = all.filter(({ name }) => words.every((word) => name.includes(word)))
  const [from] = cursor === undefined ? [0] : decodeCursor(cursorShape, cursor)
  const rows = found.slice(from, from + limit).map(({ name, picture }): MediaRow => {
    const { url, width, height, blur } = picture()
    const alt = name.replaceAll('-', ' ')
    return { id: name, url, width, height, blur, alt, source: 'studio', addedAt: null, uses: [], canBeDeleted: false }
  })
  return { rows, nextCursor: from + limit < found.length ? encodeCursor([from + limit]) : null }
}
