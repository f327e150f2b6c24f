import type { Product, ProductCard, Variant } from '#contract/product.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { wordsOf } from '#web/features/catalogue/variants.ts'
import { call } from '#web/lib/call.ts'
import { useChosenCurrency } from '#web/lib/converted-price.ts'
import { formatMoney, useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Amount } from '#web/ui/price.tsx'
import { Thumb } from '#web/ui/thumb.tsx'

/** A component as on its own page; one that is off sale lacks some data. */
interface BundleComponent {
  variantId: string
  name: string
  options: Record<string, string>
  photo: string
  quantity: number
  sold?: { slug: string; price: number }
}
/** By the id of the bundle's variant. */
export type ComponentsByBundle = Record<string, BundleComponent[]>

/** The components of each bundle variant, at their current prices. */
export async function componentsOf({ variants }: Product): Promise<ComponentsByBundle> {
  const bundles = variants.filter(({ components }) => components)
  const ids = [...new Set(bundles.flatMap(({ components }) => components!.map(({ productId }) => productId)))]
  const { valuesMax } = limits.filters
  const chunks = Array.from({ length: Math.ceil(ids.length / valuesMax) }, (_, n) => ids.slice(n * valuesMax, (n + 1) * valuesMax))
  const responses = await Promise.all(chunks.map((id) => call('GET /user/products/by-id', { id })))
  const byId = new Map(responses.flatMap(({ products }) => products).map((product) => [product.id, product]))
  return Object.fromEntries(bundles.map(({ id, components }) => [id, components!.map((one) => componentOf(one, byId.get(one.productId)))]))
}

function componentOf(
  { productId: _, ...stored }: NonNullable<Variant['components']>[number],
  product: ProductCard | undefined,
): BundleComponent {
  const variant = product?.variants.find(({ id }) => id === stored.variantId)
  if (!product || !variant) return stored
  return { ...stored, name: product.info.name, sold: { slug: product.meta.friendlyPageName, price: variant.price } }
}

export interface BundleComponentsProps {
  components: BundleComponent[]
  /** The price of the bundle. */
  price: number
}

/** A bundle's components, with the sum of their separate prices if that is higher. */
export function ComponentsBlock({ components, price }: BundleComponentsProps) {
  const t = useText('product-details')
  const number = useNumber()
  return (
    <section aria-labelledby="contents" className="mb-8">
      <h2 id="contents" className="display mb-2 text-xl">
        {t('contents.title')}
      </h2>
      <ul>
        {components.map(({ variantId, name, options, photo, quantity, sold }) => (
          <li key={variantId} className="flex items-center gap-4 border-b border-line py-3">
            <Thumb url={photo} alt="" />
            <div className="min-w-0 grow">
              <p className="font-medium wrap-anywhere">
                <span className="whitespace-nowrap">{number(quantity)} ×</span>{' '}
                {sold ? (
                  <Link
                    to={urls.product(sold.slug, variantId)}
                    className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4"
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </p>
              {Object.keys(options).length > 0 && <p className="text-sm text-quiet">{wordsOf({ options })}</p>}
              {!sold && <p className="text-sm text-warn">{t('contents.unavailable')}</p>}
            </div>
            {sold && (
              <p className="shrink-0 text-end text-sm text-quiet">
                <Amount of={sold.price} />
                {quantity > 1 && <span className="block">{t('contents.each')}</span>}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Saving components={components} price={price} />
    </section>
  )
}

/** Adds up the prices as displayed, rounded in the chosen currency. */
function Saving({ components, price }: BundleComponentsProps) {
  const t = useText('product-details')
  const { currency } = useShop()
  const chosen = useChosenCurrency()
  if (components.some(({ sold }) => !sold)) return null
  const thousandths = (amount: number) => Math.round((chosen?.price(amount) ?? amount) * 1000)
  const apart = components.reduce((sum, { sold, quantity }) => sum + thousandths(sold!.price) * quantity, 0)
  const saved = apart - thousandths(price)
  if (saved <= 0) return null
  const written = (amount: number) => formatMoney(amount / 1000, chosen ? { ...currency, name: chosen.code } : currency)
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-3">
      <span className="text-quiet">{t('contents.apart', { price: written(apart) })}</span>
      <span className="font-semibold text-ember">{t('contents.save', { price: written(saved) })}</span>
    </p>
  )
}
