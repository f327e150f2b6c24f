// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserRouter } from '#web/lib/router/browser-router.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { RouterProvider } from '#web/lib/router/provider.tsx'
import { loadText } from '#web/lib/text.ts'
import { DealCountdown } from './deal-countdown.tsx'

const now = Date.parse('2026-03-02T12:00:00Z')
const endsAt = new Date(now + 3000).toISOString()

beforeAll(() => loadText('en', ['common', 'ui']))
beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A page whose deal ends, on a server whose clock is `behind` ours. */
function openPage(behind: number) {
  const loader = () => (Date.now() - behind < now + 3000 ? { price: 15, deal: { endsAt, left: 2 } } : { price: 20 })
  function Page() {
    const { price, deal } = useLoaderData<{ price: number; deal?: { endsAt: string; left: number } }>()
    return (
      <>
        <p>Price {price}</p>
        {deal && <DealCountdown deal={deal} />}
      </>
    )
  }
  const router = createBrowserRouter([{ id: 'page', index: true, loader, Component: Page }], {
    loaderData: { page: loader() },
    errors: null,
  })
  render(<RouterProvider router={router} />)
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a deal counts down, and the page returns to the regular price when it ends', async () => {
  openPage(0)
  await pass(10)
  screen.getByText('Price 15')
  screen.getByText('2 left at this price')
  expect(screen.getByRole('timer').textContent).toBe('00hours00min03sec')
  await pass(3100)
  screen.getByText('Price 20')
  expect(screen.queryByRole('timer')).toBeNull()
})

test("reloads until the deal is over if the device's clock is ahead", async () => {
  openPage(1500)
  await pass(3100)
  screen.getByText('Price 15')
  await pass(2000)
  expect(screen.queryByText('Price 20')).not.toBeNull()
})
