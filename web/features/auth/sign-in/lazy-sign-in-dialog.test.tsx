// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { urls } from '#contract/urls.ts'
import { setTransport } from '#web/lib/call.ts'
import { setNavigate } from '#web/lib/navigate.ts'
import { loadText } from '#web/lib/text.ts'
import { subscribeToToasts, type Toast } from '#web/lib/toast.ts'
import { Login } from './lazy-sign-in-dialog.tsx'
import { requireSignIn, useSignInRequest } from './require-sign-in.ts'

// Simulates that the dialog's file can't be fetched.
vi.mock('./sign-in-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

let toasts: Toast[] = []
let pages: string[] = []
beforeEach(async () => {
  document.documentElement.lang = 'en'
  await loadText('en', ['common'])
  setTransport(() => Promise.reject(new Error('down')))
  setNavigate((to) => pages.push(to))
  toasts = []
  pages = []
  return subscribeToToasts((toast) => toasts.push(toast))
})

/** An action for customers only, on a device that believes it's online. */
async function press(): Promise<void> {
  render(<Login />)
  await act(async () => requireSignIn(() => undefined))
}

test('a guest whose device is wrongly online is told so, and stays on the page', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await press()
  await vi.waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', text: expect.stringMatching(/^We can't reach the shop/) }]))
  expect([pages, useSignInRequest.getState().pendingAction]).toEqual([[], null])
})

test('a guest stays when only the dialog fails to load, as its page would fail, too', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')))
  await press()
  await vi.waitFor(() => expect(pages).toEqual([expect.stringMatching(`^${urls.signIn()}`)]))
  expect(toasts).toEqual([])
})
