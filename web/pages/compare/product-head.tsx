import { urls } from '#contract/urls.ts'
import { quantityInCart, useCartChanges } from '#web/features/cart/use-cart.ts'
import { toggleCompared } from '#web/features/compare/compared.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import type { ComparedProduct } from './products.ts'

/** The head of a product's column: picture, name, add to cart, and remove. */
export function ProductHead({ product, own }: { product: ComparedProduct; own: boolean }) {
  const t = useText('compare')
  const { id, slug, name, photo } = product
  return (
    <div className="compare-head">
      <div className="compare-shot">
        <Picture url={photo} alt="" width={160} height={160} shown="thumb" className="size-full object-cover" />
      </div>
      <div className="min-w-0">
        <Link to={urls.product(slug)} className="compare-name">
          {name}
        </Link>
      </div>
      <div className="mt-auto grid justify-items-stretch print:hidden">
        <ToCart product={product} />
        {own && (
          <TextButton
            className="text-center text-quiet hover:text-ink"
            aria-label={t('removeOf', { name })}
            onClick={() => {
              toggleCompared({ id, name, photo })
              // The table reloads without it.
              focusHeading()
            }}
          >
            {t('remove')}
          </TextButton>
        )}
      </div>
    </div>
  )
}

function ToCart({ product: { id: productId, slug, name, photo, price, stock, variantId } }: { product: ComparedProduct }) {
  const t = useText('compare')
  const { add, busy } = useCartChanges()
  const isOut = stock.state === 'out' && !stock.backOrder
  if (isOut || variantId === null) {
    const [label, of] = isOut ? [t('see'), t('seeOf', { name })] : [t('options'), t('optionsOf', { name })]
    return (
      <ButtonLink to={urls.product(slug)} look="secondary" className="px-2 text-sm" aria-label={of}>
        {label}
      </ButtonLink>
    )
  }
  const addOne = () => {
    const quantity = quantityInCart(productId, variantId) + 1
    void add({ productId, variantId, quantity, price }, { name, photo, photoAlt: name, options: '', price, quantity })
  }
  return (
    <Button busy={busy} className="px-2 text-sm" aria-label={t('addOf', { name })} onClick={addOne}>
      {t('add')}
    </Button>
  )
}
