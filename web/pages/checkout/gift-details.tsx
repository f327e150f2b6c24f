import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { GiftState } from './use-gift.ts'

/** The message of a gift, and its wrapping where the shop offers it. */
export function GiftDetails({ gift, offersWrap }: { gift: GiftState; offersWrap: boolean }) {
  const t = useText('checkout')
  return (
    <div className="mt-2 mb-8">
      <TextArea
        className="mb-2"
        label={t('gift.message')}
        mark={t('note.optional')}
        hint={t('gift.messageHint')}
        rows={3}
        maxLength={limits.order.giftMessageMax}
        value={gift.message}
        onChange={({ currentTarget }) => gift.setMessage(currentTarget.value)}
      />
      {offersWrap && (
        <Check
          label={t('gift.wrap')}
          hint={t('gift.wrapHint')}
          checked={gift.isWrapped}
          onChange={({ currentTarget }) => gift.setWrapped(currentTarget.checked)}
        />
      )}
    </div>
  )
}
