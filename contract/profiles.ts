import { z } from 'zod'
import { badge } from './badges.ts'
import { privacies, weightUnits } from './customers/customers.ts'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, text, time } from './fields.ts'
import { measures } from './lifts.ts'
import { limits } from './limits.ts'
import { mediaUrl, pictureRefusals } from './media.ts'
import { communityLimits } from './rate-limits.ts'

/** How a person is named in the address of their profile. */
export const handle = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.handle.max)
  .regex(/^[a-z0-9_.]+$/)

/** A person as others see them beside what they wrote. */
export const person = z.object({ id, handle: z.string(), name: z.string(), avatar: z.string().nullable() }).meta({ id: 'Person' })
export type Person = z.infer<typeof person>

export const followStates = ['none', 'requested', 'following'] as const
/** How the caller stands to a person. */
export const relation = z
  .object({
    isSelf: z.boolean(),
    follow: z.enum(followStates),
    followsMe: z.boolean(),
    isBlocked: z.boolean(),
    isMuted: z.boolean(),
  })
  .meta({ id: 'Relation' })
export type Relation = z.infer<typeof relation>

/** A lift, run or hold. `value`: kilograms, seconds, metres or repetitions. */
export const record = z
  .object({
    id,
    lift: z.string(),
    measure: z.enum(measures),
    value: z.number(),
    performedOn: z.iso.date(),
    note: z.string(),
  })
  .meta({ id: 'LiftRecord' })
export type LiftRecord = z.infer<typeof record>

export const profile = person
  .extend({
    cover: z.string().nullable(),
    bio: z.string(),
    place: z.string(),
    privacy: z.enum(privacies),
    joinedAt: time,
    posts: z.int(),
    followers: z.int(),
    following: z.int(),
    /** Null for visitors. */
    relation: relation.nullable(),
    /** Posts, records and lists of people aren't for the caller. */
    isHidden: z.boolean(),
    /** The best of each lift, the main lifts first; empty where hidden. */
    records: z.array(record),
    /** What the person has reached; empty where hidden. */
    badges: z.array(badge),
    /** Whether the person shows what was delivered to them. */
    showsKit: z.boolean(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profile>

/** What members say of themselves to the community, besides the fields of PATCH /user. */
export const ownProfile = person
  .extend({
    cover: z.string().nullable(),
    place: z.string(),
    bio: z.string(),
    privacy: z.enum(privacies),
    weightUnit: z.enum(weightUnits),
    sex: z.enum(['female', 'male']).nullable(),
    /** Kilograms. */
    bodyWeight: z.number().nullable(),
    isRanked: z.boolean(),
    showsKit: z.boolean(),
    suspendedUntil: time.nullable(),
    followRequests: z.int(),
  })
  .meta({ id: 'OwnProfile' })
export type OwnProfile = z.infer<typeof ownProfile>

const tag = 'People'
const byHandle = z.object({ handle })
const page = { limit, cursor: cursor.optional() }
const people = z.object({ items: z.array(person.extend({ relation: relation.nullable() })), nextCursor: z.string().nullable() })
const kilograms = (max: number) => z.number().min(20).max(max)
const related = z.object({ relation })

export const getProfile = endpoint({
  id: 'getProfile',
  route: 'GET /people/:handle',
  tag,
  auth: 'guest',
  summary: "Get a person's profile; one who has blocked the caller, or is blocked by them, isn't found",
  input: byHandle,
  output: profile,
  refusals: ['NOT_FOUND'],
})
export const getOwnProfile = endpoint({
  id: 'getOwnProfile',
  route: 'GET /profile',
  tag,
  auth: 'customer',
  summary: "Get one's own profile; it's made with the first call",
  input: z.object({}),
  output: ownProfile,
  refusals: [],
})
export const changeProfile = endpoint({
  id: 'changeProfile',
  route: 'PATCH /profile',
  tag,
  auth: 'customer',
  summary: "Change what one's profile says: only the fields sent; null clears a field",
  input: z
    .object({
      name: text(1, limits.name.max),
      place: text(0, limits.profile.place),
      cover: mediaUrl.nullable(),
      sex: z.enum(['female', 'male']).nullable(),
      bodyWeight: kilograms(400).nullable(),
      isRanked: z.boolean(),
      showsKit: z.boolean(),
    })
    .partial(),
  output: ownProfile,
  refusals: [...pictureRefusals],
})
export const followPerson = endpoint({
  id: 'followPerson',
  route: 'PUT /people/:handle/follow',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Follow a person; a private profile is asked',
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'TOO_MANY_FOLLOWED', 'ACCOUNT_IS_SUSPENDED'],
})
export const unfollowPerson = endpoint({
  id: 'unfollowPerson',
  route: 'DELETE /people/:handle/follow',
  tag,
  auth: 'customer',
  summary: 'Follow a person no more, or take the request back',
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const removeFollower = endpoint({
  id: 'removeFollower',
  route: 'DELETE /people/:handle/follower',
  tag,
  auth: 'customer',
  summary: "Take a person out of one's followers; they aren't told",
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const listFollowRequests = endpoint({
  id: 'listFollowRequests',
  route: 'GET /follow-requests',
  tag,
  auth: 'customer',
  summary: 'List who asked to follow, the newest first',
  input: z.object(page),
  output: people,
  refusals: [],
})
export const acceptFollowRequest = endpoint({
  id: 'acceptFollowRequest',
  route: 'PUT /follow-requests/:handle',
  tag,
  auth: 'customer',
  summary: 'Let a person follow who asked to',
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const declineFollowRequest = endpoint({
  id: 'declineFollowRequest',
  route: 'DELETE /follow-requests/:handle',
  tag,
  auth: 'customer',
  summary: 'Decline a request to follow; who asked is not told',
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const blockPerson = endpoint({
  id: 'blockPerson',
  route: 'PUT /people/:handle/block',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Block a person: neither sees the other anywhere; both follow no more',
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const unblockPerson = endpoint({
  id: 'unblockPerson',
  route: 'DELETE /people/:handle/block',
  tag,
  auth: 'customer',
  summary: 'Block a person no more',
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const mutePerson = endpoint({
  id: 'mutePerson',
  route: 'PUT /people/:handle/mute',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: "Mute a person: what they post isn't in one's feed and stories; they aren't told",
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const unmutePerson = endpoint({
  id: 'unmutePerson',
  route: 'DELETE /people/:handle/mute',
  tag,
  auth: 'customer',
  summary: 'Mute a person no more',
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const listBlocked = endpoint({
  id: 'listBlocked',
  route: 'GET /blocked-people',
  tag,
  auth: 'customer',
  summary: 'List whom one has blocked, the newest first',
  input: z.object(page),
  output: people,
  refusals: [],
})
export const listFollowers = endpoint({
  id: 'listFollowers',
  route: 'GET /people/:handle/followers',
  tag,
  auth: 'guest',
  summary: 'List who follows a person, the newest first; empty where the profile is hidden from the caller',
  input: z.object({ handle, ...page }),
  output: people,
  refusals: ['NOT_FOUND'],
})
export const listFollowing = endpoint({
  id: 'listFollowing',
  route: 'GET /people/:handle/following',
  tag,
  auth: 'guest',
  summary: 'List whom a person follows, the newest first; empty where the profile is hidden from the caller',
  input: z.object({ handle, ...page }),
  output: people,
  refusals: ['NOT_FOUND'],
})
export const listSuggestedPeople = endpoint({
  id: 'listSuggestedPeople',
  route: 'GET /suggested-people',
  tag,
  auth: 'customer',
  summary: 'List people the caller may want to follow: followed by those they follow, then popular ones',
  input: z.object({ limit }),
  output: z.object({ items: z.array(person.extend({ relation: relation.nullable(), mutual: z.int() })) }),
  refusals: [],
})

const value = z.number().positive().max(1_000_000)
const recordFields = {
  lift: text(1, limits.profile.lift),
  measure: z.enum(measures).default('weight'),
  value,
  performedOn: z.iso.date(),
  note: text(0, limits.profile.note).default(''),
}

export const listRecords = endpoint({
  id: 'listRecords',
  route: 'GET /people/:handle/records',
  tag,
  auth: 'guest',
  summary: "List a person's history of one lift, the newest first; empty where the profile is hidden from the caller",
  input: z.object({ handle, lift: text(1, limits.profile.lift), ...page }),
  output: z.object({ items: z.array(record), nextCursor: z.string().nullable() }),
  refusals: ['NOT_FOUND'],
})
export const logRecord = endpoint({
  id: 'logRecord',
  route: 'POST /records',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  status: 201,
  summary: 'Log a lift, run or hold',
  input: z.object(recordFields),
  output: record.extend({
    /** How much better than the best before, in the unit of `value`; null for the first one. */
    gain: z.number().nullable(),
    isBest: z.boolean(),
  }),
  refusals: ['TOO_MANY_RECORDS', 'ACCOUNT_IS_SUSPENDED'],
})
export const deleteRecord = endpoint({
  id: 'deleteRecord',
  route: 'DELETE /records/:id',
  tag,
  auth: 'customer',
  summary: "Delete one's own record",
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
  refusals: ['NOT_FOUND'],
})
