import type { ParsedOf } from '#contract/endpoint.ts'
import type { changeClub, Club, createClub } from '#contract/clubs/clubs.ts'
import { refuseDuplicate } from '#server/db/refuse-duplicate.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { refuseReservedName } from '#server/modules/auth/users/users.ts'
import { claimMedia } from '#server/modules/media/media.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { clubChanged } from './announce.ts'
import { findClub, lockForChange, readClub, roleFor } from './find.ts'
import { accept, enter, refuseTooMany } from './join.ts'
import * as queries from './queries.ts'

export { announceClub, clubTag } from './announce.ts'
export { findClub, findReadable, lockForChange, readClub, roleFor } from './find.ts'
export { type Before, ranksFrom } from './ranks.ts'
export { eraseClubs, exportClubs } from './personal-data.ts'
export { readStaffClub } from './staff.ts'
export { restoreClub, takeDownClub } from './take-down.ts'

/** Founds a club with the caller as its owner. */
export async function addClub(tx: Tx, engine: SearchEngine, input: ParsedOf<typeof createClub>, context: SignedInContext): Promise<Club> {
  const { caller, now } = context
  refuseReservedName(input.name, context)
  if (input.slug !== undefined) refuseReservedName(input.slug, context, 'slug')
  await activeMember(tx, engine, caller.userId, now)
  const [own] = await queries.lockProfiles.all(tx, { users: [caller.userId] })
  const hasAccepted = own!.disclaimer_accepted_at !== null
  await accept(tx, hasAccepted || input.acceptDisclaimer, hasAccepted, context)
  await refuseTooMany(tx, caller.userId, true)
  const { name, description, rules, place, cover, visibility } = input
  const id = newId(now)
  const slug = input.slug ?? (await slugFor(tx, name, id))
  if (cover !== null) await claimCover(tx, id, cover, context)
  const club = { id, name, description, rules, place, cover, visibility }
  await refuseDuplicate(queries.insertClub.run(tx, { ...club, slug, now }), 'CLUB_EXISTS')
  await enter(tx, engine, { club: id, state: 'member', role: 'owner' }, context)
  return readClub(tx, slug, context)
}

/** Changes a club's details. */
export async function change(tx: Tx, engine: SearchEngine, input: ParsedOf<typeof changeClub>, context: SignedInContext): Promise<Club> {
  await activeMember(tx, engine, context.caller.userId, context.now)
  const { id } = await findClub(tx, input.slug, viewerOf(context))
  const old = await lockForChange(tx, id, context)
  roleFor(old, 'edit')
  if (input.name !== undefined && input.name !== old.name) refuseReservedName(input.name, context)
  const { name = old.name, description = old.description, rules = old.rules, place = old.place, cover = old.cover } = input
  if (cover !== old.cover) await claimCover(tx, id, cover, context)
  const { visibility = old.club_visibility } = input
  await queries.changeClub.run(tx, { id, name, description, rules, place, cover, visibility })
  await clubChanged(tx, engine, id)
  return readClub(tx, old.slug, context)
}

/** "Early Bar Club" becomes early-bar-club. Names that are taken or have no Latin letters get digits. */
async function slugFor(tx: Tx, name: string, id: string): Promise<string> {
  const latin = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = latin.split(/[^a-z0-9]+/).filter(Boolean)
  const base = words.join('-').slice(0, 40).replace(/-$/, '') || 'club'
  const candidates = [...(base.length < 3 ? [] : [base]), `${base}-${id.slice(-6)}`]
  const taken = new Set((await queries.slugsTaken.all(tx, { slugs: candidates })).map(({ slug }) => slug))
  return candidates.find((slug) => !taken.has(slug) && !reserved.has(slug)) ?? `club-${id}`
}

/** Names of other pages below /clubs, which no club may have. */
const reserved = new Set(['new', 'invite', 'disclaimer', 'mine'])

async function claimCover(tx: Tx, id: string, cover: string | null, { caller, now }: SignedInContext): Promise<void> {
  const urls = cover === null ? [] : [cover]
  await claimMedia(tx, { urls, ownerId: caller.userId, feature: 'club', usedBy: `club:${id}`, now, path: () => 'cover' })
}
