import type { restoreClub, StaffClubDetail, takeDownClub } from '#contract/admin/clubs.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { CaseAction } from '#contract/moderation-cases.ts'
import { type ModerationReason, moderationReasons } from '#contract/report-reasons.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { readStaffClub } from '#server/modules/clubs/clubs.ts'
import type { Community } from '#server/modules/posts/posts.ts'
import { decide } from './decisions.ts'

/** Opens a case for a club without reports, so that its owner can appeal and other moderators see the decision. */
const insertCase = statement(
  'moderation.insertClubCase',
  { id: 'uuid', club: 'uuid', owner: 'uuid', now: 'timestamptz' },
  {},
  `
  insert into moderation_cases (id, kind, subject_id, owner_id, reports, state, opened_at) values ($1, 'club', $2, $3, 0, 'open', $4)
  on conflict (kind, subject_id) do nothing`,
)
const caseOf = statement(
  'moderation.caseOfClub',
  { club: 'uuid' },
  { id: 'uuid' },
  `select id from moderation_cases where kind = 'club' and subject_id = $1`,
)

/** Takes a club down by deciding its case, which is opened if there is none. */
export async function takeDownByStaff(
  tx: Tx,
  community: Community,
  { id, reason, message }: ParsedOf<typeof takeDownClub>,
  context: SignedInContext,
): Promise<StaffClubDetail> {
  const club = await readStaffClub(tx, id)
  if (club.state === 'closed' || club.owner === null) throw refuse('NOT_ALLOWED', { id: ['was closed by its owner'] })
  await insertCase.run(tx, { id: newId(context.now), club: id, owner: club.owner.id, now: context.now })
  return decideAbout(tx, community, { id, action: 'remove', reason, message }, context)
}

/** Restores a club that was taken down. */
export async function restoreByStaff(
  tx: Tx,
  community: Community,
  { id, message }: ParsedOf<typeof restoreClub>,
  context: SignedInContext,
): Promise<StaffClubDetail> {
  const { state, decision } = await readStaffClub(tx, id)
  if (state === 'closed') throw refuse('NOT_ALLOWED', { id: ['was closed by its owner'] })
  if (state === 'open') return readStaffClub(tx, id)
  const reason = moderationReasons.find((one) => one === decision?.reason) ?? 'offensive'
  return decideAbout(tx, community, { id, action: 'restore', reason, message }, context)
}

interface ClubDecision {
  id: string
  action: CaseAction
  reason: ModerationReason
  message: string
}

async function decideAbout(
  tx: Tx,
  community: Community,
  { id, ...decision }: ClubDecision,
  context: SignedInContext,
): Promise<StaffClubDetail> {
  const found = await caseOf.one(tx, { club: id })
  if (!found) throw refuse('NOT_FOUND')
  await decide(tx, community, { id: found.id, ...decision, days: 1, copies: false }, context)
  return readStaffClub(tx, id)
}
