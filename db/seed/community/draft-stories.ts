import { seededRandom } from '../orders/random.ts'
import type { Member } from './draft-members.ts'
import type { Community } from './draft-posts.ts'
import { storyLines } from './texts/stories.ts'

export interface DraftStory {
  owner: Member
  hoursAgo: number
  picture: string
  sticker: { text: string; unit: string } | null
  product: { id: string; isOwned: boolean } | null
  caption: string
  audience: 'public' | 'followers'
  /** Viewers, with when they watched. */
  views: { by: Member; hoursAgo: number }[]
}

/** Stories that the demo's shopper hasn't watched, so that both kinds of ring are shown. */
const unseenByAccounts = new Set(['priyar', 'declan', 'calebhayes', 'diegon', 'thibault.f', 'mei.ram', 'hannah.carter'])
const accounts = new Set(['ada.moreno', 'jonas'])
/** The format of the lines in texts/stories.ts. */
const line = /^(! )?(\S+) \| ([\d.]+) \| (\S+) \| (.+?) \| (\S+) \| (.+)$/u

/** The products mentioned in stories. */
export const storyProducts = storyLines.map((one) => line.exec(one)?.[6] ?? '-').filter((slug) => slug !== '-')

/** Drafts stories of the last day, the same every time, and which followers have seen them. */
export function draftStories({ members, follows, productIds, owned }: Community): DraftStory[] {
  const random = seededRandom(24_024)
  return storyLines.map((text): DraftStory => {
    const [, isClose, handle = '', hours, picture = '', sticker = '-', slug = '-', caption = ''] = line.exec(text) ?? []
    const owner = members.find((member) => member.handle === handle)
    if (!owner) throw new Error(`There is no member ${handle}, or this is no story: ${text}`)
    const hoursAgo = Number(hours)
    const followers = follows.filter(({ followed, isAccepted }) => followed === owner && isAccepted).map(({ follower }) => follower)
    const watched = followers.filter((one) =>
      accounts.has(one.handle) ? !unseenByAccounts.has(handle) : random() < 0.25 + one.activity * 0.6,
    )
    const productId = productIds.get(slug)
    const isOwned = owned.some((one) => one.memberId === owner.id && one.productId === productId)
    return {
      owner,
      hoursAgo,
      picture,
      sticker: sticker === '-' ? null : stickerOf(sticker),
      product: productId === undefined ? null : { id: productId, isOwned },
      caption,
      audience: isClose ? 'followers' : 'public',
      views: watched.map((by) => ({ by, hoursAgo: hoursAgo * (0.05 + random() * 0.9) })),
    }
  })
}

/** The first word is the number, except in products such as 5 × 5. */
function stickerOf(text: string): { text: string; unit: string } {
  const [, number = text, unit = ''] = /^(\d+ × \d+|\S+)(?: (.+))?$/u.exec(text) ?? []
  return { text: number, unit }
}
