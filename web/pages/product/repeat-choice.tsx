import { major, minor } from '#contract/currency.ts'
import type { RepeatOffer } from '#contract/product.ts'
import { repeatPrice } from '#contract/repeat-limits.ts'
import { useText } from '#web/lib/text.ts'
import { Amount } from '#web/ui/price.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'

interface RepeatChoiceProps {
  offer: RepeatOffer
  /** The price of one piece as a one-time purchase. */
  price: number
}

/** One-time purchase, or repeat delivery at a discount. Plain radio buttons, read when the product is added to the cart. */
export function RepeatChoice({ offer: { percent, weeks }, price }: RepeatChoiceProps) {
  const t = useText('product-details')
  const common = useText('common')
  const less = major(repeatPrice(minor(price), percent))
  return (
    <fieldset id="how-often" className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{t('repeat.title')}</legend>
      <RadioCard name="how-often" value="" defaultChecked title={t('repeat.once')} end={<Amount of={price} />} />
      {weeks.map((count) => (
        <RadioCard
          key={count}
          name="how-often"
          value={count}
          data-weeks={count}
          data-price={less}
          data-label={common('every', { count })}
          title={common('every', { count })}
          text={percent > 0 ? t('repeat.save', { percent }) : t('repeat.again')}
          end={<Amount of={less} />}
        />
      ))}
      <p className="mt-2 text-sm text-quiet">{t('repeat.free')}</p>
    </fieldset>
  )
}
