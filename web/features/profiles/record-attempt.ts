import { useRef } from 'react'
import type { ApiInput } from '#contract/api.ts'

/** The idempotency key of a record that's being logged: the same while the same is sent, so that an answer that got lost logs nothing twice. */
export function useRecordKey(): (input: ApiInput<'POST /records'>) => string {
  const attempt = useRef({ sent: '', key: '' })
  return (input) => {
    const sent = JSON.stringify(input)
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() }
    return attempt.current.key
  }
}
