import { useRef } from 'react'
import type { ApiInput } from '#contract/api.ts'

/** The idempotency key of a record: stays the same while the input does, so that a retry after a lost response logs nothing twice. */
export function useRecordKey(): (input: ApiInput<'POST /records'>) => string {
  const attempt = useRef({ sent: '', key: '' })
  return (input) => {
    const sent = JSON.stringify(input)
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() }
    return attempt.current.key
  }
}
