import { create } from 'zustand'
import type { Post } from '#contract/posts.ts'
import { isRefusal } from '#contract/refusal.ts'
import { tokenNow } from '#web/features/auth/session/session.ts'
import { useStored } from '#web/lib/store.ts'
import { clearPosts, dropPost, postNow, putPosts } from './store.ts'

export interface PostPage {
  items: (Post & { isPopular?: boolean; followedTag?: string | null })[]
  nextCursor: string | null
}
/** Loads a page of a list: the first, or that after a cursor. */
export type LoadPosts = (cursor?: string) => Promise<PostPage>

export interface PostList {
  ids: string[]
  /** Those of nobody the person follows. */
  popular: ReadonlySet<string>
  /** By post, the hashtag that it is there for. */
  because: ReadonlyMap<string, string>
  nextCursor: string | null
  /** Undefined until it was loaded once; then when that was, in milliseconds. */
  loadedAt?: number
  busy: boolean
  error: unknown
}
const unloaded: PostList = { ids: [], popular: new Set(), because: new Map(), nextCursor: null, busy: false, error: null }

/** Lists of posts by name. They outlive their page, so going back finds the place. */
export const usePostLists = create<{ lists: Readonly<Record<string, PostList>> }>()(() => ({ lists: {} }))

export const usePostList = (name: string): PostList => usePostLists(({ lists }) => lists[name] ?? unloaded)
export const listNow = (name: string): PostList => usePostLists.getState().lists[name] ?? unloaded

function change(name: string, part: Partial<PostList>): void {
  usePostLists.setState(({ lists }) => ({ lists: { ...lists, [name]: { ...(lists[name] ?? unloaded), ...part } } }))
}

/** What the server rendered: the list begins with it, unless it's known already. */
export function startList(name: string, page: PostPage): void {
  if (listNow(name).loadedAt === undefined) settle(name, page, [])
}

/** The newest posts, in place of those before. One load at a time; never rejects. */
export const refreshList = (name: string, load: LoadPosts): Promise<void> => run(name, () => somePosts(load), [])

/** As many empty pages in a row are passed over. */
const emptyMax = 5

/** What one has muted is in no page: where nothing is left of one, the next. */
async function somePosts(load: LoadPosts, cursor?: string): Promise<PostPage> {
  let page = await load(cursor)
  for (let passed = 0; page.items.length === 0 && page.nextCursor !== null && passed < emptyMax; passed += 1)
    page = await load(page.nextCursor)
  return page
}

/** The next page, below what is there. */
export async function loadMorePosts(name: string, load: LoadPosts): Promise<void> {
  const { ids, nextCursor } = listNow(name)
  if (nextCursor !== null) await run(name, () => somePosts(load, nextCursor), ids)
}

async function run(name: string, load: () => Promise<PostPage>, before: string[]): Promise<void> {
  if (listNow(name).busy) return
  const token = tokenNow()
  change(name, { busy: true, error: null })
  try {
    const page = await load()
    if (token === tokenNow()) settle(name, page, before)
  } catch (error) {
    change(name, { busy: false, error: isRefusal(error) ? error : new Error('unreadable', { cause: error }) })
  }
}

/** A post that moved up between two pages stands where it was read first. */
function settle(name: string, { items, nextCursor }: PostPage, before: string[]): void {
  putPosts(items.map(({ isPopular: _, followedTag: __, ...post }) => post))
  const known = new Set(before)
  const fresh = items.filter(({ id }) => !known.has(id))
  const popular = fresh.filter(({ isPopular }) => isPopular).map(({ id }) => id)
  const because = fresh.flatMap(({ id, followedTag }) => (followedTag ? [[id, followedTag] as const] : []))
  change(name, {
    ids: [...before, ...fresh.map(({ id }) => id)],
    popular: new Set(before.length > 0 ? [...listNow(name).popular, ...popular] : popular),
    because: new Map(before.length > 0 ? [...listNow(name).because, ...because] : because),
    nextCursor,
    loadedAt: Date.now(),
    busy: false,
    error: null,
  })
}

/** One's own new post stands on top, once: what was sent twice may be there. */
export function prependPost(name: string, post: Post): void {
  putPosts([post])
  change(name, { ids: [post.id, ...listNow(name).ids.filter((id) => id !== post.id)] })
}

/** What belongs in a list has changed: it's loaded anew when it's next shown. */
export function dropList(name: string): void {
  usePostLists.setState(({ lists: { [name]: _, ...lists } }) => ({ lists }))
}

/** The same of all lists: what one has muted is another. */
export function dropLists(): void {
  usePostLists.setState({ lists: {} })
}

/** A deleted post is nowhere any more. */
export function removePost(id: string): void {
  usePostLists.setState(({ lists }) => ({
    lists: Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, { ...list, ids: list.ids.filter((one) => one !== id) }])),
  }))
  dropPost(id)
}

/** Of who was muted or blocked, nothing is left in the lists that are shown. */
export function hidePostsOf(authorId: string): void {
  const ids = Object.values(usePostLists.getState().lists).flatMap((list) => list.ids)
  for (const id of new Set(ids)) if (postNow(id)?.author.id === authorId) removePost(id)
}

/** With another person, or none, everything is asked for again. */
useStored.subscribe(({ auth }, before) => {
  if (auth.access_token === before.auth.access_token || !before.ready) return
  usePostLists.setState({ lists: {} })
  clearPosts()
})
