import type { Tx } from '#server/db/statement.ts'
import type { CacheTag } from '#server/http/cache-tags.ts'
import { announce, tagsChannel } from '#server/modules/catalogue/catalogue.ts'

/** A post with its counts and comments, as cached pages show it. A trigger announces changes of its row except counts (migration 0320). */
export const postTag = (id: string): CacheTag => `post:${id}`
/** The list of posts with a hashtag. */
export const hashtagTag = (tag: string): CacheTag => `hashtag:${tag}`

/** Tells every process with a short delay that a count under a post changed, since counts change often. */
export const announceCounts = (tx: Tx, id: string): void => tx.notifySoon(tagsChannel, postTag(id))

/** Tells every process at commit that a text under a post changed, but none of its counts. */
export const announcePost = (tx: Tx, id: string): void => tx.atCommit(() => announce(tx, { tags: [postTag(id)] }))

/** Tells every process at commit that a post may now appear under these hashtags. */
export function announceHashtags(tx: Tx, tags: string[]): void {
  if (tags.length > 0) tx.atCommit(() => announce(tx, { tags: tags.map(hashtagTag) }))
}
