import { useId } from 'react'
import type { ProductCard } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { DealCountdown } from '#web/features/catalogue/deal-countdown.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'

export interface DealData {
  card: Card
  deal: NonNullable<ProductCard['deal']>
}

/** A product at a price that ends today, in large: its picture, its price, and the remaining time. */
export function DealOfTheDay({ card, deal }: DealData) {
  const t = useText('common')
  const id = useId()
  const { shot, slug, name, brand, price, was, from } = card
  return (
    <section aria-labelledby={id} className="wrap">
      <div className="grid overflow-hidden rounded-card border border-line bg-surface md:grid-cols-2">
        <div className="flex flex-col items-start justify-center gap-5 p-6 md:p-10 lg:p-14">
          <h2 id={id} className="display text-3xl text-balance">
            {t('deal.title')}
          </h2>
          <div>
            <p className="text-quiet">{brand}</p>
            <p className="text-lg font-medium">
              <Link to={urls.product(slug)} className="hover:underline">
                {name}
              </Link>
            </p>
          </div>
          <Price price={price} was={was} from={from} large />
          <DealCountdown key={deal.endsAt} deal={deal} />
          <ButtonLink to={urls.product(slug)}>{t('deal.view')}</ButtonLink>
        </div>
        <div className="relative min-h-72 bg-studio md:min-h-[28rem]">
          <Picture
            url={shot[0]}
            alt={shot[1]}
            width={shot[2]}
            height={shot[3]}
            shown="tile"
            blur={card.blur}
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      </div>
    </section>
  )
}
