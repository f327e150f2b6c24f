import type { Challenge } from '#contract/challenges/challenges.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { addCacheExpiry, addCacheTags, type CacheTag } from '#server/http/cache-tags.ts'
import type { RequestContext } from '#server/http/context.ts'
import { announce } from '#server/modules/catalogue/catalogue.ts'
import { clubTag } from '#server/modules/clubs/clubs.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { endOfDay } from './days.ts'
import { mayRead, presentChallenge } from './present.ts'
import { type ChallengeRow, challengesById } from './queries.ts'

const challengeTag = (id: string): CacheTag => `challenge:${id}`
/** The cache tag of all lists of challenges. */
const challengesTag: CacheTag = 'challenges'

/** Tells every process at commit that a challenge has changed. */
export const announceChallenge = (tx: Tx, id: string): Promise<void> => announce(tx, { tags: [challengeTag(id), challengesTag] })

/** How old the numbers in cached pages may be. Training is counted far too often to announce each change. */
const freshMs = 60_000

/** Limits how long an answer with numbers of challenges is cached: until the end of the day at the latest. */
export function expireSoon(now: Date): void {
  addCacheTags([challengesTag])
  addCacheExpiry(Math.min(now.getTime() + freshMs, endOfDay(now)))
}

/** A challenge with the caller's relation to it; fails with NOT_FOUND if they may not read its club. */
export async function findChallenge(db: Db | Tx, id: string, context: RequestContext): Promise<ChallengeRow> {
  const viewer = viewerOf(context)
  const [row] = await challengesById.all(db, { ids: [id], viewer: viewer.userId })
  if (!row || !mayRead(row, viewer)) throw refuse('NOT_FOUND')
  addCacheTags([challengeTag(id), ...(row.club_id === null ? [] : [clubTag(row.club_id)])])
  if (row.final_at === null) expireSoon(context.now)
  return row
}

/** A challenge with all its details. */
export const readChallenge = async (db: Db | Tx, id: string, context: RequestContext): Promise<Challenge> =>
  presentChallenge(db, await findChallenge(db, id, context), viewerOf(context), context)
