import type { ParsedOf } from '#contract/endpoint.ts'
import type { Attachment, DirectMessage, sendMessage } from '#contract/conversations.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { claimMedia } from '#server/modules/media/media.ts'
import { type Community, linkIn, tagProducts } from '#server/modules/posts/posts.ts'
import { activeMember, isOwnRecord } from '#server/modules/profiles/profiles.ts'
import { readStoryReferences } from '#server/modules/stories/stories.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { announceConversation } from './announce.ts'
import { otherPerson } from './other.ts'
import { presentMessages } from './present.ts'
import { messagesById, type Standing, standing } from './queries.ts'
import * as queries from './write-queries.ts'
import { stateFor, writingOf } from './writing.ts'

type Given = ParsedOf<typeof sendMessage>
interface Two {
  user: string
  other: string
}

/** Sends a message to a person, and starts the conversation if there is none. */
export async function send(tx: Tx, community: Community, input: Given, context: SignedInContext): Promise<DirectMessage> {
  const { caller, now } = context
  await activeMember(tx, community.engine, caller.userId, now)
  const { id: other } = await otherPerson(tx, input.handle, context)
  const attachment = attachmentOf(input)
  const two = { user: caller.userId, other }
  const { conversation, otherState } = await openConversation(tx, two, now)
  const id = newId(now)
  const picture = await claimPicture(tx, id, input.picture, context)
  if (input.productId !== undefined) await tagProducts(tx, community.catalogue, [input.productId], caller.userId, () => 'productId')
  if (input.recordId !== undefined && !(await isOwnRecord(tx, input.recordId, caller.userId)))
    throw refuse('INVALID_INPUT', { recordId: ['is none of your records'] })
  if (input.storyId !== undefined) await answerable(tx, { story: input.storyId, owner: other, text: input.text }, context)
  const link = await linkIn(tx, community, input.text, viewerOf(context))
  await queries.insertMessage.run(tx, {
    id,
    conversation,
    sender: caller.userId,
    otherState,
    text: input.text,
    attachment,
    picture,
    product: input.productId ?? null,
    record: input.recordId ?? null,
    story: input.storyId ?? null,
    ...link,
    now,
  })
  announceConversation(tx, otherState === 'declined' ? [two.user] : [two.user, two.other])
  const [written] = await presentMessages(tx, community, await messagesById.all(tx, { ids: [id] }), context)
  return written!
}

/** Checks an answer to a story: it has text, and the story is the recipient's and visible to the caller now. */
async function answerable(
  tx: Tx,
  { story, owner, text }: { story: string; owner: string; text: string },
  context: SignedInContext,
): Promise<void> {
  if (text === '') throw refuse('INVALID_INPUT', { text: ['is empty, and only answers a story'] })
  const found = (await readStoryReferences(tx, [story], context)).get(story)
  if (found?.owner !== owner) throw refuse('INVALID_INPUT', { storyId: ['is none of their stories, or over'] })
}

function attachmentOf({ text, picture, productId, recordId, storyId }: Given): Attachment | null {
  const given = [picture && 'picture', productId && 'product', recordId && 'record', storyId && 'story'].filter(
    (one) => one !== undefined,
  ) as Attachment[]
  if (given.length > 1)
    throw refuse('INVALID_INPUT', {
      [`${given[1]}${given[1] === 'picture' ? '' : 'Id'}`]: ['is the second thing of a message that has one'],
    })
  if (text === '' && given.length === 0) throw refuse('INVALID_INPUT', { text: ['is empty, and nothing comes with it'] })
  return given[0] ?? null
}

async function claimPicture(tx: Tx, id: string, picture: Given['picture'], { caller, now }: SignedInContext) {
  if (!picture) return null
  const claim = {
    urls: [picture.url],
    ownerId: caller.userId,
    feature: 'message',
    usedBy: `message:${id}`,
    now,
    path: () => 'picture.url',
  } as const
  const [{ url, width, height, blur }] = (await claimMedia(tx, claim)) as [Awaited<ReturnType<typeof claimMedia>>[number]]
  return { url, width, height, blur, alt: picture.alt }
}

/** Locks or starts the conversation, and returns the recipient's box. Fails if they take no messages, or have to answer first. */
async function openConversation(tx: Tx, two: Two, now: Date) {
  const known = await queries.lockConversation.one(tx, two)
  const facts = await standingOf(tx, two)
  if (known) return { conversation: known.id, otherState: stateFor(facts) }
  const isStranger = !facts.is_followed
  if (isStranger) await refuseTooMany(tx, two.user, now)
  await queries.begin.run(tx, { id: newId(now), ...two, otherState: stateFor(facts), askedAt: isStranger ? now : null, now })
  const { id } = (await queries.lockConversation.one(tx, two))!
  return { conversation: id, otherState: stateFor(await standingOf(tx, two)) }
}

async function standingOf(tx: Tx, two: Two): Promise<Standing> {
  const facts = (await standing.one(tx, { ...two, max: limits.message.unansweredMax }))!
  const writing = writingOf(facts)
  if (writing === 'closed') throw refuse('MESSAGES_ARE_CLOSED')
  if (writing === 'unanswered') throw refuse('MESSAGE_IS_UNANSWERED', { max: [String(limits.message.unansweredMax)] })
  return facts
}

const hourMs = 3_600_000

async function refuseTooMany(tx: Tx, user: string, now: Date): Promise<void> {
  const { joined_at: joinedAt } = (await queries.lockAsker.one(tx, { user }))!
  const { newHours, newPerDay, strangersPerDay } = limits.message
  const max = now.getTime() - joinedAt.getTime() < newHours * hourMs ? newPerDay : strangersPerDay
  const { count } = (await queries.countAsked.one(tx, { user, since: new Date(now.getTime() - 24 * hourMs) }))!
  if (count >= max) throw refuse('TOO_MANY_CONVERSATIONS', { max: [String(max)] })
}
