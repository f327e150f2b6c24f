// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NotificationTime } from './notification-time.tsx'

const { locale, noon } = vi.hoisted(() => ({ locale: { current: 'en' }, noon: new Date(2026, 2, 20, 12) }))
vi.mock('#web/lib/shop.ts', () => ({ useShop: () => ({ locale: locale.current }) }))
vi.mock('#web/lib/server-clock.ts', () => ({ serverNow: () => noon.getTime() }))
afterEach(cleanup)

it.each([
  ['en', 19, 'yesterday', /^9:05\sAM$/],
  ['bn', 19, 'yesterday', /^০?৯:০৫$/],
  ['en', 20, 'today', /^2 hr\. ago$/],
  ['en', 17, 'week', /^3 days ago$/],
] as const)('in %s, the time of a notification of March %i is %s: %s', (language, day, span, shown) => {
  locale.current = language
  const at = new Date(2026, 2, day, 9, 5)
  render(<NotificationTime time={at.toISOString()} span={span} />)
  expect(screen.getByText(shown)).toBeTruthy()
})
