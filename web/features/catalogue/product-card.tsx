import type { ReactNode } from 'react'
import { urls } from '#contract/urls.ts'
import { resizedUrl } from '#contract/pictures.ts'
import { useLangOf } from '#web/lib/labels.ts'
import { useText } from '#web/lib/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { RatingBrief } from '#web/ui/rating.tsx'
import { type Card, swatchesMax } from './card.ts'
import { UnitPrice } from './unit-price.tsx'

/** A product in a list. The whole card is one link; `children` are buttons on top of its picture. */
export function ProductCard({ card, first = false, children }: { card: Card; first?: boolean; children?: ReactNode }) {
  const { shot, second, third, blur } = card
  const langOf = useLangOf()
  return (
    <article className="card">
      <div className="card-shot">
        <Picture url={shot[0]} alt={shot[1]} width={shot[2]} height={shot[3]} shown="card" blur={blur} first={first && 'low'} />
        {second && <img src={resizedUrl(second, 320)} alt="" loading="lazy" className="card-second" />}
        {third && <img src={resizedUrl(third, 320)} alt="" loading="lazy" className="card-third" />}
      </div>
      <div className="card-top">
        <p className="card-brand">{card.brand}</p>
        <CardBadge badge={card.badge} left={card.left} />
      </div>
      <h3 className="card-name" lang={langOf(card)}>
        <Link to={urls.product(card.slug)}>
          {card.marks ? <MarkedText text={card.name} marks={card.marks} /> : card.name}
          {third && <i aria-hidden="true" />}
        </Link>
      </h3>
      <div className="card-foot">
        {/* Above the price, whose saving and unit price may take lines of their own: so the ratings of a row are aligned. */}
        <RatingBrief average={card.rating} count={card.rated} />
        <Price price={card.price} was={card.was} from={card.from} upTo={card.upTo} />
        <UnitPrice price={card.price} content={card.content} />
        {card.swatches && <Swatches colors={card.swatches} />}
      </div>
      {children}
    </article>
  )
}

const swatchWidth = 18

/** The colors as dots, with their number as text. */
function Swatches({ colors }: { colors: string[] }) {
  const t = useText('common')
  const shown = colors.slice(0, swatchesMax)
  const width = shown.length * swatchWidth
  return (
    <svg role="img" aria-label={t('card.colors', { count: colors.length })} width={width} height="16" className="card-swatches">
      {shown.map((color, index) => (
        <circle key={color} cx={index * swatchWidth + 8} cy="8" r="6.5" fill={color} />
      ))}
    </svg>
  )
}

function CardBadge({ badge, left }: Pick<Card, 'badge' | 'left'>) {
  const t = useText('common')
  if (!badge) return null
  const look = badge === 'soldOut' ? 'quiet' : 'volt'
  return <Badge look={look}>{badge === 'left' ? t('card.left', { count: left ?? 0 }) : t(`card.${badge}`)}</Badge>
}
