import type { MessageOnly } from '#contract/fields.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { takeDownComment, takeDownPost } from '#contract/moderation.ts'
import { clubRights } from '#contract/clubs/roles.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { announceClub } from '#server/modules/clubs/clubs.ts'
import { notifyOfDecision } from '#server/modules/notifications/notifications.ts'
import { type Community, readReadablePost, takeDown } from '#server/modules/posts/posts.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import { log } from './decision-queries.ts'
import { commentOwner } from './report-queries.ts'

const reason = 'club-rules'

/** Stores the decision in a new case or the existing one, whose reports stay open. Content that moderators restored can't be removed. */
const decide = statement(
  'moderation.decideInClub',
  {
    id: 'uuid',
    kind: textOf<'post' | 'comment'>(),
    subject: 'uuid',
    owner: 'uuid',
    reason: 'text',
    message: 'text',
    by: 'uuid',
    now: 'timestamptz',
  },
  { id: 'uuid' },
  `
  insert into moderation_cases as c (id, kind, subject_id, owner_id, reports, state, opened_at, decision, reason, message, decided_by,
    decided_at)
  values ($1, $2, $3, $4, 0, 'closed', $8, 'removed', $5, $6, $7, $8)
  on conflict (kind, subject_id) do update
    set decision = excluded.decision, reason = excluded.reason, message = excluded.message, decided_by = excluded.decided_by,
      decided_at = excluded.decided_at
    where coalesce(c.decision, '') <> 'restored' returning c.id`,
)

/** Takes down a post in a club that the caller moderates. */
export async function takeDownInClub(
  tx: Tx,
  community: Community,
  input: ParsedOf<typeof takeDownPost>,
  context: SignedInContext,
): Promise<MessageOnly> {
  await activeMember(tx, community.engine, context.caller.userId, context.now)
  const post = await readReadablePost(tx, input.id, context)
  return hide(tx, { kind: 'post', post, owner: post.author_id, ...input }, context)
}

/** Like `takeDownInClub`, for a comment on such a post; fails with NOT_FOUND if it isn't shown. */
export async function takeDownCommentInClub(
  tx: Tx,
  community: Community,
  input: ParsedOf<typeof takeDownComment>,
  context: SignedInContext,
): Promise<MessageOnly> {
  await activeMember(tx, community.engine, context.caller.userId, context.now)
  const comment = await commentOwner.one(tx, { id: input.id })
  if (!comment) throw refuse('NOT_FOUND')
  const post = await readReadablePost(tx, comment.post_id, context)
  return hide(tx, { kind: 'comment', post, owner: comment.author_id, ...input }, context)
}

interface Removal {
  kind: 'post' | 'comment'
  id: string
  message: string
  owner: string
  post: Awaited<ReturnType<typeof readReadablePost>>
}

/** Of concurrent calls, exactly one succeeds; the others find nothing. */
async function hide(tx: Tx, { kind, id, message, owner, post }: Removal, { caller, now }: SignedInContext): Promise<MessageOnly> {
  const role = post.membership === 'member' ? post.club_role : null
  if (post.club_id === null || role === null || !clubRights[role].acts.includes('moderate')) throw refuse('NOT_ALLOWED')
  if (owner === caller.userId) throw refuse('NOT_ALLOWED', { id: ['is your own'] })
  if (!(await takeDown(tx, { kind, id, reason }, now))) throw refuse('NOT_FOUND')
  const found = await decide.one(tx, { id: newId(now), kind, subject: id, owner, reason, message, by: caller.userId, now })
  if (!found) throw refuse('NOT_ALLOWED', { id: ['was restored by moderators'] })
  await log.run(tx, { id: newId(now), case: found.id, by: caller.userId, action: 'remove', reason, now })
  await notifyOfDecision(tx, { user: owner, case: found.id, club: post.club_id }, now)
  await announceClub(tx, post.club_id)
  return { message: 'Taken down' }
}
