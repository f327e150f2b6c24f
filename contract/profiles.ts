import { z } from 'zod'
import { badge } from './badges.ts'
import { privacies } from './customers/customers.ts'
import { weightUnits } from './units.ts'
import { endpoint } from './endpoint.ts'
import { text, time } from './fields.ts'
import { limits } from './limits.ts'
import { mediaUrl, pictureRefusals } from './media.ts'
import { handle, person, relation } from './people.ts'
import { record } from './records.ts'

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
    /** Posts, records and lists of people are hidden from the caller. */
    isHidden: z.boolean(),
    /** The best of each lift, main lifts first; empty if hidden. */
    records: z.array(record),
    /** The caller's own records that staff have to check; empty on other profiles. */
    checkedRecords: z.array(record),
    /** The person's achievements; empty if hidden. */
    badges: z.array(badge),
    /** Whether the person shows the products that were delivered to them. */
    showsKit: z.boolean(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profile>

/** What members share with the community, besides the fields of PATCH /user. */
export const ownProfile = person
  .extend({
    cover: z.string().nullable(),
    place: z.string(),
    bio: z.string(),
    privacy: z.enum(privacies),
    weightUnit: z.enum(weightUnits),
    sex: z.enum(['female', 'male']).nullable(),
    /** In kilograms. */
    bodyWeight: z.number().nullable(),
    isRanked: z.boolean(),
    onLeaderboards: z.boolean(),
    showsAge: z.boolean(),
    showsKit: z.boolean(),
    allowsReposts: z.boolean(),
    suspendedUntil: time.nullable(),
    followRequests: z.int(),
  })
  .meta({ id: 'OwnProfile' })
export type OwnProfile = z.infer<typeof ownProfile>

const tag = 'People'
const byHandle = z.object({ handle })
const kilograms = (max: number) => z.number().min(20).max(max)

export const getProfile = endpoint({
  id: 'getProfile',
  route: 'GET /people/:handle',
  tag,
  auth: 'guest',
  summary: "Get a person's profile; someone who has blocked the caller, or is blocked by them, isn't found",
  input: byHandle,
  output: profile,
  refusals: ['NOT_FOUND'],
})
export const getOwnProfile = endpoint({
  id: 'getOwnProfile',
  route: 'GET /profile',
  tag,
  auth: 'customer',
  summary: "Get the caller's own profile; the first call creates it",
  input: z.object({}),
  output: ownProfile,
  refusals: [],
})
export const changeProfile = endpoint({
  id: 'changeProfile',
  route: 'PATCH /profile',
  tag,
  auth: 'customer',
  summary: "Update the caller's own profile: only the fields sent; null clears a field",
  input: z
    .object({
      name: text(1, limits.name.max),
      place: text(0, limits.profile.place),
      cover: mediaUrl.nullable(),
      sex: z.enum(['female', 'male']).nullable(),
      bodyWeight: kilograms(400).nullable(),
      isRanked: z.boolean(),
      onLeaderboards: z.boolean(),
      showsAge: z.boolean(),
      showsKit: z.boolean(),
      /** Whether others may repost and quote the caller's posts; each post also has its own setting. */
      allowsReposts: z.boolean(),
    })
    .partial(),
  output: ownProfile,
  refusals: ['NAME_IS_RESERVED', 'ACCOUNT_IS_SUSPENDED', ...pictureRefusals],
})
