import type { Post } from '#contract/post.ts'

/**
 * Whether the reader belongs to a club's staff, who may pin and moderate. Not derived from the table of rights, which every page with posts
 * would have to load.
 */
export function isClubStaff(club: Post['club']): boolean {
  const role = club?.role ?? 'member'
  return role !== 'member'
}
