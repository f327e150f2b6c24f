/** SQL of the facts that the policy asks for; each is a look-up in an index. */

/** As columns `is_self`, `is_blocked` and `is_follower`: how the viewer (a parameter that may be null) stands to this person. */
export const relationTo = (person: string, viewer: string): string => `
  ${viewer}::uuid is not distinct from ${person} as is_self,
  ${blocked(person, viewer)} as is_blocked,
  ${follows(viewer, person)} as is_follower`

/** Either blocked the other. */
export const blocked = (one: string, other: string): string => `
  (exists (select from blocks b where b.blocker_id = ${one} and b.blocked_id = ${other})
    or exists (select from blocks b where b.blocker_id = ${other} and b.blocked_id = ${one}))`

/** The first follows the second, and was let to. */
export const follows = (follower: string, followed: string): string =>
  `exists (select from follows f where f.follower_id = ${follower} and f.followed_id = ${followed} and f.accepted_at is not null)`

export const relationColumns = { is_self: 'bool', is_blocked: 'bool', is_follower: 'bool' } as const
