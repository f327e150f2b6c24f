import { urls } from '#contract/urls.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Amount } from '#web/ui/price.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { StaffTexts } from './load.ts'

/** The site's main headline, with one product behind it. */
export function Hero({ card, own }: { card: Card | null; own?: StaffTexts }) {
  const t = useText('landing')
  const { returnDays } = useShop()
  return (
    <section className="wrap relative overflow-hidden pt-8 pb-10 md:pt-16 md:pb-14">
      {card && !own?.picture && <Standing card={card} />}
      <h1 className="landing-title display wrap-anywhere">{own?.title || t('hero.title')}</h1>
      <div className="relative mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 md:mt-12">
        <p className="max-w-[31em] md:text-lg">
          {own?.text || (returnDays > 0 ? t('hero.textReturns', { count: returnDays }) : t('hero.text'))}
        </p>
        <div className="flex flex-wrap gap-3">
          {own?.path ? (
            <ButtonLink to={own.path}>{own.linkText || t('hero.shop')}</ButtonLink>
          ) : (
            card && <ButtonLink to={urls.market()}>{t('hero.shop')}</ButtonLink>
          )}
          <ButtonLink to={urls.signUp()} look="secondary" className="public-visitor">
            {t('hero.join')}
          </ButtonLink>
        </div>
      </div>
      {own?.picture && <Picture {...own.picture} first className="mt-10 max-h-[34rem] w-full rounded-card bg-studio object-cover" />}
    </section>
  )
}

/** The picture is transparent, so the text can be in front of it. */
function Standing({ card: { slug, brand, name, price, from, shot } }: { card: Card }) {
  return (
    <div className="landing-product">
      <Picture
        url={shot[0]}
        alt={shot[1]}
        width={shot[2]}
        height={shot[3]}
        first
        className="size-full object-contain object-left rtl:max-md:object-right md:object-center"
      />
      <Link to={urls.product(slug)} className="landing-tag">
        <span className="text-quiet">{brand}</span>
        <span className="font-semibold">{name}</span>
        <span className="display text-lg">
          <Amount of={price} from={from} />
        </span>
      </Link>
    </div>
  )
}
