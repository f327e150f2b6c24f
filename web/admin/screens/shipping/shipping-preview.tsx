import { useCallback, useState } from 'react'
import { countryName } from '#web/features/customers/addresses/format-address.ts'
import { useDays } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'
import { NumberField } from '#web/admin/ui/number-field.tsx'
import { useWeights } from '#web/admin/ui/weights.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

async function samples() {
  const { products } = await staff('GET /user/products/tag/:tag', { tag: 'BEST_SELLING_PRODUCTS', limit: 3 })
  return products.map(({ id, info, variants }) => ({ name: info.name, productId: id, variantId: variants[0]!.id }))
}

/** Calculates shipping for a sample cart and place, with the saved settings. */
export function ShippingPreview({ countries, saved }: { countries: string[]; saved: unknown }) {
  const t = useText('admin-shipping')
  const { locale } = useShop()
  const products = useAsyncData(samples)
  const [quantities, setQuantities] = useState<Record<string, number>>({})
  const [place, setPlace] = useState({ country: countries[0] ?? 'US', region: '', postCode: '' })
  const [isMember, setMember] = useState(false)
  const lines = (products.value ?? []).flatMap(({ productId, variantId }, index) => {
    const quantity = Math.min(99, Math.floor(quantities[variantId] ?? (index === 0 ? 1 : 0)))
    return quantity > 0 ? [{ productId, variantId, quantity }] : []
  })
  return (
    <section aria-labelledby="try" className="grid content-start gap-4 lg:sticky lg:top-4">
      <div>
        <h2 id="try" className="font-semibold">
          {t('try.title')}
        </h2>
        <p className="text-sm text-quiet">{t('try.text')}</p>
      </div>
      {!products.value && <Skeleton className="h-32" />}
      {products.value?.map(({ name, variantId }, index) => (
        <NumberField
          key={variantId}
          label={name}
          value={index === 0 ? 1 : 0}
          empty={0}
          onChange={(quantity) => setQuantities((before) => ({ ...before, [variantId]: quantity ?? 0 }))}
        />
      ))}
      <Select
        label={t('country')}
        value={place.country}
        onChange={(event) => setPlace({ ...place, country: event.target.value })}
        options={countries.map((value) => ({ value, name: countryName(value, locale) }))}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          label={t('try.state')}
          value={place.region}
          onChange={(event) => setPlace({ ...place, region: event.target.value.toUpperCase() })}
        />
        <Field
          label={t('try.postcode')}
          value={place.postCode}
          maxLength={12}
          onChange={(event) => setPlace({ ...place, postCode: event.target.value })}
        />
      </div>
      <Check label={t('try.member')} checked={isMember} onChange={(event) => setMember(event.target.checked)} />
      {lines.length > 0 && <Outcome question={JSON.stringify({ products: lines, destination: place, isMember })} saved={saved} />}
    </section>
  )
}

/** Reloads when the question changes, and after each save. */
function Outcome({ question, saved }: { question: string; saved: unknown }) {
  const t = useText('admin-shipping')
  const errorMessage = useErrorMessage()
  const money = useMoney()
  const { shown } = useWeights()
  const days = useDays()
  const { value, error } = useAsyncData(
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was saved changes the answer
    useCallback(() => staff('POST /admin/shipping-zones/preview', JSON.parse(question)), [question, saved]),
  )
  if (error !== null && !value) return <p className="text-sm text-bad">{errorMessage(error)}</p>
  if (!value) return <Skeleton className="h-24" />
  return (
    <div role="status" className="rounded-card border border-line bg-surface p-4">
      <p className="text-sm text-quiet">
        {value.zone ? value.zone.name : t('try.noZone')} · {money(value.productCost)} · {shown(value.weight)}
      </p>
      {value.methods.length === 0 && <p className="mt-2 text-bad">{t('try.nothing')}</p>}
      <dl className="mt-2 grid gap-2">
        {value.methods.map(({ code, name, price, deliveryFrom, deliveryTo }) => (
          <div key={code} className="flex justify-between gap-4">
            <dt>
              {name}
              <span className="block text-sm text-quiet">{days(deliveryFrom, deliveryTo)}</span>
            </dt>
            <dd className="font-medium">{price === null ? t('try.notOffered') : price === 0 ? t('try.free') : money(price)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
