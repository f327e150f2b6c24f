import { expect, test } from 'vitest'
import { OutboundFailure } from '#server/outbound.ts'
import { fetchFailure } from './unreachable.ts'

const coded = (code: string) => Object.assign(new Error(`getaddrinfo ${code} cdn.example`), { code })

test.each([
  [coded('ENOTFOUND'), "We couldn't reach cdn.example."],
  [coded('ECONNREFUSED'), "We couldn't reach cdn.example."],
  [new DOMException('The operation was aborted due to timeout', 'TimeoutError'), "We couldn't reach cdn.example."],
  [coded('ERR_INVALID_URL'), 'failed'],
  [undefined, 'failed'],
])('%s is said in words', (cause, words) => {
  expect(fetchFailure(new OutboundFailure('failed', { cause }), 'https://cdn.example/a.jpg')).toBe(words)
})
