// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Points as PointsAnswer } from '#contract/points.ts'
import { loadText } from '#web/lib/text.ts'
import { Points } from './points.tsx'

const entry = {
  id: 'a',
  points: 50,
  reason: 'ADJUSTED',
  orderNumber: null,
  note: 'Prize of the spring challenge',
  createdAt: '2026-03-02T10:00:00.000Z',
}
const points = {
  balance: 50,
  worth: 0.5,
  entries: [entry, { ...entry, id: 'b', reason: 'REVIEW', note: null }],
  nextCursor: null,
  rules: { perUnit: 1, forReview: 10, perUnitWorth: 100, expireMonths: 12, community: null },
  community: null,
} as PointsAnswer
vi.mock('./use-points.ts', () => ({ usePoints: () => ({ points, busy: false, error: null, more: () => {} }) }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'my-account']))
afterEach(cleanup)

test('points adjusted by staff are shown with their reason', () => {
  render(<Points />)
  const [adjusted, reviewed] = screen.getAllByRole('listitem')
  expect(adjusted!.textContent).toContain('Adjusted by usPrize of the spring challenge')
  expect(reviewed!.textContent).toContain('Earned with a review')
  expect(reviewed!.textContent).not.toContain('Prize')
})
