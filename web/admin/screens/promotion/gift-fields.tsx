import { useCallback } from 'react'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { ProductFinder } from '#web/admin/products/product-finder.tsx'
import { staff } from '#web/admin/session/session.ts'
import { Select } from '#web/ui/select.tsx'
import type { EffectProps } from './form-values.ts'
import { Number } from './number.tsx'

/** A gift: the product, its variant, and the quantity. */
export function GiftFields({ effect, at, onChange }: EffectProps<'gift'>) {
  const t = useText('admin-promotions')
  const { productId } = effect
  const { value: product } = useAsyncData(
    useCallback(async () => (productId === '' ? null : staff('GET /admin/products/:id', { id: productId })), [productId]),
  )
  const pick = async (id: string) => {
    const { variants } = await staff('GET /admin/products/:id', { id })
    onChange({ ...effect, productId: id, variantId: variants[0]?.id ?? '' })
  }
  const wrong = at(product ? 'effect.productId' : 'effect.variantId').error
  return (
    <>
      <div>
        {product && <p className="mb-2 font-medium">{product.name}</p>}
        <ProductFinder
          label={t(product ? 'field.otherGift' : 'field.giftProduct')}
          example={t('field.giftExample')}
          error={wrong}
          resultsLabel={t('field.giftFound')}
          onPick={(id) => void pick(id)}
        />
      </div>
      {product && (
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Select
            label={t('field.giftVariant')}
            value={effect.variantId}
            {...at('effect.variantId')}
            onChange={(event) => onChange({ ...effect, variantId: event.target.value })}
            options={product.variants.map(({ id, sku, options }) => ({ value: id, name: Object.values(options).join(', ') || sku }))}
          />
          <Number
            label={t('field.giftQuantity')}
            value={effect.quantity}
            {...at('effect.quantity')}
            onChange={(quantity) => onChange({ ...effect, quantity: quantity ?? 0 })}
          />
        </div>
      )}
    </>
  )
}
