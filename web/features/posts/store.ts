import { create } from 'zustand'
import type { Post } from '#contract/post.ts'

/** Every loaded post, once, so that a reaction shows in the feed, on the post's page and in lists alike. */
export const usePosts = create<{ byId: Readonly<Record<string, Post>> }>()(() => ({ byId: {} }))

/** A post from the store; undefined until it's loaded. */
export function usePost(id: string): Post | undefined {
  return usePosts(({ byId }) => byId[id])
}

export const postNow = (id: string): Post | undefined => usePosts.getState().byId[id]

export function putPosts(posts: readonly Post[]): void {
  if (posts.length === 0) return
  usePosts.setState(({ byId }) => ({ byId: { ...byId, ...Object.fromEntries(posts.map((post) => [post.id, post])) } }))
}

/** Changes a post, if it's still in the store. */
export function changePost(id: string, make: (post: Post) => Post): void {
  usePosts.setState(({ byId }) => (byId[id] ? { byId: { ...byId, [id]: make(byId[id]) } } : { byId }))
}

export function dropPost(id: string): void {
  usePosts.setState(({ byId: { [id]: _, ...rest } }) => ({ byId: rest }))
}

/** Clears all posts. They contain the member's own reactions and saves, so they can't be shown to someone else. */
export const clearPosts = (): void => usePosts.setState({ byId: {} })
