import { useEffect, useRef } from 'react'
import { useUnread } from '#web/features/notifications/unread.ts'

const askEachMs = 30_000

/** Loads again whenever a conversation has changed; where the shop can't say so right away, every now and then while someone looks. */
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
