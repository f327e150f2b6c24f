import { type SyntheticEvent, useState } from 'react'
import type { RepeatDelivery } from '#contract/repeat-deliveries.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Select } from '#web/ui/select.tsx'

interface AddToRepeatDialogProps {
  variantId: string
  /** Those that the product can be added to, at least one. */
  deliveries: RepeatDelivery[]
  onClose: () => void
}

/** Adds one piece of a product to a repeat delivery of the customer's choice. */
export default function AddToRepeatDialog({ variantId, deliveries, onClose }: AddToRepeatDialogProps) {
  const t = useText('repeat-deliveries')
  const name = useDeliveryName()
  const { busy, run } = useAction()
  const [chosen, setChosen] = useState<string>()
  const of = deliveries.find(({ id }) => id === chosen) ?? deliveries[0]
  if (!of) return null
  const isIn = of.lines.some(({ product }) => product.variantId === variantId)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      try {
        await signed('POST /repeat-deliveries/:id/lines', { id: of.id, version: of.version, variantId, quantity: 1 })
        toast('success', t('done.added'))
      } catch (error) {
        toastError(error)
      }
      onClose()
    })
  }
  return (
    <Dialog open title={t('lines.addTo')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        <Select
          label={t('one')}
          value={of.id}
          options={deliveries.map((one) => ({ value: one.id, name: name(one) }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        {isIn && <p className="text-sm">{t('lines.isIn')}</p>}
        <p className="text-sm text-quiet">{t('lines.terms')}</p>
        <Button type="submit" busy={busy}>
          {t('lines.addHere')}
        </Button>
        <TextLink to={urls.repeatDelivery(of.id)} className="inline-flex min-h-11 items-center text-sm">
          {t('manage')}
        </TextLink>
      </form>
    </Dialog>
  )
}

/** A repeat delivery in a line: its products, its interval and its next day. */
function useDeliveryName() {
  const t = useText('repeat-deliveries')
  const common = useText('common')
  const { date } = useCalendar()
  return ({ product, lines, weeks, nextOn }: RepeatDelivery): string =>
    [
      [product.name, lines.length > 1 ? t('more', { count: lines.length - 1 }) : ''].filter(Boolean).join(' '),
      common('every', { count: weeks }),
      nextOn === null ? t('states.paused') : t('next', { day: date(nextOn) }),
    ].join(', ')
}
