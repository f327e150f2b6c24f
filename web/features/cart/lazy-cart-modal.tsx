import { type ComponentType, lazy, Suspense } from 'react'
import { useCartModal } from './cart-modal-store.ts'

/** Without it one is not told what the cart comes to, no more. */
const CartModal = lazy(() =>
  import('./cart-modal.tsx').then(
    ({ CartModal: Loaded }): { default: ComponentType } => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
)

/** The modal's place on every page; it is loaded with the first thing put into the cart. */
export function LazyCartModal() {
  const wanted = useCartModal(({ product }) => product !== null)
  return (
    wanted && (
      <Suspense>
        <CartModal />
      </Suspense>
    )
  )
}
