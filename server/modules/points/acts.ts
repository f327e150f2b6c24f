import { dayOf } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'
import * as actQueries from './act-queries.ts'

/** The community acts that earn points. */
type ActKind = 'POST' | 'COMMENT' | 'RECORD'

interface Act {
  id: string
  kind: ActKind
  userId: string
}
interface When {
  now: Date
  config: Config
}

const kinds = ['POST', 'COMMENT', 'RECORD'] as const

/** Adds points for an act once, at commit, within the caps of its kind, of the day and in total. */
export function earnForAct(tx: Tx, { id, kind, userId }: Act, { now, config }: When): void {
  const rules = config.points.community
  if (rules === null) return
  const of = { POST: rules.post, COMMENT: rules.comment, RECORD: rules.record }
  const caps = {
    times: kinds.map((one) => (one === kind ? 1 : 0)),
    most: kinds.map((one) => of[one].aDay),
    dayMax: rules.dayMax,
    totalMax: rules.totalMax,
  }
  const entry = { id: newId(now), user: userId, points: of[kind].points, reason: kind, act: id, now, day: dayOf(now) }
  tx.atCommit(() => actQueries.earnAct.one(tx, { ...entry, ...caps }))
}

/** Takes back the points of an act that is hidden or deleted. The act's row must be locked, so that this happens once. */
export async function reverseAct(tx: Tx, act: string, now: Date): Promise<void> {
  const held = await actQueries.entriesOfAct.one(tx, { act })
  if (held && held.points > 0) await move(tx, act, { ...held, points: -held.points, reason: 'ACT_REVERSED' }, now)
}

/** Returns the points of an act that is shown again. The act's row must be locked. */
export async function restoreAct(tx: Tx, act: string, now: Date): Promise<void> {
  const held = await actQueries.entriesOfAct.one(tx, { act })
  if (held?.points === 0) await move(tx, act, { ...held, points: held.worth }, now)
}

type Held = Pick<actQueries.ActRow, 'user_id' | 'points' | 'entries' | 'reason'>

async function move(tx: Tx, act: string, { user_id: user, points, entries, reason }: Held, now: Date): Promise<void> {
  await actQueries.moveAct.one(tx, { id: newId(now), user, points, reason, source: `${act}:${entries}`, act, now })
}

/** What a customer has earned in the community, today and in total; null if the shop gives no points for it. */
export async function readActs(db: Db, userId: string, { now, config }: When): Promise<{ today: number; total: number } | null> {
  if (config.points.community === null) return null
  return (await queries.earnedToday.one(db, { user: userId, day: dayOf(now) })) ?? { today: 0, total: 0 }
}
