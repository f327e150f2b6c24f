import { productVideos } from './modules/catalogue/editor/captions.ts'
import type { VideoUsers } from './modules/media/media.ts'
import { postVideos } from './modules/posts/captions.ts'

const usersOf = (usedBy: string): VideoUsers => (usedBy.startsWith('product:') ? productVideos : postVideos)

/** Everything that shows videos, for a change of their captions. */
export const videoUsers: VideoUsers = {
  lock: (tx, used, context) => usersOf(used.usedBy).lock(tx, used, context),
  change: (tx, used, video) => usersOf(used.usedBy).change(tx, used, video),
}
