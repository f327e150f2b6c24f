import { listNow, usePostLists } from './lists.ts'

/** The name of the list of a club's posts; members have a different list. */
export const clubList = (slug: string, isIn = true): string => `club ${slug} ${isIn ? 'inside' : 'outside'}`

/** Moves a post to the top of a list that contains it. */
export function raisePost(name: string, id: string): void {
  const list = listNow(name)
  if (!list.ids.includes(id)) return
  const ids = [id, ...list.ids.filter((one) => one !== id)]
  usePostLists.setState(({ lists }) => ({ lists: { ...lists, [name]: { ...list, ids } } }))
}
