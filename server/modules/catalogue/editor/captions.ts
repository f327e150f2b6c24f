import type { Video } from '#contract/media.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb } from '#server/db/types.ts'
import { describeChange } from '#server/http/audit.ts'
import type { VideoUsers } from '#server/modules/media/media.ts'
import { refreshProducts } from '../read-model/refresh.ts'
import { lockProducts } from '../read-model/source.ts'

const productsWith = statement(
  'editor.productsWithPicture',
  { url: 'text' },
  { id: 'uuid' },
  `select distinct product_id as id from product_photos where url = $1`,
)
const setVideo = statement(
  'editor.setVideo',
  { url: 'text', video: jsonb<Video>() },
  { id: 'uuid' },
  `update product_photos set video = $2 where url = $1 and video is not null returning product_id as id`,
)

/** Videos of products and of their copies. Versions have the captions of their time until one is restored. */
export const productVideos: VideoUsers = {
  async lock(tx, { poster, usedBy }, context) {
    const ids = (await productsWith.all(tx, { url: poster })).map(({ id }) => id)
    await lockProducts.run(tx, { ids })
    // Named by the product that had the video first: copies have the same.
    describeChange(context, { isByStaff: true, target: usedBy.split(':')[1] ?? poster })
  },
  async change(tx, { poster }, video) {
    const ids = (await setVideo.all(tx, { url: poster, video })).map(({ id }) => id)
    await refreshProducts(tx, [...new Set(ids)])
  },
}
