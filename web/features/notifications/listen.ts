import { parseEvents } from './events.ts'

/** More than twice the server's heartbeat, which comes every 25 seconds. */
const silenceMs = 60_000
const waitMinMs = 2000
const waitMaxMs = 120_000

interface Listener {
  token: string
  onEvent: (name: string) => void
  /** Called when the connection opens or closes. */
  onLive: (isLive: boolean) => void
}

/** Listens to the member's event stream until it's aborted or the session ends. Reconnects with exponential backoff. */
export async function listen(signal: AbortSignal, listener: Listener): Promise<void> {
  let wait = waitMinMs
  while (!signal.aborted) {
    const outcome = await connect(signal, listener).catch(() => 'failed' as const)
    if (signal.aborted) return
    listener.onLive(false)
    if (outcome === 'over') return
    wait = outcome === 'ended' ? waitMinMs : Math.min(wait * 2, waitMaxMs)
    await pause(wait * (0.5 + Math.random()), signal)
  }
}

async function connect(signal: AbortSignal, { token, onEvent, onLive }: Listener): Promise<'ended' | 'over' | 'failed'> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), silenceMs)
  const isAlive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), silenceMs)
  }
  try {
    const headers = { authorization: `Bearer ${token}` }
    const { status, body } = await fetch('/api/notifications/stream', { headers, signal: AbortSignal.any([signal, silent.signal]) })
    if (status === 401 || status === 403) return 'over'
    if (status !== 200 || !body) return 'failed'
    onLive(true)
    for await (const name of parseEvents(body, isAlive)) onEvent(name)
    return 'ended'
  } finally {
    clearTimeout(timer)
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
