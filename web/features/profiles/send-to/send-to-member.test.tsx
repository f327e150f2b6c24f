// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import { loadText } from '#web/lib/text.ts'
import { SendToMember } from './send-to-member.tsx'

const signed = vi.hoisted(() => vi.fn<(route: string, input: object, options: { idempotencyKey: string }) => Promise<object>>())
vi.mock('#web/features/auth/session/session.ts', () => ({ signed }))
vi.mock('../find-person.tsx', () => ({
  PersonLabel: () => null,
  FindPerson: ({ renderRow }: { renderRow: (one: object, look: string, shown: string) => object }) => (
    <>{renderRow({ handle: 'bo', name: 'Bo' }, '', 'Bo')}</>
  ),
}))

beforeAll(() => loadText('en', ['common', 'errors', 'send-to', 'ui']))
afterEach(cleanup)

test('a message that was edited after a lost response has a new idempotency key, a plain retry the same', async () => {
  signed.mockRejectedValue(refuse('SERVICE_UNAVAILABLE'))
  render(<SendToMember what={{ productId: 'tee' }} onClose={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Bo' }))
  for (const text of ['For you', 'For you', 'For you?']) {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
  }
  const keys = signed.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey)
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
