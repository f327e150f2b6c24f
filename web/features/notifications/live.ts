import { tokenNow } from '#web/features/auth/session/session.ts'
import { listen } from './listen.ts'
import { loadUnread, useUnread } from './unread.ts'

/** Messages between tabs, sent by the tab with the connection. Only `ask` comes from a tab that was just opened. */
type TabMessage =
  | { what: 'unread'; unread: number; conversations: number }
  | { what: 'posts' }
  | { what: 'conversation' }
  | { what: 'live'; isLive: boolean }
  | { what: 'ask' }

/**
 * Receives the member's notifications live. The browser has one connection, in one of its visible tabs, which broadcasts events to the
 * others. Returns a function that stops it.
 */
export function startLive(): () => void {
  const channel = new BroadcastChannel('live')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it's of our own origin alone
  const post = (message: TabMessage) => channel.postMessage(message)
  let own: AbortController | null = null
  let leads = false
  let isStopped = false
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.what !== 'ask') return apply(data)
    if (leads) post({ what: 'live', isLive: useUnread.getState().isLive })
  })
  const announce = (message: TabMessage) => {
    // The channel is closed.
    if (isStopped) return
    apply(message)
    post(message)
  }
  const announceUnread = async () => {
    await loadUnread()
    const { unread, conversations } = useUnread.getState()
    announce({ what: 'unread', unread, conversations })
  }
  const lead = async (signal: AbortSignal, token: string) => {
    leads = true
    await listen(signal, {
      token,
      onLive: (isLive) => {
        announce({ what: 'live', isLive })
        // Events may have been missed while there was no connection.
        if (isLive) announce({ what: 'conversation' })
        void announceUnread()
      },
      onEvent: (name) => {
        if (name === 'posts') return announce({ what: 'posts' })
        if (name === 'conversation') announce({ what: 'conversation' })
        void announceUnread()
      },
    })
    leads = false
    announce({ what: 'live', isLive: false })
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
    isStopped = true
    document.removeEventListener('visibilitychange', follow)
    own?.abort()
    channel.close()
    useUnread.setState({ isLive: false })
  }
}

function apply(message: TabMessage): void {
  if (message.what === 'unread') useUnread.setState({ unread: message.unread, conversations: message.conversations })
  if (message.what === 'conversation') useUnread.setState(({ changes }) => ({ changes: changes + 1 }))
  if (message.what === 'live') useUnread.setState({ isLive: message.isLive })
  if (message.what === 'posts') useUnread.setState(({ posts }) => ({ posts: posts + 1 }))
}

/** Runs `work` in one tab at a time. Without the Web Locks API, which needs HTTPS, each tab has its own connection. */
async function asLeader(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('live', { signal }, work).catch(() => undefined)
}
