import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import type { Place } from './supersets.ts'

/** The grounds of supersets, in their order. */
const grounds = [
  { mark: 'bg-lake', bar: 'border-s-lake' },
  { mark: 'bg-clay', bar: 'border-s-clay' },
  { mark: 'bg-moss', bar: 'border-s-moss' },
  { mark: 'bg-dusk', bar: 'border-s-dusk' },
  { mark: 'bg-sand', bar: 'border-s-sand' },
  { mark: 'bg-rose', bar: 'border-s-rose' },
] as const
const groundOf = ({ letter }: Place) => grounds[(letter.codePointAt(0)! - 'A'.codePointAt(0)!) % grounds.length]!

/** The bar at the side of an exercise in a superset, as classes. */
export const barClassOf = (place: Place | null): string => (place ? `border-s-8 ${groundOf(place).bar}` : '')

/** "A1": the superset of an exercise and its position in it, with a full description for screen readers. Needs the group "training". */
export function SupersetMark({ place, className = '' }: { place: Place; className?: string }) {
  const t = useText('training')
  const number = useNumber()
  return (
    <span className={`inline-block rounded-input px-1.5 text-xs leading-5 font-semibold text-ink ${groundOf(place).mark} ${className}`}>
      <span aria-hidden="true">
        {place.letter}
        {number(place.number)}
      </span>
      <span className="sr-only">{t('superset.place', { ...place })}</span>
    </span>
  )
}
