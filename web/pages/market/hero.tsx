import { urls } from '#contract/urls.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** One loud sentence and one product. */
export function Hero({ card }: { card: Card | null }) {
  const t = useText('home')
  return (
    <section className="wrap pt-4 md:pt-6">
      <div className="grid items-center overflow-hidden rounded-card bg-studio md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="px-5 pt-10 md:py-14 md:pl-10 lg:pl-14">
          <h1 className="display max-w-[7em] text-3xl text-balance">{t('hero.title')}</h1>
          <p className="mt-5 max-w-[25em] text-quiet md:text-lg">{t('hero.text')}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to={urls.collection()}>{t('hero.primary')}</ButtonLink>
            {card && (
              <ButtonLink to={urls.product(card.slug)} look="secondary">
                {t('hero.secondary')}
              </ButtonLink>
            )}
          </div>
        </div>
        {card && <Featured card={card} />}
      </div>
    </section>
  )
}

function Featured({ card: { slug, name, brand, price, from, shot } }: { card: Card }) {
  const money = useMoney()
  const t = useText('common')
  return (
    <Link to={urls.product(slug)} className="group relative block">
      <Picture
        url={shot[0]}
        alt={shot[1]}
        width={shot[2]}
        height={shot[3]}
        first
        className="aspect-square w-full object-cover transition-transform hoverable:group-hover:scale-[1.02]"
      />
      <span className="absolute right-5 bottom-4 left-5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm md:right-8 md:bottom-7">
        <span>
          <span className="text-quiet">{brand}</span> <span className="font-medium group-hover:underline">{name}</span>
        </span>
        <span className="font-semibold">{from ? t('price.from', { price: money(price) }) : money(price)}</span>
      </span>
    </Link>
  )
}
