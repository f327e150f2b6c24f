import type { Tx } from '#server/db/statement.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { announcePeople } from './announce.ts'
import { acceptAll, countFollow, lockPair } from './follow-queries.ts'
import { findOwn } from './queries.ts'
import { indexPerson } from './search-document.ts'

/** Updates a member's search entry after their account changed. If their profile is no longer private, pending requests are accepted. */
export async function profileChanged(tx: Tx, engine: SearchEngine, userId: string, now: Date): Promise<void> {
  const profile = await findOwn.one(tx, { user: userId })
  if (!profile?.name) return
  if (profile.privacy !== 'private' && profile.requests > 0) await acceptRequests(tx, userId, now)
  await indexPerson(tx, engine, userId)
  await announcePeople(tx, [userId])
}

async function acceptRequests(tx: Tx, userId: string, now: Date): Promise<void> {
  const accepted = await acceptAll.all(tx, { user: userId, now })
  for (const { follower_id: follower } of accepted.toSorted((a, b) => (a.follower_id < b.follower_id ? -1 : 1))) {
    await lockPair.all(tx, { one: follower, other: userId })
    await countFollow.run(tx, { follower, followed: userId, by: 1 })
  }
}
