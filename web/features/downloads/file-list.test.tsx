// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Download } from '#contract/downloads.ts'
import { refuse } from '#contract/refuse.ts'
import type { Shop } from '#contract/shop.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { FileList } from './file-list.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>())
const saveFile = vi.hoisted(() => vi.fn<(url: string) => void>())
vi.mock('#web/features/auth/session/session.ts', () => ({ signed: call }))
vi.mock('./save-file.ts', () => ({ saveFile }))
vi.mock('#web/lib/toast.ts', () => ({ toast: vi.fn<() => void>() }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'downloads']))
beforeEach(() => [call, saveFile].forEach((mock) => mock.mockReset()))
afterEach(cleanup)

const file = (over: Partial<Download> = {}): Download => ({
  fileId: 'f',
  variantId: 'v',
  productName: 'Plan',
  name: 'plan.pdf',
  type: 'application/pdf',
  bytes: 48_213,
  state: 'open',
  left: 2,
  until: null,
  ...over,
})
const shop = { locale: 'en', locales: ['en'], name: 'Gymfolk' } as unknown as Shop
const show = (files: Download[]) => {
  const onBegun = vi.fn<() => void>()
  render(
    <ShopContext value={shop}>
      <FileList files={files} number="GF-1" token="t" onBegun={onBegun} />
    </ShopContext>,
  )
  return onBegun
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Download plan.pdf' }))

test('a file is downloaded from the URL that the shop returns, once', async () => {
  call.mockResolvedValue({ url: '/download/1?token=x', validUntil: '' })
  const onBegun = show([file()])
  expect(screen.getByText('2 downloads left')).toBeTruthy()
  expect(screen.getByText('48 kB')).toBeTruthy()
  press()
  press()
  await waitFor(() => expect(onBegun).toHaveBeenCalledOnce())
  expect(call.mock.calls).toEqual([['POST /user/orders/:id/downloads/:fileId', { id: 'GF-1', fileId: 'f', token: 't' }]])
  expect(saveFile.mock.calls).toEqual([['/download/1?token=x']])
})

test('a used-up download says so, and nothing is saved', async () => {
  call.mockRejectedValue(refuse('DOWNLOAD_LIMIT_IS_REACHED'))
  show([file()])
  press()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('all downloads of that file'))
  expect(saveFile).not.toHaveBeenCalled()
})

test.each([
  [{ state: 'used', left: 0 }, 'No downloads left'],
  [{ state: 'expired', until: '2026-03-02T10:00:00.000Z' }, 'Expired on March 2, 2026'],
  [{ state: 'revoked' }, 'No longer available'],
] as const)('what can’t be downloaded anymore (%o) has no button, and says why', (over, reason) => {
  show([file(over)])
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.body.textContent).toContain(reason)
})
