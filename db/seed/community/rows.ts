import type { ReactionKind } from '#contract/post.ts'
import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import { mentionsIn, tagsIn } from '#server/modules/posts/posts.ts'
import type { SearchDocument } from '#server/modules/search/search.ts'
import { pictureFile } from '../pictures.ts'
import { caseRows } from './cases.ts'
import { seedClubs } from './clubs.ts'
import type { Answers, DraftComment } from './draft-answers.ts'
import type { Community, DraftPost } from './draft-posts.ts'
import type { DraftRepost } from './draft-sharing.ts'
import type { DraftRecord } from './draft-records.ts'
import { type DraftEvent, draftEvents } from './draft-events.ts'
import type { Member } from './draft-members.ts'
import { pictureOf, scenesOf } from './scenes.ts'

const columns: Record<ReactionKind, string> = { like: 'likes', love: 'loves', fire: 'fires', strong: 'strongs', clap: 'claps', wow: 'wows' }

/** The whole community as table rows, with counts that match the rows. */
export type CommunityRows = ReturnType<typeof rowsOf>

export function rowsOf(community: Community, drafts: DraftPost[], answers: Answers[], reposts: DraftRepost[], now: Date) {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs)
  const recordIds = new Map(community.records.map((record) => [record, newId(at(record.daysAgo))]))
  const clubIds = clubsOf(community, at)
  const posts = drafts.map((draft, n) => ({ id: newId(at(draft.daysAgo)), draft, ...answers[n]! }))
  const postIds = new Map(posts.map(({ id, draft }) => [draft, id]))
  return {
    ...pollRows(posts, at),
    reposts: reposts.map(({ by, post, daysAgo }) => ({
      id: newId(at(daysAgo)),
      user_id: by.id,
      post_id: postIds.get(post)!,
      created_at: at(daysAgo),
    })),
    ...peopleRows(community, drafts, at),
    records: community.records.map((record) => recordRow(record, recordIds.get(record)!, at)),
    ...clubRows(community, drafts, clubIds, at),
    ...eventRows(draftEvents(community.clubMembers, now), clubIds, at),
    ...caseRows(posts, community.members, now),
    posts: posts.map((post) => postRow(post, { recordIds, clubIds, postIds, at })),
    tags: posts.flatMap(({ id, draft }) => tagsIn(draft.text).map((tag) => ({ tag, post_id: id }))),
    reactions: posts.flatMap(({ id, reactions }) =>
      reactions.map(({ by, kind, daysAgo }) => ({ post_id: id, user_id: by.id, kind, created_at: at(daysAgo) })),
    ),
    comments: posts.flatMap(({ id, comments }) => comments.flatMap((comment) => commentRows(id, comment, null, at))),
  }
}

type At = (daysAgo: number) => Date

function peopleRows({ members, follows, records, clubMembers }: Community, drafts: DraftPost[], at: At) {
  // Before the first club that the member joined or asked to join.
  const acceptedAt = new Map<Member, number>()
  for (const { member, daysAgo } of clubMembers) acceptedAt.set(member, Math.max(acceptedAt.get(member) ?? 0, daysAgo))
  const accepted = follows.filter(({ isAccepted }) => isAccepted)
  const followers = countBy(accepted, ({ followed }) => followed)
  const following = countBy(accepted, ({ follower }) => follower)
  // Counted as by the server: public posts outside of clubs.
  const posts = countBy(
    drafts.filter(({ audience, club }) => audience === 'public' && club === null),
    ({ author }) => author,
  )
  const findable = members.filter(({ privacy }) => privacy !== 'private')
  return {
    accounts: members.map((member, place) => {
      const squats = records.filter(({ member: of, lift }) => of === member && lift === 'squat').map(({ value }) => value)
      const { id, handle, bio, privacy = 'public' } = member
      return {
        user_id: id,
        handle,
        bio,
        avatar: avatarOf(handle),
        privacy,
        date_of_birth: at(ageOf(member, place) * 365.25 + place * 9),
        max_squat: squats.length > 0 ? Math.max(...squats) : null,
      }
    }),
    profiles: members.map((member, place) => ({
      user_id: member.id,
      name: member.publicName,
      place: member.place,
      cover: coverOf(member, place),
      sex: member.sex,
      body_weight: member.bodyWeight,
      // Three in four members show what they train with.
      shows_kit: place % 4 !== 3,
      // Four in five members are on the leaderboards, and half of those by age.
      on_leaderboards: member.handle === 'ada.moreno' || place % 5 !== 4,
      shows_age: place % 5 < 2,
      posts: posts.get(member) ?? 0,
      followers: followers.get(member) ?? 0,
      following: following.get(member) ?? 0,
      joined_at: at(member.joinedDaysAgo),
      disclaimer_accepted_at: acceptedAt.has(member) ? at(acceptedAt.get(member)!) : null,
    })),
    follows: follows.map(({ follower, followed, daysAgo, isAccepted }) => ({
      follower_id: follower.id,
      followed_id: followed.id,
      accepted_at: isAccepted ? at(daysAgo) : null,
      created_at: at(daysAgo),
    })),
    foundPeople: findable.map((member): SearchDocument => {
      const { id, handle, publicName: name } = member
      return { id, words: [name, handle], popularity: followers.get(member) ?? 0, document: { id, handle, name, avatar: avatarOf(handle) } }
    }),
  }
}

/** Ages that members mention in their texts. */
const ages: Record<string, number> = { 'felix.s': 43, benali: 22, 'nadia.m': 36, 'ada.moreno': 29 }
const ageOf = ({ handle }: Member, place: number): number => ages[handle] ?? 21 + ((place * 7) % 33)

/** The drawn portrait of a member (`studio/portraits.ts`). */
const avatarOf = (handle: string): string | null => pictureFile(`portrait-${handle}`)?.url ?? null

/** A scene of what the member trains; one in six has none. */
function coverOf({ kinds: [kind] }: Member, place: number): string | null {
  const scenes = scenesOf[kind]
  return place % 6 === 5 ? null : (pictureFile(scenes[place % scenes.length]!)?.url ?? null)
}

const clubsOf = ({ clubMembers }: Community, at: At): Map<string, string> =>
  new Map(seedClubs.map(({ slug }) => [slug, newId(at(foundedAt(clubMembers, slug)))]))

/** A club is as old as its owner's membership. */
const foundedAt = (clubMembers: Community['clubMembers'], slug: string): number =>
  Math.max(...clubMembers.filter(({ club }) => club.slug === slug).map(({ daysAgo }) => daysAgo))

function clubRows({ clubMembers }: Community, drafts: DraftPost[], ids: Map<string, string>, at: At) {
  const members = countBy(
    clubMembers.filter(({ state }) => state === 'member'),
    ({ club }) => club.slug,
  )
  const posts = countBy(drafts, ({ club }) => club)
  const clubs = seedClubs.map(({ slug, name, description, rules, place, visibility, cover }) => ({
    id: ids.get(slug)!,
    slug,
    name,
    description,
    rules,
    place,
    visibility,
    cover: pictureFile(cover)?.url ?? null,
    members: members.get(slug) ?? 0,
    posts: posts.get(slug) ?? 0,
    created_at: at(foundedAt(clubMembers, slug)),
  }))
  return {
    clubs,
    clubMembers: clubMembers.map(({ club, member, role, state, daysAgo }) => ({
      club_id: ids.get(club.slug)!,
      user_id: member.id,
      role,
      state,
      joined_at: at(daysAgo),
    })),
    foundClubs: clubs
      .filter(({ visibility }) => visibility !== 'hidden')
      .map(({ id, name, slug, place, cover, members: count }): SearchDocument => {
        const document = { id, name, slug, photo: cover, place, members: count }
        return { id, words: [name, slug, place], popularity: count, document }
      }),
  }
}

function eventRows(drafts: DraftEvent[], clubIds: Map<string, string>, at: At) {
  const planned = drafts.map((draft) => ({ ...draft, id: newId(at(draft.plannedDaysAgo)) }))
  const count = (answers: DraftEvent['answers'], state: 'going' | 'waiting') => answers.filter((answer) => answer.state === state).length
  return {
    events: planned.map(({ id, club, planner, title, place, description, capacity, startsAt, endsAt, plannedDaysAgo, answers }) => ({
      id,
      club_id: clubIds.get(club)!,
      created_by: planner.id,
      title,
      description,
      place,
      starts_at: startsAt,
      ends_at: endsAt,
      capacity,
      going: count(answers, 'going'),
      waiting: count(answers, 'waiting'),
      created_at: at(plannedDaysAgo),
    })),
    rsvps: planned.flatMap(({ id, answers }) =>
      answers.map(({ by, daysAgo, state }) => ({ event_id: id, user_id: by.id, state, created_at: at(daysAgo) })),
    ),
  }
}

const recordRow = ({ member, lift, measure, value, daysAgo, gain, note = '' }: DraftRecord, id: string, at: At) => ({
  id,
  user_id: member.id,
  // Stored in lower case: history is queried case-insensitively.
  lift: lift.toLowerCase(),
  measure,
  value,
  sex: member.sex,
  body_weight: member.bodyWeight,
  gain: gain || null,
  note,
  performed_on: at(daysAgo).toISOString().slice(0, 10),
  created_at: at(daysAgo),
})

function postRow(
  { id, draft, reactions, comments }: Answers & { id: string; draft: DraftPost },
  {
    recordIds,
    clubIds,
    postIds,
    at,
  }: { recordIds: Map<DraftRecord, string>; clubIds: Map<string, string>; postIds: Map<DraftPost, string>; at: At },
) {
  const counts = countBy(reactions, ({ kind }) => kind)
  return {
    id,
    author_id: draft.author.id,
    text: draft.text,
    media: draft.scene === null ? [] : [pictureOf(draft.scene)],
    audience: draft.audience,
    club_id: draft.club === null ? null : clubIds.get(draft.club)!,
    record_id: draft.record === null ? null : recordIds.get(draft.record)!,
    product_ids: draft.products.map((product) => product.id),
    owned_ids: draft.products.filter(({ isOwned }) => isOwned).map((product) => product.id),
    mentions: mentionsIn(draft.text),
    ...Object.fromEntries(Object.entries(columns).map(([kind, column]) => [column, counts.get(kind as ReactionKind) ?? 0])),
    comments: comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0),
    created_at: at(draft.daysAgo),
    is_quote: draft.quoted !== undefined,
    quoted_id: draft.quoted ? postIds.get(draft.quoted)! : null,
    reposts: 0,
    allows_reposts: true,
  }
}

/** A trigger counts the votes. Nobody is notified of polls that ended before the demo began. */
function pollRows(posts: { id: string; draft: DraftPost }[], at: At) {
  const polls = posts.flatMap(({ id, draft: { poll } }) => (poll ? [{ id, poll }] : []))
  return {
    polls: polls.map(({ id, poll: { options, isMultiple, endsDaysAgo } }) => ({
      post_id: id,
      options,
      is_multiple: isMultiple,
      votes: options.map(() => 0),
      voters: 0,
      ends_at: at(endsDaysAgo),
      notified_at: endsDaysAgo > 0 ? at(endsDaysAgo) : null,
    })),
    votes: polls.flatMap(({ id, poll }) =>
      poll.votes.map(({ by, choices, daysAgo }) => ({ post_id: id, user_id: by.id, choices, created_at: at(daysAgo) })),
    ),
  }
}

interface CommentRow {
  id: string
  post_id: string
  parent_id: string | null
  author_id: string
  text: string
  replies: number
  created_at: Date
}

function commentRows(post: string, { by, text, daysAgo, replies }: DraftComment, parent: string | null, at: At): CommentRow[] {
  const id = newId(at(daysAgo))
  const own = { id, post_id: post, parent_id: parent, author_id: by.id, text, replies: replies.length, created_at: at(daysAgo) }
  return [own, ...replies.flatMap((reply) => commentRows(post, reply, id, at))]
}

function countBy<T, K>(all: T[], keyOf: (one: T) => K): Map<K, number> {
  const counts = new Map<K, number>()
  for (const one of all) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  return counts
}
