import { create } from 'zustand'
import type { Post } from '#contract/posts.ts'

/** Every post that is shown anywhere, once: a reaction shows in the feed, on the post's page and in lists alike. */
export const usePosts = create<{ byId: Readonly<Record<string, Post>> }>()(() => ({ byId: {} }))

/** A post as it is known here; `loaded`, what the page was rendered with, until the store has it. */
export function usePost(id: string): Post | undefined {
  return usePosts(({ byId }) => byId[id])
}

export const postNow = (id: string): Post | undefined => usePosts.getState().byId[id]

export function putPosts(posts: readonly Post[]): void {
  if (posts.length === 0) return
  usePosts.setState(({ byId }) => ({ byId: { ...byId, ...Object.fromEntries(posts.map((post) => [post.id, post])) } }))
}

/** Does nothing where the post is gone meanwhile. */
export function changePost(id: string, make: (post: Post) => Post): void {
  usePosts.setState(({ byId }) => (byId[id] ? { byId: { ...byId, [id]: make(byId[id]) } } : { byId }))
}

export function dropPost(id: string): void {
  usePosts.setState(({ byId: { [id]: _, ...rest } }) => ({ byId: rest }))
}

/** Another person's posts aren't this one's: what they reacted to and saved is in them. */
export const clearPosts = (): void => usePosts.setState({ byId: {} })
