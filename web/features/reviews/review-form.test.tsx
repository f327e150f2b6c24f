// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { OwnReview } from '#contract/reviews.ts'
import { loadText } from '#web/lib/text.ts'
import { FitBar } from './fit-bar.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewItem } from './review-item.tsx'

const { signed } = vi.hoisted(() => ({ signed: vi.fn<(route: string, input: object) => Promise<object>>(async () => ({})) }))
vi.mock('#web/features/auth/session/session.ts', () => ({ signed, useSession: () => undefined }))
vi.mock('#web/features/auth/sign-in/require-sign-in.ts', () => ({ requireSignIn: (then: () => void) => then() }))
vi.mock('#web/lib/navigate.ts', () => ({ goTo: () => undefined }))
vi.mock('#web/lib/toast.ts', () => ({ toast: () => undefined }))
vi.mock('./review-photos.tsx', () => ({ ReviewPhotos: () => null }))

beforeAll(() => loadText('en', ['common', 'review-form', 'reviews', 'ui']))
beforeEach(() => sessionStorage.clear())
afterEach(() => (cleanup(), signed.mockClear()))

const written: OwnReview = {
  id: 'r',
  productId: 'p',
  orderId: 'o',
  author: 'Ada M.',
  rating: 4,
  fit: 'runs-small',
  text: 'Firm.',
  image: [],
  options: { Color: 'Black', Size: 'M' },
  verifiedPurchase: true,
  helpful: 0,
  createdAt: '2026-03-02T10:00:00.000Z',
  editedAt: null,
  reply: null,
  product: { name: 'Tee', slug: 'tee', photo: '' },
  removed: null,
}
const product = { id: 'p', slug: 'tee' }
const sentWith = async (button: string) => {
  fireEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(signed).toHaveBeenCalledOnce())
  return signed.mock.calls[0]
}

it('asks how a size fits, and nobody has to say', async () => {
  const form = (key: string) => <ReviewForm key={key} orderId="o" product={product} size="M" written={undefined} stars={5} />
  const { rerender } = render(form('a'))
  screen.getByRole('group', { name: /^How does size M fit\?/ })
  fireEvent.click(screen.getByRole('radio', { name: 'True to size' }))
  // What was chosen survives a reload, and can be taken back.
  rerender(form('b'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'True to size' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: "I'd rather not say" }))
  fireEvent.click(screen.getByRole('radio', { name: 'Runs large' }))
  expect(await sentWith('Publish review')).toMatchObject(['POST /user/order/review', { rating: 5, fit: 'runs-large' }])
})

it('shows what was said before, and sends none for what has no sizes', async () => {
  const { rerender } = render(<ReviewForm key="a" orderId="o" product={product} size="M" written={written} stars={0} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Runs small' }).checked).toBe(true)
  rerender(<ReviewForm key="b" orderId="o" product={product} size={undefined} written={written} stars={0} />)
  expect(screen.queryByRole('group', { name: /^How does size/ })).toBeNull()
  expect(await sentWith('Save changes')).toMatchObject(['PUT /user/order/review', { id: 'r', fit: null }])
})

it('a review names the bought size with how it fits, and the bar says its numbers in words', () => {
  const { container, rerender } = render(<ReviewItem review={written} />)
  expect(container.textContent).toContain('Black · Size M · Runs small')
  rerender(<ReviewItem review={{ ...written, fit: null }} />)
  expect(container.textContent).toContain('Black · M')
  expect(container.textContent).not.toContain('Runs')
  rerender(<FitBar runsSmall={3} trueToSize={14} runsLarge={2} />)
  expect(container.textContent).toBe('How it fitsRuns small: 3True to size: 14Runs large: 2')
})
