import { hourMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Member } from './draft-members.ts'
import { accountMembers } from './members.ts'
import type { CommunityRows } from './rows.ts'
import { pictureOf } from './scenes.ts'
import { type SeedConversation, seedConversations, type SeedLine } from './texts/conversations.ts'

interface World {
  stories: { id: string; owner_id: string; created_at: Date }[]
  members: Member[]
  productIds: Map<string, string>
}

/** The products mentioned in conversations. */
export const sentProducts = seedConversations.flatMap(({ lines }) => lines.flatMap(({ product }) => product ?? []))

/** Conversations of the demo accounts as table rows. One with someone whom the account doesn't follow and hasn't answered is a request. */
export function conversationRows({ members, productIds, stories }: World, rows: CommunityRows, now: Date) {
  const byHandle = new Map(members.map((member) => [member.handle, member]))
  const all = seedConversations.flatMap((seed) => {
    const [me, them] = [byHandle.get(accountMembers[seed.of].handle), byHandle.get(seed.with)]
    return me && them ? [conversation(seed, { me: me.id, them: them.id }, { rows, productIds, stories, now })] : []
  })
  return {
    conversations: all.map((one) => one.conversation),
    conversationMembers: all.flatMap((one) => one.members),
    conversationMessages: all.flatMap((one) => one.messages),
  }
}

interface Sources extends Pick<World, 'stories'> {
  rows: CommunityRows
  productIds: Map<string, string>
  now: Date
}
type Two = Record<'me' | 'them', string>

function conversation({ lines, unread = 0 }: SeedConversation, two: Two, sources: Sources) {
  const { rows, now } = sources
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs)
  const messages = lines.flatMap((line) => messageOf(line, two, sources))
  const [first, last] = [messages[0]!, messages.at(-1)!]
  const id = newId(at(lines[0]!.hoursAgo))
  const follows = rows.follows.some((one) => one.follower_id === two.me && one.followed_id === two.them && one.accepted_at !== null)
  const isOpen = follows || lines.some(({ by }) => by === 'me')
  const read = messages.at(-1 - unread)
  const member = (user: string, other: string, state: 'inbox' | 'request', missed: number, until: Date | null) => ({
    conversation_id: id,
    user_id: user,
    other_id: other,
    state,
    unread: missed,
    read_until: until ?? new Date(0),
    last_at: last.created_at,
  })
  return {
    conversation: {
      id,
      low_id: two.me < two.them ? two.me : two.them,
      high_id: two.me < two.them ? two.them : two.me,
      last_at: last.created_at,
      created_at: first.created_at,
    },
    members: [
      member(two.me, two.them, isOpen ? 'inbox' : 'request', unread, read?.created_at ?? null),
      member(two.them, two.me, 'inbox', 0, last.created_at),
    ],
    messages: messages.map((message) => ({ ...message, conversation_id: id })),
  }
}

function messageOf(
  { by, hoursAgo, text, record: lift, product, scene, story: answers }: SeedLine,
  two: Two,
  { rows, productIds, stories, now }: Sources,
) {
  const created_at = new Date(now.getTime() - hoursAgo * hourMs)
  const sender = two[by]
  const record = lift && rows.records.findLast((one) => one.user_id === sender && one.lift === lift && one.created_at < created_at)
  const other = two[by === 'me' ? 'them' : 'me']
  const story = answers && stories.findLast((one) => one.owner_id === other && one.created_at < created_at)
  const productId = product === undefined ? null : productIds.get(product)
  // A message about a missing lift, product or story can't exist.
  if ((lift && !record) || (answers && !story) || productId === undefined) return []
  const attachment = record ? 'record' : productId ? 'product' : scene ? 'picture' : story ? 'story' : null
  return [
    {
      id: newId(created_at),
      sender_id: sender,
      text,
      attachment,
      picture: scene === undefined ? null : pictureOf(scene),
      product_id: productId,
      record_id: record ? record.id : null,
      story_id: story ? story.id : null,
      created_at,
    },
  ]
}
