import type { ParsedOf } from '#contract/endpoint.ts'
import type { DirectMessage, sendMessage } from '#contract/conversations.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { Community } from '#server/modules/posts/posts.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import { readStoryReferences } from '#server/modules/stories/stories.ts'
import { announceConversation } from './announce.ts'
import { attachmentOf, messageContent } from './content.ts'
import { otherPerson } from './other.ts'
import { presentMessages } from './present.ts'
import { messagesById, type WritingFacts, writingFacts } from './queries.ts'
import { refuseTooManyStrangers } from './strangers.ts'
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
  const content = await messageContent(tx, community, { id, given: input }, context)
  if (input.storyId !== undefined) await answerable(tx, { story: input.storyId, owner: other, text: input.text }, context)
  await queries.insertMessage.run(tx, {
    id,
    conversation,
    sender: caller.userId,
    otherState,
    attachment,
    ...content,
    story: input.storyId ?? null,
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
  if (found?.owner !== owner) throw refuse('INVALID_INPUT', { storyId: ['is not one of their stories, or has expired'] })
}

/** Locks or starts the conversation, and returns the recipient's box. Fails if they take no messages, or have to answer first. */
async function openConversation(tx: Tx, two: Two, now: Date) {
  const known = await queries.lockConversation.one(tx, two)
  const facts = await standingOf(tx, two)
  if (known) return { conversation: known.id, otherState: stateFor(facts) }
  const isStranger = !facts.is_followed
  if (isStranger) await refuseTooManyStrangers(tx, { user: two.user, strangers: 1 }, now)
  await queries.begin.run(tx, { id: newId(now), ...two, otherState: stateFor(facts), askedAt: isStranger ? now : null, now })
  const { id } = (await queries.lockConversation.one(tx, two))!
  return { conversation: id, otherState: stateFor(await standingOf(tx, two)) }
}

async function standingOf(tx: Tx, two: Two): Promise<WritingFacts> {
  const facts = (await writingFacts.one(tx, { ...two, max: limits.message.unansweredMax }))!
  const writing = writingOf(facts)
  if (writing === 'closed') throw refuse('MESSAGES_ARE_CLOSED')
  if (writing === 'unanswered') throw refuse('MESSAGE_IS_UNANSWERED', { max: [String(limits.message.unansweredMax)] })
  return facts
}
