import { tokenNow } from '#web/features/auth/session/session.ts'
import { listen } from './listen.ts'
import { loadUnread, useUnread } from './unread.ts'

/** What the tab that listens tells the others. `ask`: a tab that has just come, and doesn't know. */
type Told = { what: 'unread'; unread: number } | { what: 'posts' } | { what: 'live'; isLive: boolean } | { what: 'ask' }

/**
 * Follows what happens to the member: one connection for the whole browser, held by one of its visible tabs, which tells the others.
 * Hidden tabs hold none. Answers how to stop.
 */
export function startLive(): () => void {
  const channel = new BroadcastChannel('live')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it's of our own origin alone
  const post = (told: Told) => channel.postMessage(told)
  let own: AbortController | null = null
  let leads = false
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.what !== 'ask') return apply(data)
    if (leads) post({ what: 'live', isLive: useUnread.getState().isLive })
  })
  const tell = (told: Told) => {
    apply(told)
    post(told)
  }
  const tellUnread = async () => {
    await loadUnread()
    tell({ what: 'unread', unread: useUnread.getState().unread })
  }
  const lead = async (signal: AbortSignal, token: string) => {
    leads = true
    await listen(signal, {
      token,
      onLive: (isLive) => {
        tell({ what: 'live', isLive })
        void tellUnread()
      },
      onEvent: (name) => void (name === 'posts' ? tell({ what: 'posts' }) : tellUnread()),
    })
    leads = false
    tell({ what: 'live', isLive: false })
  }
  const follow = () => {
    own?.abort()
    own = null
    const token = tokenNow()
    if (document.visibilityState !== 'visible' || token === undefined) return
    own = new AbortController()
    const { signal } = own
    void loadUnread()
    post({ what: 'ask' })
    void asLeader(signal, () => lead(signal, token))
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    own?.abort()
    channel.close()
    useUnread.setState({ isLive: false })
  }
}

function apply(told: Told): void {
  if (told.what === 'unread') useUnread.setState({ unread: told.unread })
  if (told.what === 'live') useUnread.setState({ isLive: told.isLive })
  if (told.what === 'posts') useUnread.setState(({ posts }) => ({ posts: posts + 1 }))
}

/** One tab at a time; where the browser has no locks, which is outside of HTTPS, each for itself. */
async function asLeader(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('live', { signal }, work).catch(() => undefined)
}
