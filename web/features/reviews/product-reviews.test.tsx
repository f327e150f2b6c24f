// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { ProductReviews } from './product-reviews.tsx'
import type { Reviews } from './types.ts'

const session = vi.hoisted(() => ({
  requested: vi.fn<() => void>(),
  reviews: [] as { id: string; orderId: string; removed: string | null }[],
  waiting: [{}],
}))
vi.mock('#web/features/auth/session/session.ts', () => ({
  useSignedIn: () => true,
  signed: async () => {
    session.requested()
    return { waiting: session.waiting, voted: [], reviews: session.reviews }
  },
}))
vi.mock('#web/lib/use-near-viewport.ts', async () => {
  const { useEffect } = await import('react')
  return { useNearViewport: (_: unknown, __: string, load: () => void) => useEffect(load, [load]) }
})
beforeAll(() => {
  document.documentElement.lang = 'en'
  return loadText('en', ['common', 'ui', 'reviews'])
})
afterEach(() => {
  cleanup()
  session.requested.mockClear()
})

const nothing: Reviews = {
  productId: 'p',
  reviews: [],
  total: 0,
  nextCursor: null,
  rating: { average: 0, count: 0, histogram: [0, 0, 0, 0, 0] },
  fits: { runsSmall: 0, trueToSize: 0, runsLarge: 0 },
}

it.each([
  ['Write a review', 'who has not reviewed it', []],
  ['Edit your review', 'who has reviewed it', [{ id: 'r', orderId: 'o', removed: null }]],
  ['Write a review', 'whose review was removed', [{ id: 'r', orderId: 'o', removed: 'SPAM' }]],
])('the button below the ratings of a product says "%s" to %s', async (label, _, reviews) => {
  session.reviews = reviews
  render(<ProductReviews productId="p" reviews={nothing} />)
  // The list has loaded, with what the customer wrote.
  await vi.waitFor(() => expect(session.requested).toHaveBeenCalled())
  expect(await screen.findByRole('button', { name: label })).toBeTruthy()
})

it('someone with nothing to review reads who can, instead of a button that would refuse', async () => {
  session.reviews = []
  session.waiting = []
  render(<ProductReviews productId="p" reviews={nothing} />)
  expect(await screen.findByText('Buyers can review this after delivery.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull()
})
