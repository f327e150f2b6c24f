import type { ReactNode } from 'react'
import { urls } from '#contract/urls.ts'
import { narrow } from '#contract/pictures.ts'
import { useText } from '#web/lib/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'
import { Marked } from '#web/ui/marked.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { RatingBrief } from '#web/ui/rating.tsx'
import type { Card } from './card.ts'

/** A product in a list. The whole card is one link; `children` are the buttons that stand on its picture. */
export function ProductCard({ card, first = false, children }: { card: Card; first?: boolean; children?: ReactNode }) {
  const { shot, second, blur } = card
  return (
    <article className="card">
      <div className="card-shot">
        <Picture url={shot[0]} alt={shot[1]} width={shot[2]} height={shot[3]} shown="card" blur={blur} first={first} />
        {second && <img src={narrow(second, 320)} alt="" loading="lazy" className="card-second" />}
        <CardBadge badge={card.badge} left={card.left} />
      </div>
      <p className="card-brand">{card.brand}</p>
      <h3 className="card-name">
        <Link to={urls.product(card.slug)}>{card.marks ? <Marked text={card.name} marks={card.marks} /> : card.name}</Link>
      </h3>
      <div className="card-foot">
        <Price price={card.price} was={card.was} from={card.from} upTo={card.upTo} />
        <RatingBrief average={card.rating} count={card.rated} />
      </div>
      {children}
    </article>
  )
}

function CardBadge({ badge, left }: Pick<Card, 'badge' | 'left'>) {
  const t = useText('common')
  if (!badge) return null
  const look = badge === 'soldOut' ? 'quiet' : 'volt'
  return (
    <Badge look={look} className="absolute top-3 left-3">
      {badge === 'left' ? t('card.left', { count: left ?? 0 }) : t(`card.${badge}`)}
    </Badge>
  )
}
