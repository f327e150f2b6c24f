import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import type { GiftState } from './use-gift.ts'

const GiftDetails = lazyPart(() => import('./gift-details.tsx').then(({ GiftDetails: Loaded }) => Loaded))

/** Makes the order a gift: the rest appears with the tick, as most orders are none. */
export function GiftField({ gift, offersWrap }: { gift: GiftState; offersWrap: boolean }) {
  const t = useText('checkout')
  return (
    <div className="mb-4">
      <Check
        label={t('gift.label')}
        hint={t('gift.hint')}
        checked={gift.isGift}
        onChange={({ currentTarget }) => gift.setGift(currentTarget.checked)}
      />
      {gift.isGift && <GiftDetails gift={gift} offersWrap={offersWrap} />}
    </div>
  )
}
