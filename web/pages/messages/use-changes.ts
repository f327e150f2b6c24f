import { useEffect, useRef } from 'react'
import { useUnread } from '#web/features/notifications/unread.ts'

const askEachMs = 30_000

/** Reloads whenever a conversation changes or the browser is back online; without push from the server, polls while the page is visible. */
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
    const reload = () => void latest.current()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  useEffect(() => {
    if (isLive) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void latest.current(), askEachMs)
    return () => clearInterval(timer)
  }, [isLive])
}
