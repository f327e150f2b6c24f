import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit } from './fields.ts'
import { limits } from './limits.ts'
import { communityLimits } from './rate-limits.ts'

/** A person's name in their profile's URL. */
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
/** The caller's relation to a person. */
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

const tag = 'People'
const byHandle = z.object({ handle })
const page = { limit, cursor: cursor.optional() }
const people = z.object({ items: z.array(person.extend({ relation: relation.nullable() })), nextCursor: z.string().nullable() })
const related = z.object({ relation })

export const followPerson = endpoint({
  id: 'followPerson',
  route: 'PUT /people/:handle/follow',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: 'Follow a person; with a private profile, this sends a request',
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'TOO_MANY_FOLLOWED', 'ACCOUNT_IS_SUSPENDED'],
})
export const unfollowPerson = endpoint({
  id: 'unfollowPerson',
  route: 'DELETE /people/:handle/follow',
  tag,
  auth: 'customer',
  summary: 'Unfollow a person, or withdraw the request',
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const removeFollower = endpoint({
  id: 'removeFollower',
  route: 'DELETE /people/:handle/follower',
  tag,
  auth: 'customer',
  summary: "Remove a follower; they aren't notified",
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const listFollowRequests = endpoint({
  id: 'listFollowRequests',
  route: 'GET /follow-requests',
  tag,
  auth: 'customer',
  summary: 'List follow requests, newest first',
  input: z.object(page),
  output: people,
  refusals: [],
})
export const acceptFollowRequest = endpoint({
  id: 'acceptFollowRequest',
  route: 'PUT /follow-requests/:handle',
  tag,
  auth: 'customer',
  summary: 'Accept a follow request',
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const declineFollowRequest = endpoint({
  id: 'declineFollowRequest',
  route: 'DELETE /follow-requests/:handle',
  tag,
  auth: 'customer',
  summary: "Decline a follow request; the sender isn't notified",
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
  summary: 'Block a person: neither of the two sees or follows the other anymore',
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const unblockPerson = endpoint({
  id: 'unblockPerson',
  route: 'DELETE /people/:handle/block',
  tag,
  auth: 'customer',
  summary: 'Unblock a person',
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
  summary: "Mute a person: their posts and stories no longer show up in the caller's feed; they aren't notified",
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const unmutePerson = endpoint({
  id: 'unmutePerson',
  route: 'DELETE /people/:handle/mute',
  tag,
  auth: 'customer',
  summary: 'Unmute a person',
  input: byHandle,
  output: related,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const listBlocked = endpoint({
  id: 'listBlocked',
  route: 'GET /blocked-people',
  tag,
  auth: 'customer',
  summary: 'List the people the caller has blocked, newest first',
  input: z.object(page),
  output: people,
  refusals: [],
})
export const listMuted = endpoint({
  id: 'listMuted',
  route: 'GET /muted-people',
  tag,
  auth: 'customer',
  summary: 'List the people the caller has muted, newest first',
  input: z.object(page),
  output: people,
  refusals: [],
})
export const listFollowers = endpoint({
  id: 'listFollowers',
  route: 'GET /people/:handle/followers',
  tag,
  auth: 'guest',
  summary: "List a person's followers, newest first; empty if the profile is hidden from the caller",
  input: z.object({ handle, ...page }),
  output: people,
  refusals: ['NOT_FOUND'],
})
export const listFollowing = endpoint({
  id: 'listFollowing',
  route: 'GET /people/:handle/following',
  tag,
  auth: 'guest',
  summary: 'List the people that a person follows, newest first; empty if the profile is hidden from the caller',
  input: z.object({ handle, ...page }),
  output: people,
  refusals: ['NOT_FOUND'],
})
export const listSuggestedPeople = endpoint({
  id: 'listSuggestedPeople',
  route: 'GET /suggested-people',
  tag,
  auth: 'customer',
  summary: 'Suggest people to follow: first those followed by people the caller follows, then popular ones',
  input: z.object({ limit }),
  output: z.object({ items: z.array(person.extend({ relation: relation.nullable(), mutual: z.int() })) }),
  refusals: [],
})
