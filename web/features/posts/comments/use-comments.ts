import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiInput, ApiOutput } from '#contract/api.ts'
import type { Comment } from '#contract/comments.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { changePost } from '../store.ts'

export type CommentPage = ApiOutput<'GET /post/:id/comments'>

interface Thread {
  items: Comment[]
  nextCursor: string | null
  busy: boolean
  error: unknown
}

const pageSize = 20
const none: Thread = { items: [], nextCursor: null, busy: true, error: null }

/** The comments on a post, or with `parentId` the replies to one: oldest first, loaded page by page. */
export function useComments(postId: string, { parentId, initial }: { parentId?: string; initial?: CommentPage | null } = {}) {
  const [thread, setThread] = useState<Thread>(() => (initial ? { ...none, ...initial, busy: false } : none))
  const [isGiven] = useState(initial != null)
  const running = useRef(false)

  const load = useCallback(
    async (cursor?: string) => {
      if (running.current) return
      running.current = true
      const answer = await read({ id: postId, parentId, cursor })
      setThread((before) => ('error' in answer ? { ...before, ...answer, busy: false } : joined(cursor ? before.items : [], answer)))
      running.current = false
    },
    [postId, parentId],
  )
  // The server's render is the same for everyone, so it may contain comments by people the reader has blocked or muted.
  const isPersonal = useSessionStatus() === 'authenticated'
  const isEmpty = initial?.items.length === 0
  useEffect(() => {
    if (!isGiven || (isPersonal && !isEmpty)) void load()
  }, [isGiven, isPersonal, isEmpty, load])
  const again = (cursor?: string) => {
    setThread((before) => ({ ...before, busy: true, error: null }))
    return load(cursor)
  }

  const change = (make: (items: Comment[]) => Comment[]) => setThread((before) => ({ ...before, items: make(before.items) }))
  return { ...thread, more: () => again(thread.nextCursor ?? undefined), retry: () => again(), change }
}

async function read(input: ApiInput<'GET /post/:id/comments'>): Promise<CommentPage | { error: unknown }> {
  try {
    return await signed('GET /post/:id/comments', { ...input, limit: pageSize })
  } catch (error) {
    return { error }
  }
}

/** Appends comments, skipping those that are there already, such as the member's own new one. */
function joined(before: Comment[], { items, nextCursor }: CommentPage): Thread {
  const all = new Map([...before, ...items].map((item) => [item.id, item]))
  return { items: [...all.values()], nextCursor, busy: false, error: null }
}

/** Updates the comment count and the first comment of a post. */
export function countComment(postId: string, by: number, comment?: Comment): void {
  changePost(postId, (post) => ({
    ...post,
    comments: Math.max(post.comments + by, 0),
    firstComment:
      by < 0 && post.firstComment?.id === comment?.id ? null : (post.firstComment ?? (comment?.parentId === null ? comment : null)),
  }))
}
