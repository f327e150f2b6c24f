import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useCartModal } from './cart-modal-store.ts'

/** If it can't be loaded, only the summary after adding to the cart is missing. */
const CartModal = lazyPart(() => import('./cart-modal.tsx').then(({ CartModal: Loaded }) => Loaded))

/** Renders the modal on every page; it's loaded when something is first added to the cart. */
export function LazyCartModal() {
  const isRequested = useCartModal(({ product }) => product !== null)
  return isRequested && <CartModal />
}
