import type { Post } from '#contract/post.ts'

/** Whether the reader is of a club's staff, who may pin and moderate. The table of rights says it, too, but every page with posts would load it. */
export function isClubStaff(club: Post['club']): boolean {
  const role = club?.role ?? 'member'
  return role !== 'member'
}
