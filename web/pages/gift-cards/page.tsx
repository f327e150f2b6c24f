import type { Product } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { ShopCurrencyOnlyNote } from '#web/features/currencies/shop-currency-only-note.tsx'
import { Head, useOrigin } from '#web/lib/head.tsx'
import { JsonLd } from '#web/lib/json-ld.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Balance } from './balance.tsx'
import { Compose } from './compose.tsx'
import { giftCardJson } from './gift-card-json.ts'
import type { GiftCardsData } from './load.ts'

export { loader } from './load.ts'

/** Buying gift cards, and checking the balance of one. */
export function Component() {
  const t = useText('gift-cards')
  const { product } = useLoaderData<GiftCardsData>()
  const { paymentMethods } = useShop()
  const isSold = product !== null && paymentMethods.includes('Stripe')
  return (
    <div className="wrap pt-6 md:pt-10">
      <Head title={t('title')} description={t('description')} path={urls.giftCards()} image={product?.photos[0]?.url} />
      {isSold ? (
        <Sold product={product} />
      ) : (
        <EmptyState level="h1" title={t('none.title')} text={t('none.text')}>
          <ButtonLink to={urls.collection()}>{t('none.shop')}</ButtonLink>
        </EmptyState>
      )}
      <div className="mt-16 grid gap-6 md:mt-20 lg:grid-cols-2">
        <HowItWorks />
        <Balance />
      </div>
    </div>
  )
}

function Sold({ product }: { product: Product }) {
  const t = useText('gift-cards')
  const origin = useOrigin()
  const { currency } = useShop()
  return (
    <>
      <JsonLd data={giftCardJson(product, origin, currency.name)} />
      <h1 tabIndex={-1} className="display max-w-[14em] text-3xl text-balance">
        {t('headline')}
      </h1>
      <p className="mt-3 max-w-[36em] text-quiet md:text-lg">{t('lead')}</p>
      <ShopCurrencyOnlyNote words={(name) => t('ownCurrency', { currency: name })} />
      <Compose product={product} />
    </>
  )
}

const steps = ['choose', 'send', 'spend'] as const

function HowItWorks() {
  const t = useText('gift-cards')
  const number = useNumber()
  return (
    <section aria-labelledby="how" className="rounded-card border border-line p-5 md:p-8">
      <h2 id="how" className="display text-xl">
        {t('how.title')}
      </h2>
      <ol className="mt-5 grid gap-5">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.5rem_1fr] gap-4">
            <span aria-hidden="true" className="display grid size-10 place-items-center rounded-full bg-volt text-volt-ink">
              {number(index + 1)}
            </span>
            <div>
              <h3 className="font-semibold">{t(`how.${step}.title`)}</h3>
              <p className="text-quiet">{t(`how.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
