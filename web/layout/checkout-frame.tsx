import { CheckoutFooter, CheckoutHeader } from './checkout-header.tsx'
import { Main } from './main.tsx'

/** Around the checkout: little that leads away from it, and nothing to load for it. */
export function Component() {
  return (
    <div data-toasts="top">
      <CheckoutHeader />
      <Main />
      <CheckoutFooter />
    </div>
  )
}
