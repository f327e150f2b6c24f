import type { Card } from '#web/features/catalogue/card.ts'
import { toggleCompared, useIsCompared } from '#web/features/compare/compared.ts'
import { toggleSaved, useIsSaved } from '#web/features/wishlist/saved.ts'
import { useText } from '#web/lib/text.ts'

/** The buttons to save and compare, on a card's picture. The server renders them unpressed; only the browser knows their state. */
export function CardButtons({ card }: { card: Card }) {
  const { id, name, shot } = card
  const t = useText('common')
  const isSaved = useIsSaved(id)
  const isCompared = useIsCompared(id)
  return (
    <>
      <button
        type="button"
        aria-label={t('card.save', { name })}
        data-replay=""
        aria-pressed={isSaved}
        className="card-button card-save"
        onClick={() => toggleSaved({ id, name })}
      />
      <button
        type="button"
        aria-label={t('card.compare', { name })}
        data-replay=""
        aria-pressed={isCompared}
        className="card-button card-compare"
        onClick={() => toggleCompared({ id, name, photo: shot[0] })}
      />
    </>
  )
}
