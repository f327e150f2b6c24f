import { urls } from '#contract/urls.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** The loudest sentence of the site, with one product standing behind it. */
export function Hero({ card }: { card: Card | null }) {
  const t = useText('landing')
  return (
    <section className="wrap relative overflow-hidden pt-8 pb-10 md:pt-16 md:pb-14">
      {card && <Standing card={card} />}
      <h1 className="landing-title display">{t('hero.title')}</h1>
      <div className="relative mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 md:mt-12">
        <p className="max-w-[31em] md:text-lg">{t('hero.text')}</p>
        <div className="flex flex-wrap gap-3">
          {card && <ButtonLink to={urls.market()}>{t('hero.shop')}</ButtonLink>}
          <ButtonLink to={urls.signUp()} look="secondary">
            {t('hero.join')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** The picture is see-through: the words stand before it. */
function Standing({ card: { slug, brand, name, price, from, shot } }: { card: Card }) {
  const money = useMoney()
  const t = useText('common')
  return (
    <div className="landing-product">
      <Picture
        url={shot[0]}
        alt={shot[1]}
        width={shot[2]}
        height={shot[3]}
        first
        className="size-full object-contain object-left md:object-center"
      />
      <Link to={urls.product(slug)} className="landing-tag">
        <span className="text-quiet">{brand}</span>
        <span className="font-semibold">{name}</span>
        <span className="display text-lg">{from ? t('price.from', { price: money(price) }) : money(price)}</span>
      </Link>
    </div>
  )
}
