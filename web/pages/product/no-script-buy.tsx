import type { Variant } from '#contract/product.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { mostOf } from '#web/features/catalogue/variants.ts'
import { labelOf } from '#web/lib/labels.ts'
import { localPath } from '#web/lib/locale-path.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'

interface NoScriptBuyProps {
  productId: string
  variant: Variant
  /** The option that has to be chosen first, by the buttons above. */
  open: string | undefined
}

/** Buying without script: a form that leads to the cart. */
export function NoScriptBuy({ productId, variant, open }: NoScriptBuyProps) {
  const t = useText('product-details')
  const most = Math.min(mostOf(variant), limits.cart.quantityMax)
  if (open !== undefined) return <p className="font-medium">{t('options.chooseFirst', { option: labelOf(open).toLowerCase() })}</p>
  if (most < 1) return null
  return (
    <form method="post" action={localPath(urls.cart())} className="flex flex-wrap gap-3">
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="variantId" value={variant.id} />
      <input
        type="number"
        name="add"
        aria-label={t('quantity')}
        min={1}
        max={most}
        defaultValue={1}
        className="min-h-12 w-24 rounded-input border border-edge bg-surface px-3"
      />
      <Button type="submit" className="grow basis-36">
        {t('add')}
      </Button>
    </form>
  )
}
