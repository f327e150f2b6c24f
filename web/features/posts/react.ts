import type { Post, ReactionKind } from '#contract/post.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { changePost, postNow } from './store.ts'

type Reacted = Pick<Post, 'counts' | 'mine'>

/** The member's latest unsent reaction, by post. Of several presses during a call, only the last is sent. */
const wished = new Map<string, ReactionKind | null>()
const sending = new Set<string>()

/** Sets, changes or removes the member's reaction, optimistically: if the call fails, the last confirmed state is restored. */
export function react(id: string, kind: ReactionKind): void {
  requireSignIn(() => {
    const post = postNow(id)
    if (!post) return
    const mine = post.mine === kind ? null : kind
    changePost(id, (before) => withReaction(before, mine))
    wished.set(id, mine)
    if (!sending.has(id)) void send(post)
  })
}

async function send({ id, author, counts, mine }: Post): Promise<void> {
  let confirmed: Reacted = { counts, mine }
  sending.add(id)
  try {
    for (let kind = take(id); kind !== undefined; kind = take(id)) {
      const reactionType = kind ?? confirmed.mine
      if (kind === confirmed.mine || reactionType === null) continue
      confirmed = await signed('POST /post/:postId/multireaction', {
        postId: id,
        ownerId: author.id,
        reactionType,
        isReacting: kind !== null,
      })
    }
  } catch (error) {
    wished.delete(id)
    toastError(error)
  } finally {
    sending.delete(id)
  }
  changePost(id, (post) => ({ ...post, ...confirmed }))
}

function take(id: string): ReactionKind | null | undefined {
  const kind = wished.get(id)
  wished.delete(id)
  return kind
}

/** The post with the reader's reaction replaced. */
function withReaction(post: Post, mine: ReactionKind | null): Post {
  const counts = { ...post.counts }
  if (post.mine) counts[post.mine] -= 1
  if (mine) counts[mine] += 1
  return { ...post, counts, mine }
}
