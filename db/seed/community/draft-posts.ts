import type { Audience } from '#contract/post.ts'
import { pick, pickWeighted, seededRandom } from '../orders/random.ts'
import type { ClubMember, Follow, Member } from './draft-members.ts'
import { type DraftRecord, inWords } from './draft-records.ts'
import type { Kind } from './members.ts'
import { pictureOfKit, scenesOf } from './scenes.ts'
import { recordTexts } from './texts/answers.ts'
import { kitQuestions, kitTexts } from './texts/kit.ts'
import { lifeTexts, lifeTextsIn } from './texts/life.ts'
import { trainingTexts } from './texts/training.ts'

/** A product that was delivered to a member a number of days ago, and that they don't rate badly. */
export interface OwnProduct {
  memberId: string
  productId: string
  slug: string
  daysAgo: number
}

export interface DraftVote {
  by: Member
  choices: number[]
  daysAgo: number
}
export interface DraftPoll {
  options: string[]
  isMultiple: boolean
  endsDaysAgo: number
  votes: DraftVote[]
}

export interface DraftPost {
  author: Member
  text: string
  /** The topic, by which answers are chosen. */
  about: Kind | 'any' | 'kit' | 'record'
  /** The answers to a question, in this order. */
  answers: string[]
  scene: string | null
  record: DraftRecord | null
  products: { id: string; isOwned: boolean }[]
  audience: Audience
  club: string | null
  daysAgo: number
  /** How well the post is received, from 0 to 1. */
  appeal: number
  poll?: DraftPoll
  /** The quoted post. */
  quoted?: DraftPost
}

export interface Community {
  members: Member[]
  follows: Follow[]
  clubMembers: ClubMember[]
  records: DraftRecord[]
  owned: OwnProduct[]
  productIds: Map<string, string>
}

const postDays = 90
const pictureShare = 0.16
const postCount = 400

/** 400 posts of the last 90 days, the same every time, the oldest first. */
export function draftPosts(community: Community): DraftPost[] {
  const writer = new Writer(community)
  const written = [...writer.training(), ...writer.life(), ...writer.kit(), ...writer.questions()]
  const posts = [...written, ...writer.records(postCount - written.length)].toSorted((a, b) => b.daysAgo - a.daysAgo)
  // One post has a video instead: the latest public one with this scene.
  const filmed = posts.findLast(({ scene, audience }) => scene === 'still-trail' && audience === 'public')
  return posts.map((post) => (post === filmed ? { ...post, scene: 'still-trail-video' } : post))
}

class Writer {
  readonly #community: Community
  readonly #random = seededRandom(400_090)

  constructor(community: Community) {
    this.#community = community
  }

  training(): DraftPost[] {
    return Object.entries(trainingTexts).flatMap(([name, texts]) => {
      const kind = name as Kind
      return texts.map((text) =>
        this.#post(
          text,
          this.#author(({ kinds }) => (kinds[0] === kind ? 1 : kinds.includes(kind) ? 0.4 : 0)),
          kind,
        ),
      )
    })
  }

  life(): DraftPost[] {
    const inOthers = Object.entries(lifeTextsIn).flatMap(([language, texts]) =>
      texts.map((text) =>
        this.#post(
          text,
          this.#author((member) => (member.language === language ? 1 : 0)),
          'any',
        ),
      ),
    )
    return [
      ...lifeTexts.map((text) =>
        this.#post(
          text,
          this.#author(() => 1),
          'any',
        ),
      ),
      ...inOthers,
    ]
  }

  /** Posts about products that members bought here, each member and text once. */
  kit(): DraftPost[] {
    return Object.entries(kitTexts).flatMap(([slug, texts]) => {
      const owners = this.#community.owned.filter((one) => one.slug === slug)
      return texts.flatMap((text) => {
        const fitting = owners.filter((one) => isFitting(text, this.#member(one.memberId)))
        const own = pickWeighted(fitting, (one) => this.#member(one.memberId).activity, this.#random())
        if (!own) return []
        owners.splice(owners.indexOf(own), 1)
        const since = own.daysAgo - 1
        const post = this.#post(text, this.#member(own.memberId), 'kit', since)
        return [{ ...post, scene: pictureOfKit(slug), products: [{ id: own.productId, isOwned: true }] }]
      })
    })
  }

  questions(): DraftPost[] {
    return kitQuestions.flatMap((line) => {
      const [slug = '', text = ''] = line.split(' | ')
      const id = this.#community.productIds.get(slug)
      if (id === undefined) return []
      const owners = new Set(this.#community.owned.filter((one) => one.slug === slug).map(({ memberId }) => memberId))
      const author = this.#author((member) => (owners.has(member.id) || member.language !== 'en' ? 0 : 1))
      return [{ ...this.#post(`? ${text}`, author, 'kit'), products: [{ id, isOwned: false }], audience: 'public', club: null }]
    })
  }

  /** Posts about the latest personal bests; each text is used for a few of them. */
  records(count: number): DraftPost[] {
    const bests = this.#community.records.filter(
      ({ gain, daysAgo, member }) => gain > 0 && daysAgo < Math.min(postDays, member.joinedDaysAgo),
    )
    const used = new Map<string, number>()
    const usedTexts = new Set<string>()
    return bests.slice(-count).map((record) => {
      const fitting = recordTexts[record.measure].filter((text) => (/^\[(\w+)\]/.exec(text)?.[1] ?? general(record)) === record.lift)
      const fresh = fitting.filter((text) => !usedTexts.has(recordText(text, record)))
      const template = pick(fresh.toSorted((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0)).slice(0, 3), this.#random())
      used.set(template, (used.get(template) ?? 0) + 1)
      const text = recordText(template, record)
      usedTexts.add(text)
      const post = this.#pictured(this.#post(text, record.member, 'record'), record.member.kinds[0])
      const audience = post.audience === 'me' ? 'public' : post.audience
      return { ...post, record, audience, daysAgo: Math.max(record.daysAgo - 0.02, 0.01), appeal: 0.4 + post.appeal * 0.6 }
    })
  }

  /** Adds a picture now and then. */
  #pictured(post: DraftPost, kind: Kind): DraftPost {
    const [drawn, which] = [this.#random(), this.#random()]
    const scene = drawn < pictureShare && post.answers.length === 0 ? pick(scenesOf[kind], which) : null
    return { ...post, scene: post.scene ?? scene }
  }

  #post(written: string, author: Member, about: DraftPost['about'], since = postDays): DraftPost {
    const [head = '', ...answers] = written.replace(/^\? /, '').split(' => ')
    const [, scene = null, text = head] = /^\[([\w-]+)\] (.+)$/su.exec(head) ?? []
    return {
      author,
      text: text.replaceAll('{friend}', () => this.#friendOf(author)),
      about,
      answers,
      scene,
      record: null,
      products: [],
      ...this.#audienceOf(author, answers.length > 0, about),
      daysAgo: 0.05 + this.#random() ** 1.25 * (Math.min(since, postDays, author.joinedDaysAgo * 0.98) - 0.05),
      appeal: this.#random() ** 1.6,
    }
  }

  /** Most posts are public, a question always is; some are for a club with that topic. */
  #audienceOf(author: Member, isQuestion: boolean, about: DraftPost['about']): Pick<DraftPost, 'audience' | 'club'> {
    const [drawn, place] = [this.#random(), this.#random()]
    if (isQuestion || drawn < 0.79) return { audience: 'public', club: null }
    if (drawn < 0.87) return { audience: 'followers', club: null }
    if (drawn < 0.89) return { audience: 'me', club: null }
    const kind = about === 'any' || about === 'kit' || about === 'record' ? author.kinds[0] : about
    const clubs = this.#community.clubMembers.filter(
      ({ member, state, club }) => member === author && state === 'member' && club.kind === kind,
    )
    if (clubs.length === 0) return { audience: 'public', club: null }
    return { audience: drawn < 0.95 ? 'club' : 'public', club: pick(clubs, place).club.slug }
  }

  #author(weightOf: (member: Member) => number): Member {
    return pickWeighted(this.#community.members, (member) => weightOf(member) * member.activity, this.#random())!
  }

  #friendOf(author: Member): string {
    const friends = this.#community.follows.filter(({ follower, isAccepted }) => follower === author && isAccepted)
    return `@${pick(friends, this.#random()).followed.handle}`
  }

  #member(id: string): Member {
    return this.#community.members.find((member) => member.id === id)!
  }
}

/** Bengali texts are only for members who write Bengali. */
const isFitting = (text: string, { language }: Member): boolean => !/\p{Script=Bengali}/u.test(text) || language === 'bn'

const general = ({ lift }: DraftRecord): string => (lift === 'total' ? '' : lift)

function recordText(template: string, record: DraftRecord): string {
  const { lift, value, gain } = record
  const words = { lift, value: inWords(record, value), more: inWords(record, gain), tag: lift.replaceAll(/\W/g, '') }
  const text = template.replace(/^\[\w+\] /, '').replaceAll(/\{(lift|value|more|tag)\}/g, (_, key: keyof typeof words) => words[key])
  return text.charAt(0).toUpperCase() + text.slice(1)
}
