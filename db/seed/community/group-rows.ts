import { hourMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Member } from './draft-members.ts'
import { accountMembers } from './members.ts'
import { pictureOf } from './scenes.ts'
import { type SeedGroup, type SeedGroupLine, seedGroups } from './texts/groups.ts'

interface World {
  members: Member[]
  productIds: Map<string, string>
}
interface Sources {
  idOf: (handle: string) => string | undefined
  productIds: Map<string, string>
  at: (hoursAgo: number) => Date
}

/** The products mentioned in groups. */
export const groupProducts = seedGroups.flatMap(({ lines }) => lines.flatMap(({ product }) => product ?? []))

/** The demo's groups as table rows, without people who aren't in this demo. */
export function groupRows({ members, productIds }: World, now: Date) {
  const ids = new Map(members.map(({ handle, id }) => [handle, id]))
  const sources = { idOf: (handle: string) => ids.get(handle), productIds, at: (hours: number) => new Date(now.getTime() - hours * hourMs) }
  const all = seedGroups.map((seed) => group(seed, sources))
  return {
    groups: all.map((one) => one.group),
    groupMembers: all.flatMap((one) => one.members),
    groupMessages: all.flatMap((one) => one.messages),
  }
}

function group(seed: SeedGroup, sources: Sources) {
  const { idOf, at } = sources
  const startedAt = at(seed.startedHoursAgo)
  const creator = idOf(seed.members[0]!)!
  const created = { ...emptyMessage(startedAt), group_id: seed.id, sender_id: creator, event: 'created' }
  const messages = [created, ...seed.lines.flatMap((line) => messageOf(line, seed.id, sources))]
  const last = messages.at(-1)!.created_at
  const place = (handle: string, state: 'member' | 'invited') => {
    const id = idOf(handle)
    if (id === undefined) return []
    const missed = handle === accountMembers.shopper.handle ? (seed.unread ?? 0) : 0
    return [
      {
        group_id: seed.id,
        user_id: id,
        state,
        role: id === creator ? 'admin' : 'member',
        invited_by: id === creator ? null : creator,
        joined_at: startedAt,
        unread: missed,
        read_until: state === 'invited' ? startedAt : messages.at(-1 - missed)!.created_at,
        last_at: state === 'invited' ? startedAt : last,
      },
    ]
  }
  return {
    group: { id: seed.id, name: seed.name, last_at: last, created_at: startedAt },
    members: [
      ...seed.members.flatMap((handle) => place(handle, 'member')),
      ...(seed.invited ?? []).flatMap((handle) => place(handle, 'invited')),
    ],
    messages,
  }
}

const emptyMessage = (at: Date) => ({
  id: newId(at),
  subject_id: null as string | null,
  text: '',
  attachment: null as string | null,
  picture: null as unknown,
  product_id: null as string | null,
  created_at: at,
})

function messageOf({ by, hoursAgo, text = '', product, scene, event }: SeedGroupLine, groupId: string, { idOf, productIds, at }: Sources) {
  const sender = idOf(by)
  const productId = product === undefined ? null : productIds.get(product)
  const subject = event?.kind === 'added' ? idOf(event.of) : null
  if (sender === undefined || productId === undefined || subject === undefined) return []
  return [
    {
      ...emptyMessage(at(hoursAgo)),
      group_id: groupId,
      sender_id: sender,
      event: event?.kind ?? null,
      subject_id: subject,
      text: event?.kind === 'renamed' ? event.name : text,
      attachment: productId ? 'product' : scene ? 'picture' : null,
      picture: scene === undefined ? null : pictureOf(scene),
      product_id: productId,
    },
  ]
}
