// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import { loadText } from '#web/lib/text.ts'
import { Settings } from './settings.tsx'

const signed = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<object>>())
vi.mock('#web/features/auth/session/session.ts', () => ({ signed }))
vi.mock('./push-setting.tsx', () => ({ PushSetting: () => null }))

beforeAll(() => loadText('en', ['common', 'errors', 'notification-settings', 'ui']))
afterEach(cleanup)

test('a setting that could not be saved is reverted alone: others that were saved meanwhile stay', async () => {
  const kinds = ['follow', 'comment'].map((kind) => ({ kind, inApp: true, email: true }))
  signed.mockResolvedValueOnce({ digest: 'daily', kinds })
  await act(async () => render(<Settings onClose={() => undefined} />))
  const [follow, comment] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /: in the app/ })
  const weekly = screen.getByRole<HTMLInputElement>('radio', { name: /week/i })
  const first = Promise.withResolvers<object>()
  signed.mockReturnValueOnce(first.promise)
  fireEvent.click(follow!)
  signed.mockResolvedValue({})
  await act(async () => fireEvent.click(comment!))
  await act(async () => fireEvent.click(weekly))
  await act(async () => first.reject(refuse('SERVICE_UNAVAILABLE')))
  expect([follow, comment, weekly].map((one) => one?.checked)).toEqual([true, false, true])
})
