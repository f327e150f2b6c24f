import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Club } from '#contract/clubs/clubs.ts'
import type { acceptClubInvite, createClubInvite, getClubInvite } from '#contract/clubs/invites.ts'
import type { Invite } from '#contract/invites.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { serverUrls } from '#contract/server-urls.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { findValid, invitesOf } from '#server/modules/invites/invites.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { findClub, lockForChange, roleFor } from './find.ts'
import { accept, enter, refuseTooMany } from './join.ts'
import { notifyStaffOfEndedRequest } from './requests.ts'
import * as queries from './invite-queries.ts'
import { presentCard, presentClub } from './present.ts'
import { clubsById, lockClub, lockProfiles } from './queries.ts'

const invites = invitesOf('clubs', { max: limits.club.invitesMax, pageOf: serverUrls.clubInvite })

/** Creates a link that lets people join. Only this answer contains the token. */
export async function createInvite(
  tx: Tx,
  engine: SearchEngine,
  { slug, usesMax, days }: ParsedOf<typeof createClubInvite>,
  context: SignedInContext,
): Promise<OutputOf<typeof createClubInvite>> {
  await activeMember(tx, engine, context.caller.userId, context.now)
  const { id: club } = await findClub(tx, slug, viewerOf(context))
  roleFor(await lockForChange(tx, club, context), 'invite')
  return invites.create(tx, { target: club, usesMax, days }, context)
}

/** The invites of a club. */
export async function listInvites(db: Db, slug: string, context: SignedInContext): Promise<{ items: Invite[] }> {
  const club = await findClub(db, slug, viewerOf(context))
  roleFor(club, 'invite')
  return invites.list(db, club.id)
}

/** Revokes an invite. */
export async function revokeInvite(tx: Tx, input: { slug: string; id: string }, context: SignedInContext): Promise<{ message: string }> {
  const club = await findClub(tx, input.slug, viewerOf(context))
  roleFor(club, 'invite')
  return invites.revoke(tx, { id: input.id, target: club.id, now: context.now })
}

/** The club that an invite is for, even if it's hidden. */
export async function readInvite(db: Db, token: string, context: RequestContext): Promise<OutputOf<typeof getClubInvite>> {
  const invite = await findInvite(db, token, context.now)
  const [club] = await clubsById.all(db, { ids: [invite.club_id], viewer: viewerOf(context).userId })
  if (!club || club.is_banned) throw refuse('NOT_FOUND')
  return { club: presentCard(club), expiresAt: invite.expires_at.toISOString() }
}

/** Joins by an invite. Members don't use it up. */
export async function acceptInvite(
  tx: Tx,
  engine: SearchEngine,
  input: ParsedOf<typeof acceptClubInvite>,
  context: SignedInContext,
): Promise<Club> {
  const { caller, now } = context
  await activeMember(tx, engine, caller.userId, now)
  const invite = await findInvite(tx, input.token, now)
  const [profile] = await lockProfiles.all(tx, { users: [caller.userId] })
  await lockClub.one(tx, { id: invite.club_id })
  const read = async () => (await clubsById.all(tx, { ids: [invite.club_id], viewer: caller.userId }))[0]
  const club = await read()
  if (!club || club.is_banned) throw refuse('NOT_FOUND')
  if (!club.is_member) {
    const hasAccepted = profile!.disclaimer_accepted_at !== null
    await accept(tx, hasAccepted || input.acceptDisclaimer, hasAccepted, context)
    await refuseTooMany(tx, caller.userId)
    await invites.use(tx, { id: invite.id, now })
    await enter(tx, engine, { club: club.id, state: 'member' }, context)
    if (club.state === 'requested') await notifyStaffOfEndedRequest(tx, { club: club.id })
  }
  return presentClub(tx, (await read())!, viewerOf(context), now)
}

const findInvite = (db: Db | Tx, token: string, now: Date) => findValid((hash) => queries.findInvite.one(db, { hash }), token, now)
