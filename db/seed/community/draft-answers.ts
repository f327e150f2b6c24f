import type { ReactionKind } from '#contract/post.ts'
import { pick, pickWeighted, seededRandom } from '../orders/random.ts'
import type { Member } from './draft-members.ts'
import type { Community, DraftPost } from './draft-posts.ts'
import { cheers, remarks, thanks } from './texts/answers.ts'

interface DraftReaction {
  by: Member
  kind: ReactionKind
  daysAgo: number
}
export interface DraftComment {
  by: Member
  text: string
  daysAgo: number
  replies: DraftComment[]
}
export interface Answers {
  reactions: DraftReaction[]
  comments: DraftComment[]
}

const likely: [ReactionKind, number][] = [
  ['like', 50],
  ['love', 18],
  ['fire', 12],
  ['strong', 8],
  ['clap', 8],
  ['wow', 4],
]
const toRecords: [ReactionKind, number][] = [
  ['strong', 34],
  ['fire', 28],
  ['clap', 18],
  ['like', 12],
  ['wow', 5],
  ['love', 3],
]

/** Reactions and comments for each post, the same every time: only by people who may see it, and none from the future. */
export function draftAnswers(posts: DraftPost[], community: Community): Answers[] {
  const random = seededRandom(90_210)
  const readers = new Readers(community)
  return posts.map((post) => {
    const all = readers.of(post)
    return { reactions: reactionsTo(post, all, random), comments: commentsOn(post, all, random) }
  })
}

interface Reader {
  member: Member
  isFollower: boolean
}

/** Determines who may see a post. */
export class Readers {
  readonly #followers: Map<Member, Set<Member>>
  readonly #clubs: Map<string, Set<Member>>
  readonly #community: Community

  constructor(community: Community) {
    const { follows, clubMembers } = community
    this.#community = community
    const accepted = Map.groupBy(
      follows.filter(({ isAccepted }) => isAccepted),
      ({ followed }) => followed,
    )
    this.#followers = new Map([...accepted].map(([followed, all]) => [followed, new Set(all.map(({ follower }) => follower))]))
    const joined = Map.groupBy(
      clubMembers.filter(({ state }) => state === 'member'),
      ({ club }) => club.slug,
    )
    this.#clubs = new Map([...joined].map(([slug, all]) => [slug, new Set(all.map(({ member }) => member))]))
  }

  of(post: DraftPost): Reader[] {
    const { author, audience, club, daysAgo } = post
    const followers = this.#followers.get(author) ?? new Set()
    const may = (member: Member) => {
      if (member === author || audience === 'me') return false
      if (club !== null) return this.#clubs.get(club)?.has(member) ?? false
      return followers.has(member) || (audience === 'public' && author.privacy === undefined)
    }
    return this.#community.members
      .filter((member) => member.joinedDaysAgo > daysAgo && may(member))
      .map((member) => ({ member, isFollower: followers.has(member) }))
  }
}

/** Most answers come within hours. */
const later = (daysAgo: number, random: () => number): number => daysAgo - Math.min(daysAgo * 0.97, 2.5) * random() ** 2

function reactionsTo(post: DraftPost, readers: Reader[], random: () => number): DraftReaction[] {
  const kinds = post.record ? toRecords : likely
  return readers.flatMap(({ member, isFollower }) => {
    const chance = (isFollower ? 0.75 : 0.12) * member.activity * (0.15 + post.appeal)
    if (random() > chance) return []
    return [{ by: member, kind: pickWeighted(kinds, ([, weight]) => weight, random())![0], daysAgo: later(post.daysAgo, random) }]
  })
}

const replyShare = 0.4

function commentsOn(post: DraftPost, readers: Reader[], random: () => number): DraftComment[] {
  const left = [...readers]
  const usedTexts = new Set<string>()
  const wanted = Math.floor(random() ** 2 * (1 + post.appeal * 5))
  const texts: (string | null)[] = [...post.answers, ...Array.from({ length: wanted }, () => null)]
  const comments = texts.flatMap((answer): DraftComment[] => {
    const reader = pickWeighted(left, ({ member, isFollower }) => member.activity * (isFollower ? 4 : 1) * suits(answer, member), random())
    if (!reader) return []
    left.splice(left.indexOf(reader), 1)
    const text = answer ?? remarkOn(post, reader.member, usedTexts, random)
    if (text === undefined) return []
    usedTexts.add(text)
    return [{ by: reader.member, text, daysAgo: later(post.daysAgo, random), replies: [] }]
  })
  const ordered = comments.toSorted((a, b) => b.daysAgo - a.daysAgo)
  const answered = ordered.filter(() => random() < replyShare)
  const spoken = thanks.filter(() => random() < 0.7)
  answered.forEach((comment, at) => {
    const text = spoken[at]
    if (text !== undefined)
      comment.replies.push({ by: post.author, text, daysAgo: comment.daysAgo * (0.97 - random() * 0.02), replies: [] })
  })
  return ordered
}

/** Comments are in the language of the post. */
const suits = (answer: string | null, { language }: Member): number =>
  answer !== null && /\p{Script=Bengali}/u.test(answer) && language !== 'bn' ? 0 : 1

function remarkOn(post: DraftPost, by: Member, usedTexts: Set<string>, random: () => number): string | undefined {
  const isBengali = /\p{Script=Bengali}/u.test(post.text)
  if (isBengali && by.language !== 'bn') return undefined
  const about = post.about === 'record' ? cheers : post.about === 'any' ? remarks.any : [...remarks[post.about], ...remarks.any]
  const fitting = (isBengali ? remarks.bn : about).filter((text) => !usedTexts.has(text) && languageOf(text).includes(by.language))
  return fitting.length === 0 ? undefined : pick(fitting, random())
}

const foreign: [RegExp, string][] = [
  [/\p{Script=Bengali}/u, 'bn'],
  [/^Bravo !$/, 'fr'],
  [/^Stark!$/, 'de'],
  [/^¡/, 'es'],
]
const everyone = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'sv', 'bn', 'pt']
/** The languages whose speakers would say this; everyone speaks English. */
const languageOf = (text: string): string[] => {
  const own = foreign.find(([pattern]) => pattern.test(text))?.[1]
  return own === undefined ? everyone : [own]
}
