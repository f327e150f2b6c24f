import { type SyntheticEvent, useState } from 'react'
import type { ApiInput } from '#contract/api.ts'
import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

type Mail = NonNullable<ApiInput<'POST /admin/orders/:id/mail'>['mail']>
const newsEvents = new Set(['PROCESSING', 'PARTLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'CANCELLED'])

/** The mails of an order that can be resent in its current state. */
const mailsOf = ({ orderStatus, paymentMethod, amountOwed, timeline, products }: Order): Mail[] => [
  ...(orderStatus === 'Cancelled' ? [] : (['confirmation'] as const)),
  ...(paymentMethod === 'Stripe' && amountOwed > 0 ? (['payment'] as const) : []),
  ...(timeline.some(({ event }) => newsEvents.has(event)) ? (['news'] as const) : []),
  ...(products.some(({ digital }) => digital) && timeline.some(({ event }) => event === 'PAID') ? (['downloads'] as const) : []),
]

interface ResendDialogProps {
  order: Order
  onDone: () => void
  onClose: () => void
}

/** Chooses a mail and its recipient. */
export function ResendDialog({ order, onDone, onClose }: ResendDialogProps) {
  const t = useText('admin-orders')
  const may = useMay()
  const { busy, error, run } = useAction()
  const mails = mailsOf(order)
  const [mail, setMail] = useState<Mail>(mails.at(-1)!)
  const [to, setTo] = useState(order.email)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      await staff('POST /admin/orders/:id/mail', { id: order.id, mail, to: to.trim() })
      onDone()
    })
  }
  return (
    <InputDialog open title={t('action.resend')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        <Select
          label={t('resend.which')}
          value={mail}
          options={mails.map((value) => ({ value, name: t(`resend.mails.${value}`) }))}
          onChange={(event) => setMail(mails.find((one) => one === event.currentTarget.value) ?? 'confirmation')}
        />
        <Field
          label={t('resend.to')}
          type="email"
          required
          readOnly={!may('orders:refund')}
          value={to}
          hint={t('resend.hint')}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy}>
          {t('resend.send')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
