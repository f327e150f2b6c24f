import { create } from 'zustand'
import type { Post, RepostedBy } from '#contract/post.ts'
import { isRefusal } from '#contract/refusal.ts'
import { tokenNow } from '#web/features/auth/session/session.ts'
import { useStored } from '#web/lib/store.ts'
import { clearPosts, dropPost, postNow, putPosts } from './store.ts'

export interface PostPage {
  items: (Post & { isPopular?: boolean; followedTag?: string | null; repostedBy?: RepostedBy | null; entryId?: string })[]
  nextCursor: string | null
}
/** Loads a page of a list: the first, or the one after a cursor. */
export type LoadPosts = (cursor?: string) => Promise<PostPage>

export interface PostList {
  ids: string[]
  /** The ids of posts by people the member doesn't follow. */
  popular: ReadonlySet<string>
  /** The followed hashtag that put a post into the feed, by post id. */
  because: ReadonlyMap<string, string>
  /** Who reposted a post, by post id, if it's in the list as a repost. */
  reposted: ReadonlyMap<string, RepostedBy>
  /** The id of the newest entry in the list, a post or a repost. */
  newest: string | null
  nextCursor: string | null
  /** When it was last loaded, in milliseconds; undefined before that. */
  loadedAt?: number
  busy: boolean
  error: unknown
}
const unloaded: PostList = {
  ids: [],
  popular: new Set(),
  because: new Map(),
  reposted: new Map(),
  newest: null,
  nextCursor: null,
  busy: false,
  error: null,
}

/** Lists of posts by name. They outlive their page, so that back navigation restores the list and the scroll position. */
export const usePostLists = create<{ lists: Readonly<Record<string, PostList>> }>()(() => ({ lists: {} }))

export const usePostList = (name: string): PostList => usePostLists(({ lists }) => lists[name] ?? unloaded)
export const listNow = (name: string): PostList => usePostLists.getState().lists[name] ?? unloaded

function change(name: string, part: Partial<PostList>): void {
  usePostLists.setState(({ lists }) => ({ lists: { ...lists, [name]: { ...(lists[name] ?? unloaded), ...part } } }))
}

/** Starts a list with the posts the server rendered, unless the list is loaded already. */
export function startList(name: string, page: PostPage): void {
  if (listNow(name).loadedAt === undefined) settle(name, page, [])
}

/** Loads the newest posts and replaces the list. A list has one load at a time; never rejects. */
export const refreshList = (name: string, load: LoadPosts): Promise<void> => run(name, () => somePosts(load), [])

/** How many empty pages in a row are skipped. */
const emptyMax = 5

/** Loads a page, skipping pages that are empty because of muted words or people. */
async function somePosts(load: LoadPosts, cursor?: string): Promise<PostPage> {
  let page = await load(cursor)
  for (let passed = 0; page.items.length === 0 && page.nextCursor !== null && passed < emptyMax; passed += 1)
    page = await load(page.nextCursor)
  return page
}

/** Loads the next page and adds it to the end. */
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

/** Appends a page. A post that moved between two pages stays at its first position. */
function settle(name: string, { items, nextCursor }: PostPage, before: string[]): void {
  putPosts(items.map(({ isPopular: _, followedTag: __, repostedBy: ___, entryId: ____, ...post }) => post))
  const known = new Set(before)
  const fresh = items.filter(({ id }) => !known.has(id))
  const popular = fresh.filter(({ isPopular }) => isPopular).map(({ id }) => id)
  const because = fresh.flatMap(({ id, followedTag }) => (followedTag ? [[id, followedTag] as const] : []))
  const reposted = fresh.flatMap(({ id, repostedBy }) => (repostedBy ? [[id, repostedBy] as const] : []))
  change(name, {
    ids: [...before, ...fresh.map(({ id }) => id)],
    popular: new Set(before.length > 0 ? [...listNow(name).popular, ...popular] : popular),
    because: new Map(before.length > 0 ? [...listNow(name).because, ...because] : because),
    reposted: new Map(before.length > 0 ? [...listNow(name).reposted, ...reposted] : reposted),
    newest: before.length > 0 ? listNow(name).newest : newestOf(items),
    nextCursor,
    loadedAt: Date.now(),
    busy: false,
    error: null,
  })
}

const newestOf = (items: PostPage['items']): string | null => items.find(({ isPopular }) => !isPopular)?.entryId ?? null

/** Adds the member's own new post at the top, replacing one with the same id. */
export function prependPost(name: string, post: Post): void {
  putPosts([post])
  change(name, { ids: [post.id, ...listNow(name).ids.filter((id) => id !== post.id)], newest: post.id })
}

/** Drops a list, so that it's loaded again when it's next shown. */
export function dropList(name: string): void {
  usePostLists.setState(({ lists: { [name]: _, ...lists } }) => ({ lists }))
}

/** Drops all lists, for example after muting someone. */
export function dropLists(): void {
  usePostLists.setState({ lists: {} })
}

/** Removes a deleted post from every list. */
export function removePost(id: string): void {
  usePostLists.setState(({ lists }) => ({
    lists: Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, { ...list, ids: list.ids.filter((one) => one !== id) }])),
  }))
  dropPost(id)
}

/** Removes the posts of someone who was muted or blocked from all lists. */
export function hidePostsOf(authorId: string): void {
  const ids = Object.values(usePostLists.getState().lists).flatMap((list) => list.ids)
  for (const id of new Set(ids)) if (postNow(id)?.author.id === authorId) removePost(id)
}

/** Empties all lists when the session ends or someone else signs in. */
useStored.subscribe(({ auth }, before) => {
  if (auth.access_token === before.auth.access_token || !before.ready) return
  usePostLists.setState({ lists: {} })
  clearPosts()
})
