// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import { loadText } from '#web/lib/text.ts'
import { Settings } from './settings.tsx'

const signed = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<object>>())
vi.mock('#web/features/auth/session/session.ts', () => ({ signed }))

beforeAll(() => loadText('en', ['common', 'errors', 'messages', 'ui']))
afterEach(cleanup)

test('a setting that could not be saved is reverted alone: another one that was saved meanwhile stays', async () => {
  signed.mockResolvedValueOnce({ from: 'everyone', readReceipts: true })
  await act(async () => render(<Settings onClose={() => undefined} />))
  const first = Promise.withResolvers<object>()
  signed.mockReturnValueOnce(first.promise)
  fireEvent.click(screen.getByRole('radio', { name: /^Nobody/ }))
  signed.mockResolvedValueOnce({})
  const receipts = screen.getByRole<HTMLInputElement>('switch', { name: /Read receipts/ })
  await act(async () => fireEvent.click(receipts))
  await act(async () => first.reject(refuse('SERVICE_UNAVAILABLE')))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Everyone/ }).checked).toBe(true)
  expect(receipts.checked).toBe(false)
})
