import { z } from 'zod'
import type { listChallenges } from '#contract/challenges/challenges.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { id as uuid } from '#contract/fields.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { readByIds } from '#server/db/page.ts'
import type { Db } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { findReadable } from '#server/modules/clubs/clubs.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { today } from './days.ts'
import { expireSoon } from './find.ts'
import * as queries from './list-queries.ts'
import { mayRead, presentCard } from './present.ts'
import { challengesById } from './queries.ts'

type Input = ParsedOf<typeof listChallenges>
const placeOf = z.tuple([z.iso.date(), uuid])

/** The challenges in a state, of one club or of all clubs that the caller may read. */
export async function challengeList(db: Db, input: Input, context: RequestContext): Promise<OutputOf<typeof listChallenges>> {
  const { state, limit, cursor } = input
  const viewer = viewerOf(context)
  expireSoon(context.now)
  const club = input.club === undefined ? undefined : await findReadable(db, input.club, viewer)
  if (club === null || (input.mine && viewer.userId === null)) return { items: [], nextCursor: null }
  const [at, id] = cursor === undefined ? queries.startOfList[state] : decodeCursor(placeOf, cursor)
  const page = { today: today(context.now), at, id, limit: limit + 1 }
  const { all, ofClub, ofMember } = queries.keys[state]
  const keys = input.mine
    ? await ofMember.all(db, { ...page, viewer: viewer.userId!, club: club?.id ?? null })
    : club
      ? await ofClub.all(db, { ...page, club: club.id })
      : await all.all(db, { ...page, viewer: viewer.userId })
  const shown = keys.slice(0, limit)
  const rows = await readByIds(
    shown.map((key) => key.id),
    (ids) => challengesById.all(db, { ids, viewer: viewer.userId }),
  )
  const last = shown.at(-1)
  return {
    items: rows.filter((row) => mayRead(row, viewer)).map((row) => presentCard(row, context)),
    nextCursor: keys.length > limit && last ? encodeCursor([last.at, last.id]) : null,
  }
}
