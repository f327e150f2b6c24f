import { statement, type Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { earnForAct, reverseAct } from '#server/modules/points/points.ts'
import { announcePeople } from './announce.ts'
import { setMaxSquat } from './record-queries.ts'

const states = { id: 'uuid', state: 'text', by: 'uuid', now: 'timestamptz' } as const
const moved = { user_id: 'uuid', lift: 'text', gain: 'int4?' } as const

/** Makes a record count. The gain is relative to the valid records when it was logged. */
const verify = statement(
  'profiles.verifyRecord',
  states,
  moved,
  `
  with checked as (update record_checks set state = $2, decided_by = $3, decided_at = $4 where record_id = $1)
  update records r set removed_at = null, flag = null, gain = (
    select nullif(greatest(case r.measure when 'time' then min(b.value) - r.value else r.value - max(b.value) end, 0), 0) from records b
    where b.user_id = r.user_id and b.lift = r.lift and b.measure = r.measure and b.id < r.id and b.removed_at is null and b.flag is null)
  where r.id = $1 returning r.user_id, r.lift, r.gain`,
)
const reject = statement(
  'profiles.rejectRecord',
  states,
  moved,
  `
  with checked as (update record_checks set state = $2, decided_by = $3, decided_at = $4 where record_id = $1),
    flagged as (select flag from record_checks where record_id = $1)
  update records r set removed_at = $4, flag = (select flag from flagged), gain = null where r.id = $1 returning r.user_id, r.lift, r.gain`,
)

/** Verifies a flagged lift, so it counts in rankings, as a personal best and for points. */
export async function verifyRecord(tx: Tx, id: string, context: Pick<SignedInContext, 'caller' | 'now' | 'config'>): Promise<void> {
  const { caller, now } = context
  const row = await verify.one(tx, { id, state: 'verified', by: caller.userId, now })
  if (!row) return
  await follow(tx, row)
  if (row.gain !== null) earnForAct(tx, { id, kind: 'RECORD', userId: row.user_id }, context)
}

/** Rejects a lift, so it's neither shown nor counted. Its post stays. */
export async function rejectRecord(tx: Tx, id: string, { caller, now }: Pick<SignedInContext, 'caller' | 'now'>): Promise<void> {
  const row = await reject.one(tx, { id, state: 'rejected', by: caller.userId, now })
  if (!row) return
  await reverseAct(tx, id, now)
  await follow(tx, row)
}

/** Updates the data that depends on the record. Triggers update the rankings. */
async function follow(tx: Tx, { user_id: user, lift }: { user_id: string; lift: string }): Promise<void> {
  if (lift === 'squat') await setMaxSquat.run(tx, { user })
  await announcePeople(tx, [user])
}
