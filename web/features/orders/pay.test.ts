// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { payOrder } from './pay.ts'

vi.mock('#web/features/auth/session/session.ts', () => ({ signed: () => Promise.resolve({ url: 'https://pay.example/1' }) }))
afterEach(() => vi.restoreAllMocks())

it('leaving for the payment page keeps the scroll position at the top for the return', async () => {
  const steps: string[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) =>
    steps.push(`top ${options.top}`)) as typeof window.scrollTo)
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void steps.push(String(url)))
  await payOrder({ id: '1', number: 'GF-1' }, undefined)
  expect(steps).toEqual(['top 0', 'https://pay.example/1'])
})
