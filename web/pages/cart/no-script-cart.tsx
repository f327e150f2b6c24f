import type { Cart, CartLine } from '#contract/cart.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { localPath } from '#web/lib/locale-path.ts'
import { useRefusalText } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { BackOrderNote } from '#web/features/cart/back-order-note.tsx'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Thumb } from '#web/ui/thumb.tsx'
import { columns } from './cart-skeleton.tsx'
import { Cost, Name } from './line.tsx'
import type { RefusedLine } from './refused-line.ts'

export interface NoScriptCartProps {
  /** Null if nothing was put into the cart. */
  cart: Cart | null
  /** Why the last change was refused; null if it wasn't. */
  refused: RefusedLine | null
}

/** The cart without script: each line is a form. */
export function NoScriptCart({ cart, refused }: NoScriptCartProps) {
  const t = useText('cart')
  return (
    <>
      {refused && <Refused {...refused} />}
      {cart === null || cart.items.length === 0 ? (
        <>
          <p className="mb-5 text-lg">{t('empty.title')}</p>
          <ButtonLink to={urls.collection()}>{t('empty.shop')}</ButtonLink>
        </>
      ) : (
        <Full cart={cart} />
      )}
    </>
  )
}

function Refused({ code, line, choose }: RefusedLine) {
  const t = useText('cart')
  const own = useText('no-script')
  const errors = useRefusalText()
  return (
    <div className="mb-6">
      {line ? (
        <Alert tone="bad" title={line.product.name}>
          {line.product.available > 0 ? t('notice.moreThanStock', { count: line.product.available }) : t('later.out')}
        </Alert>
      ) : (
        <Alert tone="bad" {...(choose && { title: choose.name })}>
          {choose ? (
            <>
              {own('cart.choose')} <TextLink to={urls.product(choose.slug)}>{own('cart.choices')}</TextLink>
            </>
          ) : code === 'INVALID_INPUT' ? (
            own('cart.quantity', { max: limits.cart.quantityMax })
          ) : (
            errors(code)
          )}
        </Alert>
      )}
    </div>
  )
}

function Full({ cart: { items, subtotal } }: { cart: Cart }) {
  const t = useText('cart')
  const { taxInPrices } = useShop()
  const money = useMoney()
  return (
    <div className={columns}>
      <ul className="border-t border-line">
        {items.map((line) => (
          <li key={`${line.variantId} ${line.repeatWeeks}`} className="flex gap-4 border-b border-line py-5">
            <Thumb url={line.product.photo} alt="" size="large" />
            <div className="min-w-0 grow">
              <div className="flex justify-between gap-4">
                <Name line={line} />
                <Cost line={line} />
              </div>
              <Notice line={line} />
              <BackOrderNote backOrder={line.backOrder} />
              <LineForm line={line} />
            </div>
          </li>
        ))}
      </ul>
      <aside className="mt-6 lg:mt-0 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6">
        <p className="flex items-baseline justify-between">
          <span>{t('summary.subtotal')}</span>
          <span className="display text-xl">{money(subtotal)}</span>
        </p>
        <ButtonLink to={urls.checkout()} className="mt-4 w-full">
          {t('summary.checkout')}
        </ButtonLink>
        <p className="mt-3 text-sm text-quiet">{t(taxInPrices === 'included' ? 'summary.nextTaxIncluded' : 'summary.next')}</p>
      </aside>
    </div>
  )
}

function Notice({ line: { notice, product } }: { line: CartLine }) {
  const t = useText('cart')
  if (notice === undefined || notice === 'PRICE_CHANGED') return null
  const text =
    notice === 'MORE_THAN_STOCK'
      ? t('notice.moreThanStock', { count: product.available })
      : t(notice === 'OUT_OF_STOCK' ? 'notice.outOfStock' : 'notice.unavailable')
  return <p className="mt-1 text-sm font-medium text-bad">{text}</p>
}

function LineForm({ line: { productId, variantId, repeatWeeks, quantity, product } }: { line: CartLine }) {
  const t = useText('cart')
  const own = useText('no-script')
  return (
    <form method="post" action={localPath(urls.cart())} className="mt-3 flex flex-wrap items-end gap-3">
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="variantId" value={variantId} />
      {repeatWeeks && <input type="hidden" name="repeatWeeks" value={repeatWeeks} />}
      <Field
        label={t('quantity', { name: product.name })}
        type="number"
        name="quantity"
        min={0}
        max={Math.max(product.available, 1)}
        defaultValue={quantity}
        inputClass="max-w-24"
        className="w-full"
      />
      <Button type="submit" look="secondary">
        {own('update')}
      </Button>
      <Button type="submit" look="quiet" name="remove" value="1" formNoValidate aria-label={t('removeOne', { name: product.name })}>
        {t('remove')}
      </Button>
    </form>
  )
}
