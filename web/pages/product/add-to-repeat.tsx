import { type SyntheticEvent, useCallback, useState } from 'react'
import type { RepeatDelivery } from '#contract/repeat-deliveries.ts'
import { repeatLimits } from '#contract/repeat-limits.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Select } from '#web/ui/select.tsx'

interface AddToRepeatProps {
  variantId: string
  /** The intervals that the product offers. */
  weeks: readonly number[]
}

const load = async (): Promise<RepeatDelivery[]> => (await signed('GET /repeat-deliveries', {})).repeatDeliveries

/** Adds the product to a repeat delivery that the customer has; nothing if none has an interval of the product. */
export function AddToRepeat({ variantId, weeks }: AddToRepeatProps) {
  const t = useText('repeat-deliveries')
  const { value, load: again } = useAsyncData(load)
  const [isOpen, setOpen] = useState(false)
  const fitting = (value ?? []).filter(
    (one) => one.state !== 'cancelled' && weeks.includes(one.weeks) && (one.lines.length < repeatLimits.linesMax || has(one, variantId)),
  )
  const close = useCallback(() => {
    setOpen(false)
    void again()
  }, [again])
  const [first] = fitting
  if (!first) return null
  return (
    <>
      <button type="button" className="min-h-11 text-sm text-link" onClick={() => setOpen(true)}>
        {t('lines.addTo')}
      </button>
      {isOpen && (
        <Dialog open title={t('lines.addTo')} onClose={close}>
          <AddForm variantId={variantId} deliveries={fitting} first={first} onDone={close} />
        </Dialog>
      )}
    </>
  )
}

const has = ({ lines }: RepeatDelivery, variantId: string): boolean => lines.some(({ product }) => product.variantId === variantId)

interface AddFormProps {
  variantId: string
  deliveries: RepeatDelivery[]
  first: RepeatDelivery
  onDone: () => void
}

function AddForm({ variantId, deliveries, first, onDone }: AddFormProps) {
  const t = useText('repeat-deliveries')
  const name = useDeliveryName()
  const { busy, run } = useAction()
  const [chosen, setChosen] = useState(first.id)
  const of = deliveries.find(({ id }) => id === chosen) ?? first
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      try {
        await signed('POST /repeat-deliveries/:id/lines', { id: of.id, version: of.version, variantId, quantity: 1 })
        toast('success', t('done.added'))
      } catch (error) {
        toastError(error)
      }
      onDone()
    })
  }
  return (
    <form onSubmit={send} className="grid gap-4 p-5">
      <Select
        label={t('one')}
        value={of.id}
        options={deliveries.map((one) => ({ value: one.id, name: name(one) }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {has(of, variantId) && <p className="text-sm">{t('lines.isIn')}</p>}
      <p className="text-sm text-quiet">{t('lines.terms')}</p>
      <Button type="submit" busy={busy}>
        {t('lines.addHere')}
      </Button>
      <TextLink to={urls.repeatDelivery(of.id)} className="inline-flex min-h-11 items-center text-sm">
        {t('manage')}
      </TextLink>
    </form>
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
