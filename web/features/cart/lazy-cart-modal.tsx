import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useCartModal } from './cart-modal-store.ts'

/** Without it one is not told what the cart comes to, no more. */
const CartModal = lazyPart(() => import('./cart-modal.tsx').then(({ CartModal: Loaded }) => Loaded))

/** The modal's place on every page; it is loaded with the first thing put into the cart. */
export function LazyCartModal() {
  const wanted = useCartModal(({ product }) => product !== null)
  return wanted && <CartModal />
}
