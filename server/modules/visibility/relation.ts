/** SQL for the facts that the policy needs. Each is an index look-up. */

/** The viewer's relation to a person as columns `is_self`, `is_blocked` and `is_follower`. The viewer is a parameter that may be null. */
export const relationTo = (person: string, viewer: string): string => `
  ${viewer}::uuid is not distinct from ${person} as is_self,
  ${blocked(person, viewer)} as is_blocked,
  ${follows(viewer, person)} as is_follower`

/** Whether either person blocked the other. */
export const blocked = (one: string, other: string): string => `
  (exists (select from blocks b where b.blocker_id = ${one} and b.blocked_id = ${other})
    or exists (select from blocks b where b.blocker_id = ${other} and b.blocked_id = ${one}))`

/** Whether the first person follows the second, with the request accepted. */
export const follows = (follower: string, followed: string): string =>
  `exists (select from follows f where f.follower_id = ${follower} and f.followed_id = ${followed} and f.accepted_at is not null)`

export const relationColumns = { is_self: 'bool', is_blocked: 'bool', is_follower: 'bool' } as const
