// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { WishlistItem } from '#contract/wishlist.ts'
import { loadText } from '#web/lib/text.ts'
import { Lists } from './lists.tsx'

vi.mock('./use-wishlist.ts', () => ({
  useWishlist: () => {
    const [ids, setIds] = useState(['a', 'b', 'c'])
    const items = ids.map((productId) => ({ productId, product: { name: productId, stock: { state: 'in' } } }))
    const remove = async ({ productId }: WishlistItem) => setIds((before) => before.filter((id) => id !== productId))
    return { value: { wishlist: { id: 'list', name: 'Gifts', items }, lists: [] }, error: null, busy: false, remove }
  },
}))
vi.mock('./list-actions.tsx', () => ({ ListActions: () => null }))
vi.mock('./add-all.tsx', () => ({ AddAll: () => null }))
vi.mock('#web/ui/empty-state.tsx', () => ({ EmptyState: () => null }))
vi.mock('#web/features/product-cards/saved-card.tsx', () => ({
  SavedCard: ({ productId, children }: { productId: string; children: object }) => (
    <>
      <a href="/">{productId}</a>
      {children}
    </>
  ),
}))

beforeAll(() => loadText('en', ['common', 'wishlist']))
afterEach(cleanup)

test('removing a product moves the focus to the next one, from the last to the previous, and finally to the heading', async () => {
  render(<Lists listId={null} />)
  const remove = async (name: string, next: string) => {
    fireEvent.click(screen.getByRole('button', { name: `Remove ${name} from this list` }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe(next))
  }
  await remove('a', 'b')
  await remove('c', 'b')
  await remove('b', 'Gifts')
})
