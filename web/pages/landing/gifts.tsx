import { urls } from '#contract/urls.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import card from './gift-card.svg'
import type { StaffTexts } from './load.ts'

/** Gift cards with a picture; nothing if they can't be bought, as they require card payment. */
export function Gifts({ own }: { own?: StaffTexts }) {
  const t = useText('landing')
  if (!useShop().paymentMethods.includes('Stripe')) return null
  return (
    <section aria-labelledby="gifts" className="wrap">
      <div className="grid items-center overflow-hidden rounded-card bg-studio md:grid-cols-2">
        <div className="p-6 md:p-10">
          <h2 id="gifts" className="display text-2xl text-balance wrap-anywhere">
            {own?.title || t('gifts.title')}
          </h2>
          <p className="mt-2 max-w-[30em] text-quiet md:text-lg wrap-anywhere">{own?.text || t('gifts.text')}</p>
          <ButtonLink to={urls.giftCards()} look="secondary" className="mt-5">
            {t('gifts.action')}
          </ButtonLink>
        </div>
        <img src={card} alt="" width={640} height={300} loading="lazy" className="w-full self-end" />
      </div>
    </section>
  )
}
