import { useState } from 'react'
import type { BoughtGiftCard } from '#contract/gift-cards.ts'
import type { Order } from '#contract/order.ts'
import { isRefusal } from '#contract/refusal.ts'
import { GiftCardFacts } from '#web/features/gift-cards/gift-card-facts.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface GiftCardActionsProps {
  order: Order
  card: BoughtGiftCard
  onChange: (order: Order) => void
}

/** An order's gift card: its state, resending it (to a corrected address if necessary), and refunding it. */
export function GiftCardActions({ order, card, onChange }: GiftCardActionsProps) {
  const t = useText('admin-orders')
  const may = useMay()
  const [open, setOpen] = useState<'send' | 'refund' | null>(null)
  const isStopped = card.isStopped === true
  const isOpen = order.paymentStatus === 'Paid' && (card.state === 'sent' || card.state === 'scheduled' || isStopped)
  return (
    <div>
      <GiftCardFacts card={card} />
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        <span className="text-quiet">{t(`giftCard.${isStopped ? 'stopped' : card.state}`)}</span>
        {isOpen && may('credit:write') && (
          <TextButton onClick={() => setOpen('send')}>{t(isStopped ? 'giftCard.sendStopped' : 'giftCard.send')}</TextButton>
        )}
        {isOpen && may('orders:refund') && <TextButton onClick={() => setOpen('refund')}>{t('giftCard.refund')}</TextButton>}
      </p>
      {open === 'send' && <Send order={order} card={card} onChange={onChange} onClose={() => setOpen(null)} />}
      {open === 'refund' && <Refund order={order} card={card} onChange={onChange} onClose={() => setOpen(null)} />}
    </div>
  )
}

type DialogProps = GiftCardActionsProps & { onClose: () => void }

function Send({ order, card, onChange, onClose }: DialogProps) {
  const t = useText('admin-orders')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [email, setEmail] = useState(card.recipientEmail)
  const title = t(card.isStopped ? 'giftCard.sendStopped' : 'giftCard.send')
  const send = () =>
    run(async () => {
      const { giftCard } = await staff('POST /admin/orders/:id/gift-cards/:cardId/resend', { id: order.id, cardId: card.id, email })
      onChange({ ...order, products: order.products.map((line) => (line.giftCard?.id === card.id ? { ...line, giftCard } : line)) })
      toast('success', t('giftCard.isSent', { email: giftCard.recipientEmail }))
      onClose()
    })
  return (
    <InputDialog open title={title} onClose={onClose}>
      <div className="grid gap-4 p-5">
        <p className="text-quiet">{t(card.isStopped ? 'giftCard.sendStoppedText' : 'giftCard.sendText')}</p>
        <Field
          label={t('giftCard.to')}
          type="email"
          error={error === null ? undefined : errorMessage(error)}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <ActionButton look="ember" busy={busy} onClick={() => void send()}>
          {title}
        </ActionButton>
      </div>
    </InputDialog>
  )
}

function Refund({ order, card, onChange, onClose }: DialogProps) {
  const t = useText('admin-orders')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  // One key per refund, so that pressing twice refunds once.
  const [keys] = useState(() => ({ whole: crypto.randomUUID(), rest: crypto.randomUUID() }))
  const isSpent = isRefusal(error) && error.code === 'GIFT_CARD_IS_SPENT'
  const refund = (unspent: boolean) =>
    run(async () => {
      const input = { id: order.id, cardId: card.id, unspent }
      const options = { idempotencyKey: unspent ? keys.rest : keys.whole }
      onChange(await staff('POST /admin/orders/:id/gift-cards/:cardId/refund', input, options))
      onClose()
    })
  return (
    <InputDialog open title={t('giftCard.refund')} onClose={onClose}>
      <div className="grid gap-4 p-5">
        <p className="text-quiet">{t('giftCard.refundText')}</p>
        {error !== null && (
          <p role="alert" className="text-bad">
            {isSpent ? Object.values(error.errors ?? {}).join(', ') : errorMessage(error)}
          </p>
        )}
        {isSpent ? (
          <ActionButton look="ember" busy={busy} onClick={() => void refund(true)}>
            {t('giftCard.refundRest')}
          </ActionButton>
        ) : (
          <ActionButton look="ember" busy={busy} onClick={() => void refund(false)}>
            {t('giftCard.refund')}
          </ActionButton>
        )}
      </div>
    </InputDialog>
  )
}
