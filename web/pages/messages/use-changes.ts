import { useEffect, useRef } from 'react'
import { useUnread } from '#web/features/notifications/unread.ts'

const askEachMs = 30_000

/** Reloads whenever a conversation changes; without push from the server, polls while the page is visible. */
export function useChanges(load: () => Promise<void>): void {
  const changes = useUnread((state) => state.changes)
  const isLive = useUnread((state) => state.isLive)
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  const seen = useRef(changes)
  useEffect(() => {
    if (seen.current === changes) return
    seen.current = changes
    void latest.current()
  }, [changes])
  useEffect(() => {
    if (isLive) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void latest.current(), askEachMs)
    return () => clearInterval(timer)
  }, [isLive])
}
