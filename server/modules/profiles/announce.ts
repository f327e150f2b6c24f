import type { Tx } from '#server/db/statement.ts'
import type { CacheTag } from '#server/http/cache-tags.ts'
import { announce } from '#server/modules/catalogue/catalogue.ts'

/** A person's profile, as cached pages show it. */
export const personTag = (userId: string): CacheTag => `person:${userId}`

/** Tells every process that the profiles of these people changed. */
export const announcePeople = (tx: Tx, userIds: string[]): Promise<void> => announce(tx, { tags: userIds.map(personTag) })
