import { useText } from '#web/lib/text.ts'
import { useCartModal } from './cart-modal-store.ts'
import { useCartCount } from './use-cart.ts'

/** Says to screen readers what was put into the cart. It is always in the page, or the first change would go unheard. */
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
