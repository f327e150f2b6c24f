import type { Post } from '#contract/post.ts'
import { isRefusal, type Refusal } from '#contract/refusal.ts'
import { signed, useSession } from '#web/features/auth/session/session.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { loadText, textOf } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { postInput } from '../composer/post-input.ts'
import { isDoubtful, newAttempt, markTried } from '#web/lib/attempt.ts'
import { authorNow, changeWaiting, dropWaiting, waitingOf, type WaitingPost } from './waiting.ts'

const retryMs = 60_000

type SentListener = (post: Post, waiting: WaitingPost) => void
const listeners = new Set<SentListener>()

/** Calls the listener for each post of the outbox that was sent. Returns a function that unsubscribes. */
export function onSent(listener: SentListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Errors after which a post is retried: the shop can't be reached or is overloaded, or the session has ended. */
const isForLater = (error: unknown): boolean => !isRefusal(error) || error.status >= 500 || error.status === 429 || error.status === 401

let running: Promise<unknown> | null = null
/** The timer of the next attempt after a failed one. */
let retry: ReturnType<typeof setTimeout> | undefined

/** Sends the outbox, oldest first, in one tab only. Returns the error that stopped it; null if every post was sent or refused. */
export function sendWaiting(): Promise<unknown> {
  clearTimeout(retry)
  retry = undefined
  running ??= inOneTab(sendAll).finally(() => (running = null))
  return running
}

/** Without the Web Locks API (old browsers, plain HTTP), two tabs may send at once, with the same idempotency key. */
async function inOneTab(work: () => Promise<unknown>): Promise<unknown> {
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request('outbox', { ifAvailable: true }, (lock) => (lock ? work() : null)) : work()
}

async function sendAll(): Promise<unknown> {
  const by = authorNow()
  const next = () => waitingOf(authorNow()).find(({ problem }) => problem === null)
  for (let post = next(); post && by !== undefined && by === authorNow(); post = next()) {
    const error = await send(by, post)
    if (error === null) continue
    retry = setTimeout(() => void sendWaiting(), retryMs)
    return error
  }
  return null
}

/** Sends one post. Returns the error if it has to be retried later. */
async function send(by: string, waiting: WaitingPost): Promise<unknown> {
  const { key, draft, unit } = waiting
  const input = postInput(draft, unit)
  if (!input || isDoubtful(waiting)) {
    changeWaiting(by, key, { ...newAttempt(), problem: { kind: 'doubtful' } })
    return null
  }
  changeWaiting(by, key, markTried(waiting))
  try {
    const post = await signed('POST /post/create', input, { idempotencyKey: key })
    dropWaiting(by, key)
    for (const tell of listeners) tell(post, waiting)
    await toastSent()
    return null
  } catch (error) {
    if (isForLater(error)) return error
    const isChanged = (error as Refusal).code === 'IDEMPOTENCY_KEY_IS_USED'
    const problem = isChanged ? ({ kind: 'changed' } as const) : ({ kind: 'refused', reason: errorMessage(error) } as const)
    changeWaiting(by, key, { ...newAttempt(), problem })
    return null
  }
}

/** Shown on any page, so it loads its own text. */
async function toastSent(): Promise<void> {
  await loadText(document.documentElement.lang, ['composer']).then(
    () => toast('success', textOf('composer')('outbox.sent')),
    () => undefined,
  )
}

/** Sends the outbox once the session is confirmed, which shows that the shop can be reached. Failures are retried by `retry`. */
useSession.subscribe(({ customer }, before) => {
  if (customer && customer !== before.customer && (retry === undefined || before.offline)) void sendWaiting()
})
if (useSession.getState().customer) void sendWaiting()
