// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { Component } from './screen.tsx'

const staff = vi.hoisted(() => vi.fn<(route: string, input?: object, options?: object) => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff, useMay: () => () => true }))
vi.mock('#web/ui/link.tsx', () => ({ Link: () => null }))
vi.mock('#web/admin/frame/screen.tsx', () => ({ Screen: ({ children }: { children: unknown }) => children }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-orders']))
afterEach(cleanup)

const failure = {
  id: 'f',
  kind: 'order',
  orderNumber: 'GF-1',
  amount: 5,
  hasAccount: true,
  failedAt: '2026-03-01T10:00:00.000Z',
  email: null,
}

test('a refund that is sent again after a lost answer is the same refund', async () => {
  staff.mockResolvedValueOnce({ failures: [failure] })
  render(<Component />)
  fireEvent.click(await screen.findByRole('button'))
  const send = () => fireEvent.submit(document.querySelector('dialog form')!)
  await waitFor(() => expect(document.querySelector('dialog form')).not.toBeNull())
  staff.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({}).mockResolvedValue({ failures: [] })
  send()
  await waitFor(() => expect(document.querySelector('dialog [role=alert]')?.textContent).not.toBe(''))
  send()
  await waitFor(() => expect(staff).toHaveBeenCalledTimes(4))
  const [, first, repeated] = staff.mock.calls
  expect(first).toEqual(['POST /admin/orders/:id/refund', expect.anything(), { idempotencyKey: expect.any(String) }])
  expect(repeated).toEqual(first)
})
