// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { urls } from '#contract/urls.ts'
import { useUnread } from '#web/features/notifications/unread.ts'
import { createBrowserRouter } from '#web/lib/router/browser-router.ts'
import { RouterProvider } from '#web/lib/router/provider.tsx'
import { loadText } from '#web/lib/text.ts'
import { AccountMenu } from './account-menu.tsx'
import { PhoneBarBadge } from './count-badge.tsx'

vi.mock('./use-sign-out.tsx', () => ({ useSignOut: () => ({ signOut: () => undefined, question: null }) }))
beforeAll(() => loadText('en', ['common']))
afterEach(() => {
  cleanup()
  useUnread.setState({ unread: 0, conversations: 0 })
})

it('on phones without room for the bell, the account button counts notifications and messages, and leads to both', () => {
  const page = { id: 'page', index: true, Component: AccountMenu }
  render(<RouterProvider router={createBrowserRouter([page], { loaderData: {}, errors: null })} />)
  const button = () => document.querySelector('summary, [aria-expanded], button')!
  expect(button().getAttribute('aria-label')).toBe('Account')
  act(() => useUnread.setState({ unread: 3, conversations: 2 }))
  expect([button().getAttribute('aria-label'), button().textContent]).toEqual(['Account, 5 unread', '5'])
  const link = screen.getByText('Notifications').closest('a')!
  expect([link.getAttribute('href'), link.textContent]).toEqual([urls.notifications(), 'Notifications3'])
  expect(screen.getByText('Messages').closest('a')!.textContent).toBe('Messages2')
})

it("the phone's tab bar shows unread counts, and nothing without any", () => {
  const { container } = render(<PhoneBarBadge />)
  expect(container.textContent).toBe('')
  act(() => useUnread.setState({ unread: 1, conversations: 1 }))
  expect(screen.getByText('2 unread')).toBeTruthy()
})
