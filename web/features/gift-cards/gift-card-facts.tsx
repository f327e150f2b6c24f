import { useDays } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'

interface GiftCardFactsProps {
  card: { recipientName: string; recipientEmail: string; sendOn?: string | null | undefined }
}

/** The recipient and date of a gift card, in a line of a cart or an order. */
export function GiftCardFacts({ card: { recipientName, recipientEmail, sendOn } }: GiftCardFactsProps) {
  const t = useText('common')
  const days = useDays()
  return (
    <p className="text-sm wrap-anywhere text-quiet">
      {t('giftCard.to', { name: recipientName, email: recipientEmail })}
      {sendOn && <span className="block">{t('giftCard.on', { date: days(sendOn, sendOn) })}</span>}
    </p>
  )
}
