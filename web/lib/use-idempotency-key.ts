import { useRef } from 'react'

/** Idempotency keys by content: the same while the input is, so that a retry after a lost response does nothing twice; another once it's edited. */
export function useIdempotencyKey(): (input: object) => string {
  const attempt = useRef({ sent: '', key: '' })
  return (input) => {
    const sent = JSON.stringify(input)
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() }
    return attempt.current.key
  }
}
