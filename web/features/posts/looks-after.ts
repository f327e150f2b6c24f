import type { Post } from '#contract/posts.ts'

/** Whether the reader is club staff, who may pin and moderate. Avoids the table of rights, which every page with posts would load. */
export function looksAfter(club: Post['club']): boolean {
  const role = club?.role ?? 'member'
  return role !== 'member'
}
