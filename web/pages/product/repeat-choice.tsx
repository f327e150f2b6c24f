import { major, minor } from '#contract/currency.ts'
import type { RepeatOffer } from '#contract/product.ts'
import { repeatPrice } from '#contract/repeat-limits.ts'
import { useSignedIn } from '#web/features/auth/session/session.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useText } from '#web/lib/text.ts'
import { Amount } from '#web/ui/price.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'

const AddToRepeat = lazyPart(async () => (await import('./add-to-repeat.tsx')).load())

export interface RepeatChoiceProps {
  offer: RepeatOffer
  /** The price of one piece as a one-time purchase. */
  price: number
  /** The variant. */
  id: string
}

/** One-time purchase, or repeat delivery at a discount. Plain radio buttons, read when the product is added to the cart. */
export function RepeatChoice(props: RepeatChoiceProps) {
  const {
    offer: { percent, weeks },
    price,
  } = props
  const t = useText('product-details')
  const common = useText('common')
  const less = major(repeatPrice(minor(price), percent))
  return (
    <fieldset id="how-often" className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{t('repeat.title')}</legend>
      <RadioCard name="how-often" defaultChecked title={t('repeat.once')} end={<Amount of={price} />} />
      {weeks.map((count) => (
        <RadioCard
          key={count}
          name="how-often"
          data-weeks={count}
          data-price={less}
          data-label={common('every', { count })}
          title={common('every', { count })}
          text={percent > 0 ? t('repeat.save', { percent }) : t('repeat.again')}
          end={<Amount of={less} />}
        />
      ))}
      <p className="mt-2 text-sm text-quiet">{t('repeat.free')}</p>
      {useSignedIn() && <AddToRepeat {...props} />}
    </fieldset>
  )
}
