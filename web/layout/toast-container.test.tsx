// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import Toaster from './toast-container.tsx'

beforeAll(() => loadText('en', ['common']))

test('a toast is announced once, by its list, and its action dismisses it', async () => {
  const undo = vi.fn<() => void>()
  render(<Toaster />)
  toast('info', 'Bell was removed from your cart.', { label: 'Undo', run: undo })
  const offer = await screen.findByRole('button', { name: 'Undo' })
  expect(document.querySelectorAll('[role="alert"], [role="status"]')).toHaveLength(0)
  expect(offer.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  fireEvent.click(offer)
  expect(undo).toHaveBeenCalledOnce()
  await waitFor(() => expect(offer.closest('.Toastify__toast')?.className ?? 'gone').toMatch(/gone|exit|leave|--animate/))
})

test('of more than four toasts the oldest is removed', async () => {
  render(<Toaster />)
  for (const text of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) toast('error', `${text} change was not saved.`)
  await screen.findByText('Fifth change was not saved.')
  await waitFor(() => expect(document.querySelectorAll('.Toastify__toast:not([class*="exit"], [class*="leave"])')).toHaveLength(4))
  expect(screen.getByText('Second change was not saved.')).toBeTruthy()
})
