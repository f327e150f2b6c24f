import { useState } from 'react'
import type { BoughtGiftCard } from '#contract/gift-cards.ts'
import type { Order } from '#contract/order.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { TextButton } from '#web/ui/text-button.tsx'

interface GiftCardStateProps {
  order: Order
  card: BoughtGiftCard
  token: string | undefined
}

/** The state of a gift card. The buyer can have it resent, but never sees its code. */
export function GiftCardState({ order, card: loaded, token }: GiftCardStateProps) {
  const t = useText('order')
  const date = useDate()
  const errorMessage = useErrorMessage()
  const [card, setCard] = useState(loaded)
  const { busy, error, run } = useAction()
  const resend = () =>
    run(async () => {
      const input = { id: order.number, cardId: card.id, ...(token && { token }) }
      setCard((await signed('POST /user/orders/:id/gift-cards/:cardId/resend', input)).giftCard)
      toast('success', t('giftCard.resent', { email: card.recipientEmail }))
    })
  return (
    <div className="text-sm">
      <p className={card.state === 'sent' ? 'text-good' : 'text-quiet'}>
        {t(`giftCard.${card.state}`, { date: card.sentAt ? date(card.sentAt) : '' })}
      </p>
      {card.canResend && (
        <TextButton aria-disabled={busy || undefined} onClick={() => !busy && void resend()}>
          {t('giftCard.resend')}
        </TextButton>
      )}
      {error !== null && <p className="text-bad">{errorMessage(error)}</p>}
    </div>
  )
}
