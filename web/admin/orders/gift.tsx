import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { OrderGift } from '#contract/order-gift.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface GiftProps {
  /** Null if the order is no gift. */
  gift: OrderGift | null
  offersWrap: boolean
  /** What wrapping costs, formatted; undefined if it's free. */
  wrapPrice: string | undefined
  onChange: (gift: OrderGift | null) => void
}

/** Makes the order a gift. A wrapping that was promised before the shop stopped offering it stays, or is taken back. */
export function Gift({ gift, offersWrap, wrapPrice, onChange }: GiftProps) {
  const t = useText('admin-compose')
  const [wasWrapped] = useState(gift?.isWrapped ?? false)
  return (
    <section>
      <Check
        label={t('gift.label')}
        hint={t('gift.hint')}
        checked={gift !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? { message: '', isWrapped: false } : null)}
      />
      {gift && (
        <div className="mt-2 grid gap-2">
          <TextArea
            label={t('gift.message')}
            hint={t('gift.messageHint')}
            rows={3}
            maxLength={limits.order.giftMessageMax}
            value={gift.message}
            onChange={({ currentTarget }) => onChange({ ...gift, message: currentTarget.value })}
          />
          {(offersWrap || wasWrapped || gift.isWrapped) && (
            <Check
              label={t('gift.wrap')}
              hint={wrapPrice}
              checked={gift.isWrapped}
              onChange={({ currentTarget }) => onChange({ ...gift, isWrapped: currentTarget.checked })}
            />
          )}
        </div>
      )}
    </section>
  )
}
