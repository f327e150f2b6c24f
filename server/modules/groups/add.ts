import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { addGroupMembers } from '#contract/group-members.ts'
import type { createGroup, Group } from '#contract/groups.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { refuseTooManyStrangers } from '#server/modules/conversations/conversations.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { addEvent, announceGroup } from './events.ts'
import { findGroup, lockAsMember, presentGroup, refuseTooManyGroups } from './find.ts'
import * as queries from './member-queries.ts'
import { insertGroup } from './write-queries.ts'

type Candidate = Awaited<ReturnType<typeof queries.candidates.all>>[number]

/** Creates a group with people whom the caller may write to. */
export async function create(tx: Tx, engine: SearchEngine, input: ParsedOf<typeof createGroup>, context: SignedInContext): Promise<Group> {
  const { caller, now } = context
  const user = caller.userId
  await activeMember(tx, engine, user, now)
  await refuseTooManyGroups(tx, user)
  const people = await candidatesFor(tx, { user, handles: input.people, group: null })
  await askStrangers(tx, people, user, now)
  const group = newId(now)
  await insertGroup.run(tx, { id: group, name: input.name, now })
  await queries.enter.run(tx, { group, users: [user], states: ['member'], role: 'admin', by: null, now })
  await enterAll(tx, { group, people, by: user }, now)
  await addEvent(tx, { group, kind: 'created', by: user }, now)
  await announceGroup(tx, group)
  return presentGroup(await findGroup(tx, group, user))
}

/** Adds people to a group, or invites them. Members and people who are already invited are skipped. */
export async function add(
  tx: Tx,
  engine: SearchEngine,
  { id: group, people: handles }: ParsedOf<typeof addGroupMembers>,
  context: SignedInContext,
): Promise<OutputOf<typeof addGroupMembers>> {
  const { caller, now } = context
  const user = caller.userId
  await activeMember(tx, engine, user, now)
  await queries.lockProfile.one(tx, { user })
  const { seats, is_locked: isLocked, role } = await lockAsMember(tx, group, user)
  if (isLocked && role !== 'admin') throw refuse('GROUP_IS_LOCKED')
  const all = await candidatesFor(tx, { user, handles, group })
  const people = all.filter(({ state }) => state !== 'member' && state !== 'invited')
  if (seats + people.length > limits.group.membersMax) throw refuse('GROUP_IS_FULL', { max: [String(limits.group.membersMax)] })
  await askStrangers(tx, people, user, now)
  await enterAll(tx, { group, people, by: user }, now)
  const added = people.filter(isAdded)
  for (const { id } of added) await addEvent(tx, { group, kind: 'added', by: user, subject: id }, now)
  await announceGroup(tx, group)
  return { added: added.length, invited: people.length - added.length }
}

/**
 * The people with these handles. Fails with INVALID_INPUT, naming each person whom the caller may not write to: unknown people, people
 * separated by a block, people who take no messages from the caller, and people with too many open invitations from the caller. The refusal
 * is the same for all.
 */
async function candidatesFor(tx: Tx, given: { user: string; handles: string[]; group: string | null }): Promise<Candidate[]> {
  const found = new Map((await queries.candidates.all(tx, given)).map((one) => [one.handle, one]))
  const isRight = (one: Candidate | undefined) => one && one.id !== given.user && mayWriteTo(one) && !hasTooMany(one)
  const wrong = given.handles.flatMap((handle, at) => (isRight(found.get(handle)) ? [] : [`people.${at}`]))
  if (wrong.length > 0) throw refuse('INVALID_INPUT', Object.fromEntries(wrong.map((path) => [path, ["can't be added by you"]])))
  return [...found.values()]
}

function mayWriteTo({ is_blocked, is_known, messages_from: from, is_followed }: Candidate): boolean {
  if (is_blocked) return false
  return is_known || from === 'everyone' || (from === 'following' && is_followed)
}

/** Whether someone would get more open invitations from the caller than allowed: each shows them a name that the caller chose. */
const hasTooMany = (one: Candidate): boolean =>
  !isAdded(one) && one.state !== 'member' && one.state !== 'invited' && one.waiting >= limits.message.unansweredMax

/** Whether someone becomes a member right away. Others get an invitation, including former members. */
const isAdded = ({ is_followed, is_separated, state, groups }: Candidate): boolean =>
  is_followed && !is_separated && state === null && groups < limits.group.joinedMax

async function askStrangers(tx: Tx, people: Candidate[], user: string, now: Date): Promise<void> {
  const strangers = people.filter((one) => !one.is_followed && !one.is_known)
  if (strangers.length === 0) return
  await refuseTooManyStrangers(tx, { user, strangers: strangers.length }, now)
  await queries.addAsk.run(tx, { ids: strangers.map(() => newId(now)), user, now })
}

async function enterAll(tx: Tx, { group, people, by }: { group: string; people: Candidate[]; by: string }, now: Date): Promise<void> {
  if (people.length === 0) return
  const states = people.map((one) => (isAdded(one) ? 'member' : 'invited'))
  await queries.enter.run(tx, { group, users: people.map(({ id }) => id), states, role: 'member', by, now })
}
