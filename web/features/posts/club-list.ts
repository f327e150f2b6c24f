import { listNow, usePostLists } from './lists.ts'

/** The list of a club's posts, as those inside see them or everyone else. */
export const clubList = (slug: string, isIn = true): string => `club ${slug} ${isIn ? 'inside' : 'outside'}`

/** A post that is in a list stands on top of it from now on. */
export function raisePost(name: string, id: string): void {
  const list = listNow(name)
  if (!list.ids.includes(id)) return
  const ids = [id, ...list.ids.filter((one) => one !== id)]
  usePostLists.setState(({ lists }) => ({ lists: { ...lists, [name]: { ...list, ids } } }))
}
