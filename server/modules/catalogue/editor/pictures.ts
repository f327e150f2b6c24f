import type { ProductFields } from '#contract/edited-product.ts'
import type { Tx } from '#server/db/statement.ts'
import { newId } from '#server/db/ids.ts'
import { claimMedia, videosOf } from '#server/modules/media/media.ts'
import type { StoredPhoto } from './read-queries.ts'
import type { SaveContext } from './save-context.ts'

/**
 * A product's pictures in stored form. It may keep pictures that it had before; new ones have to be uploads of the person who saves. They
 * are kept for good, since versions and copies of the product show them. Fails with INVALID_INPUT.
 */
export async function storedPhotos(
  tx: Tx,
  id: string,
  { photos }: ProductFields,
  known: StoredPhoto[],
  { userId, now }: SaveContext,
): Promise<StoredPhoto[]> {
  const before = new Map(known.map((photo) => [photo.url, photo]))
  const fresh = photos.flatMap(({ url }, index) => (before.has(url) ? [] : [{ url, index }]))
  const uploads =
    fresh.length === 0
      ? []
      : await claimMedia(tx, {
          urls: fresh.map(({ url }) => url),
          ownerId: userId,
          feature: 'product',
          usedBy: `product:${id}:${newId(now)}`,
          now,
          path: (at) => `photos.${fresh[at]!.index}.url`,
        })
  const added = new Map(uploads.map((upload) => [upload.url, upload]))
  // Captions may have changed since what is known was stored, as in an earlier version.
  const videos = await videosOf(
    tx,
    photos.flatMap(({ url }) => (before.get(url)?.video ? [url] : [])),
  )
  return photos.map(({ url, alt, options = {} }) => {
    const { width, height, blur, video = null } = (before.get(url) ?? added.get(url))!
    return { url, alt, width, height, blur, options, video: videos.get(url) ?? video }
  })
}

/** The picture for these options, if there is one. */
export const photoOf = (photos: StoredPhoto[], choice: Record<string, string>): string | null =>
  photos.find(({ options }) => {
    const shown = Object.entries(options)
    return shown.length > 0 && shown.every(([name, value]) => choice[name] === value)
  })?.url ?? null
