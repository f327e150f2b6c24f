import { urls } from '#contract/urls.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Amount } from '#web/ui/price.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { type AddedProduct, hideCartModal, useCartModal } from './cart-modal-store.ts'
import { CartCurrencyProvider } from './cart-currency-provider.tsx'
import { useStorePricedCart } from './stored-cart.ts'
import { costOf } from './line-costs.ts'
import { currencyOfCart } from './shown-cart.ts'
import { useCart } from './use-cart.ts'

/** Shown after a line was added to the cart: the line, the cart's total, and where to continue. */
export function CartModal() {
  const { showModal, product } = useCartModal()
  const { lines } = useCart()
  useStorePricedCart()
  const t = useText('common')
  return (
    <Dialog
      open={showModal}
      title={product?.wasThere ? t('cartModal.setTo', { count: product.quantity }) : t('cartModal.title')}
      onClose={hideCartModal}
    >
      {product && <Added product={product} />}
      <div className="grid gap-3 p-5">
        <CartCurrencyProvider chosen={currencyOfCart(lines)}>
          <Subtotal />
        </CartCurrencyProvider>
        <ButtonLink to={urls.checkout()} onClick={hideCartModal}>
          {t('cartModal.checkout')}
        </ButtonLink>
        <ButtonLink to={urls.cart()} look="secondary" onClick={hideCartModal}>
          {t('cartModal.cart')}
        </ButtonLink>
        <Button look="quiet" onClick={hideCartModal}>
          {t('cartModal.continue')}
        </Button>
      </div>
    </Dialog>
  )
}

function Added({ product }: { product: AddedProduct }) {
  const t = useText('common')
  return (
    <div className="flex gap-4 border-b border-line p-5">
      <div className="size-24 shrink-0 overflow-hidden rounded-card bg-studio">
        <Picture url={product.photo} alt={product.photoAlt} width={96} height={96} shown="thumb" className="size-full object-cover" />
      </div>
      <div className="min-w-0">
        <p className="font-medium">{product.name}</p>
        {product.options && <p className="text-sm text-quiet">{product.options}</p>}
        <p className="mt-2">
          {t('cartModal.quantity', { count: product.quantity })}{' '}
          <span className="font-semibold">
            <Amount of={product.price} />
          </span>
        </p>
        <MemberPrice price={product.memberPrice} />
      </div>
    </div>
  )
}

/** Nothing in another currency: the checkout shows the price there, because it does the rounding. */
function MemberPrice({ price }: { price: number | undefined }) {
  const t = useText('common')
  const money = useMoney()
  if (price === undefined || globalThis.chosenCurrency) return null
  return <p className="text-sm font-medium text-ember">{t('cartModal.memberPrice', { price: money(price) })}</p>
}

function Subtotal() {
  const { priced, lines, count } = useCart()
  const t = useText('common')
  const money = useMoney()
  const chosen = currencyOfCart(lines)
  const sum = (of: { price: number; quantity: number }[]) =>
    costOf(of.map((line) => ({ ...line, price: chosen?.price(line.price) ?? line.price })))
  const subtotal = chosen
    ? sum(priced?.items ?? lines)
    : (priced?.subtotal ?? lines.reduce((all, { price, quantity }) => all + price * quantity, 0))
  return (
    <p className="flex items-baseline justify-between gap-4 pb-2">
      <span>
        {t('cartModal.subtotal')} <span className="text-quiet">({t('cartModal.items', { count })})</span>
      </span>
      <span className="display text-xl">{money(subtotal)}</span>
    </p>
  )
}
