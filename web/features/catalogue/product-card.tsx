import type { ReactNode } from 'react'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { RatingBrief } from '#web/ui/rating.tsx'
import type { Card } from './card.ts'

/** A product in a list. The whole card is one link; `children` are the buttons that stand on its picture. */
export function ProductCard({ card, first = false, children }: { card: Card; first?: boolean; children?: ReactNode }) {
  const { shot, second } = card
  return (
    <article className="group @container relative">
      <div className="relative aspect-square overflow-hidden rounded-card bg-studio">
        <Picture url={shot[0]} alt={shot[1]} width={shot[2]} height={shot[3]} first={first} className="size-full object-cover" />
        {second && (
          <Picture
            url={second[0]}
            alt=""
            width={second[2]}
            height={second[3]}
            className="absolute inset-0 hidden size-full bg-studio object-cover opacity-0 transition-opacity hoverable:block hoverable:group-hover:opacity-100"
          />
        )}
        <CardBadge badge={card.badge} left={card.left} />
      </div>
      <div className="pt-3">
        <p className="truncate text-sm text-quiet">{card.brand}</p>
        <h3 className="mt-0.5 font-medium">
          <Link
            to={urls.product(card.slug)}
            className="group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-card"
          >
            {card.name}
          </Link>
        </h3>
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <Price price={card.price} was={card.was} from={card.from} />
          <RatingBrief average={card.rating} count={card.rated} />
        </div>
      </div>
      {children}
    </article>
  )
}

function CardBadge({ badge, left }: Pick<Card, 'badge' | 'left'>) {
  const t = useText('common')
  if (!badge) return null
  const place = 'absolute top-3 left-3'
  if (badge === 'soldOut')
    return <span className={`${place} rounded-full bg-surface px-2.5 py-1 text-xs font-semibold text-quiet`}>{t('card.soldOut')}</span>
  return <Badge className={place}>{badge === 'left' ? t('card.left', { count: left ?? 0 }) : t(`card.${badge}`)}</Badge>
}
