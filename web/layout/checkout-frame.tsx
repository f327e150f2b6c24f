import { CheckoutFooter, CheckoutHeader } from './checkout-header.tsx'
import { Main } from './main.tsx'

/** The frame of the checkout: few links lead away from it, and nothing extra is loaded for it. */
export function Component() {
  return (
    <div data-toasts="top">
      <CheckoutHeader />
      <Main />
      <CheckoutFooter />
    </div>
  )
}
