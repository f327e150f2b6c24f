import { pick, pickWeighted, seededRandom } from '../orders/random.ts'
import { accountMembers } from './members.ts'
import type { Member } from './draft-members.ts'
import { Readers } from './draft-answers.ts'
import type { Community, DraftPoll, DraftPost, DraftVote } from './draft-posts.ts'
import { pollTexts, type PollText, quoteTexts } from './texts/polls.ts'

const hoursPerDay = 24

export interface DraftRepost {
  by: Member
  post: DraftPost
  daysAgo: number
}

/** Public members whom the demo's shopper follows: what they share is in that feed. */
function friendsOf({ follows }: Community): Member[] {
  const followed = follows.filter(({ follower, isAccepted }) => isAccepted && follower.handle === accountMembers.shopper.handle)
  return followed
    .map((one) => one.followed)
    .filter(({ privacy, joinedDaysAgo }) => privacy === undefined && joinedDaysAgo > 30)
    .toSorted((a, b) => b.activity - a.activity)
}

const plain = { answers: [], scene: null, record: null, products: [], audience: 'public', club: null, appeal: 0, about: 'any' } as const

/** Drafts polls and quotes of other posts, mostly by people whom the demo's shopper follows. */
export function draftPollsAndQuotes(community: Community, posts: DraftPost[]): DraftPost[] {
  const random = seededRandom(62_000)
  const readers = new Readers(community)
  const friends = friendsOf(community)
  const polls = pollTexts.map((poll, place): DraftPost => {
    const author = poll.language ? community.members.find(({ language }) => language === poll.language)! : friends[place]!
    const post: DraftPost = { ...plain, answers: [], products: [], author, text: poll.text, daysAgo: poll.hours / hoursPerDay }
    return { ...post, poll: pollOf(poll, post, readers, random) }
  })
  const records = liked(posts).filter(({ record, author }) => record !== null && !friends.slice(4, 6).includes(author))
  const quotes = quoteTexts.map((text, place): DraftPost => {
    const quoted = records[place]!
    return { ...plain, answers: [], products: [], author: friends[4 + place]!, text, quoted, daysAgo: quoted.daysAgo * (0.3 + 0.1 * place) }
  })
  return [...polls, ...quotes]
}

function pollOf({ options, isMultiple = false, days }: PollText, post: DraftPost, readers: Readers, random: () => number): DraftPoll {
  const endsDaysAgo = post.daysAgo - days
  const lasts = post.daysAgo - Math.max(endsDaysAgo, 0)
  const voters = readers.of(post).filter(({ member: { handle, activity }, isFollower }) => {
    // The demo's shopper hasn't voted yet.
    const chance = (isFollower ? 0.7 : 0.25) * (0.4 + activity)
    return random() < chance && handle !== accountMembers.shopper.handle
  })
  const votes = voters.map(({ member }): DraftVote => {
    const first = pickWeighted(options, ([, weight]) => weight, random())!
    const second = isMultiple && random() < 0.5 ? [pickWeighted(options, ([, weight]) => weight, random())!] : []
    const choices = [...new Set([first, ...second])].map((one) => options.indexOf(one)).toSorted((a, b) => a - b)
    return { by: member, choices, daysAgo: post.daysAgo - lasts * random() ** 2 * 0.98 }
  })
  return { options: options.map(([text]) => text), isMultiple, endsDaysAgo, votes }
}

/** Public posts of the last weeks, best first. */
const liked = (posts: DraftPost[]): DraftPost[] =>
  posts
    .filter(
      ({ audience, club, author, daysAgo }) =>
        audience === 'public' && club === null && author.privacy === undefined && daysAgo > 1 && daysAgo < 30,
    )
    .toSorted((a, b) => b.appeal - a.appeal)

/** How eye-catching a post is: a personal best first, then a picture. */
const sight = ({ record, scene }: DraftPost): number => (record ? 2 : scene ? 1 : 0)

/** Drafts reposts of posts by people the demo's shopper doesn't follow, by people they do: records and pictures; one by three people. */
export function draftReposts(community: Community, posts: DraftPost[]): DraftRepost[] {
  const random = seededRandom(62_100)
  const friends = friendsOf(community)
  const far = liked(posts).filter(({ author }) => !friends.includes(author) && author.handle !== accountMembers.shopper.handle)
  const [best, ...others] = far.toSorted((a, b) => sight(b) - sight(a))
  const pictures = others.filter(({ record }) => record === null)
  return [best!, ...pictures].slice(0, 5).flatMap((post, place) => {
    const first = 0.1 + place * 0.9
    const by = place === 0 ? friends.slice(0, 3) : [pick(friends, random())]
    return by.map((member, after) => ({ by: member, post, daysAgo: Math.min(first, post.daysAgo * 0.9) + after * 0.02 }))
  })
}
