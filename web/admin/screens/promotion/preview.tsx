import { useCallback } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'
import { useDebounced } from '#web/admin/ui/use-debounced.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PromotionSettings } from './form-values.ts'
import { sampleCarts } from './sample-carts.ts'

const debounceMs = 400

/** The effect of the promotion as edited, debounced. */
export function Preview({ promotion }: { promotion: PromotionSettings }) {
  const t = useText('admin-promotions')
  const errorMessage = useErrorMessage()
  const { locale } = useShop()
  const scope = JSON.stringify(promotion.scope)
  const samples = useAsyncData(useCallback(() => sampleCarts(JSON.parse(scope), locale), [scope, locale]))
  const debounced = useDebounced(JSON.stringify({ ...promotion, name: promotion.name.trim() || t('new') }), debounceMs)
  const lacksGift = promotion.effect.kind === 'gift' && promotion.effect.variantId === ''
  const carts = lacksGift ? undefined : samples.value?.carts
  const answer = useAsyncData(
    useCallback(
      async () =>
        carts && carts.length > 0 ? staff('POST /admin/promotions/preview', { promotion: JSON.parse(debounced), carts }) : { carts: [] },
      [carts, debounced],
    ),
  )
  const error = samples.error ?? answer.error
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="mb-1 font-semibold">
        {t('preview.title')}
      </h2>
      <p className="mb-4 text-sm text-quiet">{t('preview.text')}</p>
      {lacksGift && <p className="text-sm text-quiet">{t('wrong.giftProduct')}</p>}
      {error !== null && <p className="text-sm text-bad">{errorMessage(error)}</p>}
      {error === null && !answer.value && <Skeleton className="h-48" />}
      <ul className="grid gap-3">
        {answer.value?.carts.map((cart, index) => (
          <li key={samples.value?.names[index]} className="rounded-card border border-line bg-surface p-4">
            <Sample name={samples.value?.names[index] ?? ''} cart={cart} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sample({ name, cart }: { name: string; cart: ApiOutput<'POST /admin/promotions/preview'>['carts'][number] }) {
  const t = useText('admin-promotions')
  const money = useMoney()
  return (
    <>
      <p className="font-medium">{name}</p>
      <dl className="mt-2 grid gap-1 text-sm">
        {[
          [t('preview.subtotal'), money(cart.productCost)],
          ...cart.adjustments.map((one) => [
            one.name,
            money(-(Math.round(one.amount * 1000) + Math.round(one.shippingAmount * 1000)) / 1000),
          ]),
          [t('preview.shipping'), money(cart.shippingCost)],
          [t('preview.total'), money(cart.totalCost)],
        ].map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {cart.reason !== null && <p className="mt-2 text-sm text-warn">{t(`preview.reason.${cart.reason}`)}</p>}
    </>
  )
}
