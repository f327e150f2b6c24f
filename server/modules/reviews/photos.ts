import type { ReviewPhoto } from '#contract/reviews.ts'
import type { Tx } from '#server/db/statement.ts'
import { claimMedia, discardMedia } from '#server/modules/media/media.ts'

interface Given {
  url: string
  alt: string
}
interface Owner {
  id: string
  userId: string
  now: Date
}

/** Makes exactly these pictures belong to the review from now on. Fails with INVALID_INPUT if one isn't an upload of its author. */
export async function claimPhotos(tx: Tx, image: Given[], { id, userId, now }: Owner): Promise<ReviewPhoto[]> {
  const pictures = await claimMedia(tx, {
    urls: image.map(({ url }) => url),
    ownerId: userId,
    feature: 'review',
    usedBy: usedBy(id),
    now,
    discards: true,
    path: (index) => `image.${index}.url`,
  })
  return pictures.map(({ url, width, height, blur }, index) => ({ url, width, height, blur, alt: image[index]!.alt }))
}

/** Marks the photos of a deleted or anonymized review for deletion by the media collector. */
export const discardPhotos = (tx: Tx, id: string, now: Date): Promise<void> => discardMedia(tx, { usedBy: usedBy(id), now })

const usedBy = (id: string) => `review:${id}`
