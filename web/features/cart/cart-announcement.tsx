import { useText } from '#web/lib/text.ts'
import { useCartModal } from './cart-modal-store.ts'
import { useCartCount } from './use-cart.ts'

/** Announces to screen readers what was added to the cart. Always mounted: a live region that appears with its text isn't read out. */
export function CartAnnouncement() {
  const { showModal, product } = useCartModal()
  const count = useCartCount()
  const t = useText('common')
  const message = (): string => {
    if (!showModal || !product) return ''
    if (product.wasThere) return t('cartModal.announceSet', { name: product.name, count: product.quantity })
    return t('cartModal.announce', { name: product.name, count })
  }
  return (
    <p role="status" className="sr-only">
      {message()}
    </p>
  )
}
