import { useState } from 'react'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { refreshCart, setLine, usePriced } from './cart.ts'
import { countOf, type LineKey, sameLine } from './lines.ts'
import { type AddedProduct, showCartModal } from './cart-modal-store.ts'

export const useCartCount = (): number => useStored(({ cart }) => countOf(cart.lines))

const quantityIn = (lines: (LineKey & { quantity: number })[], key: LineKey): number => lines.find(sameLine(key))?.quantity ?? 0

export const useQuantityInCart = (productId: string, variantId: string): number =>
  useStored(({ cart }) => quantityIn(cart.lines, { productId, variantId }))

/** The current quantity in the cart, for event handlers, which don't need to subscribe. */
export const quantityInCart = (productId: string, variantId: string, repeatWeeks?: number): number =>
  quantityIn(useStored.getState().cart.lines, { productId, variantId, repeatWeeks })

/** The cart and its changes; re-renders with the cart. */
export function useCart() {
  const lines = useStored(({ cart }) => cart.lines)
  const priced = usePriced(({ cart }) => cart)
  return { lines, count: countOf(lines), priced, refresh: refreshCart, ...useCartChanges() }
}

/** The changes of a cart. Each resolves to whether it worked; if not, a toast has given the reason. */
export function useCartChanges() {
  const t = useText('common')
  const [busy, setBusy] = useState(false)

  async function set(line: LineKey & { quantity: number; price: number }): Promise<boolean> {
    setBusy(true)
    try {
      const cart = await setLine(line)
      const settled = cart?.items.find(sameLine(line))
      if (settled?.notice === 'MORE_THAN_STOCK') toast('info', t('cartModal.onlyLeft', { count: settled.product.available }))
      return true
    } catch (error) {
      toastError(error)
      return false
    } finally {
      setBusy(false)
    }
  }

  /** Adds a line and shows the modal with it. */
  async function add(line: LineKey & { quantity: number; price: number }, product: AddedProduct): Promise<void> {
    const wasThere = quantityIn(useStored.getState().cart.lines, line) > 0
    if (!(await set(line))) return
    const memberPrice = usePriced.getState().cart?.items.find(sameLine(line))?.memberPrice
    showCartModal({ ...product, memberPrice, wasThere })
  }

  const remove = (key: LineKey): Promise<boolean> => set({ ...key, quantity: 0, price: 0 })

  return { busy, set, add, remove }
}
