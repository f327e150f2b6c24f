import { useState } from 'react'
import type { SavedAddress } from '#contract/customers/addresses.ts'
import type { RepeatDeliveryDetail } from '#contract/repeat-deliveries.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmAction } from '#web/ui/confirm.tsx'
import type { Changing } from './use-repeat-delivery.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'

const ChangeDialog = pressedPart(async () => (await import('./change-dialog.tsx')).default)

interface ActionsProps {
  of: RepeatDeliveryDetail
  addresses: SavedAddress[]
  changing: Changing
}

/** The possible actions in each state. */
export function Actions({ of, addresses, changing }: ActionsProps) {
  const t = useText('repeat-deliveries')
  const { date } = useCalendar()
  const [open, setOpen] = useState<'change' | 'resume' | 'cancel' | null>(null)
  const { id, version, state, nextOn, skippedOn, card } = of
  const { act, acting } = changing
  if (state === 'cancelled') return null
  const close = () => setOpen(null)
  const isActive = state === 'active'
  const pause = () =>
    void act(() => signed('POST /repeat-deliveries/:id/pause', { id, version }), t('done.paused')).then(
      // The pressed button has disappeared, so the focus moves to the heading.
      (isDone) => isDone && focusHeading(),
    )
  const unskip = (day: string) =>
    void act(() => signed('POST /repeat-deliveries/:id/unskip', { id, version }), t('done.unskipped', { day: date(day) })).then(
      (isDone) => isDone && focusHeading(),
    )
  return (
    <div className="mt-6 flex flex-col gap-3 md:flex-row md:flex-wrap">
      {!isActive && card && <Button onClick={() => setOpen('resume')}>{t('actions.resume')}</Button>}
      <Button look={isActive ? 'primary' : 'secondary'} onClick={() => setOpen('change')}>
        {t('actions.change')}
      </Button>
      {isActive && nextOn !== null && (
        <Button
          look="secondary"
          busy={acting}
          onClick={() =>
            void act(() => signed('POST /repeat-deliveries/:id/skip', { id, version }), t('done.skipped', { day: date(nextOn) }))
          }
        >
          {t('actions.skip')}
        </Button>
      )}
      {skippedOn !== null && (
        <Button look="secondary" busy={acting} onClick={() => unskip(skippedOn)}>
          {t('actions.unskip', { day: date(skippedOn) })}
        </Button>
      )}
      <OtherCard id={id} />
      {isActive && (
        <Button look="secondary" busy={acting} onClick={pause}>
          {t('actions.pause')}
        </Button>
      )}
      <Button look="secondary" onClick={() => setOpen('cancel')}>
        {t('actions.cancel')}
      </Button>
      {open === 'cancel' && (
        <ConfirmAction
          title={t('cancel.title')}
          text={t('cancel.text')}
          action={t('actions.cancel')}
          dismiss={t('cancel.dismiss')}
          work={async () => void (await act(() => signed('POST /repeat-deliveries/:id/cancel', { id }), t('done.cancelled')))}
          onClose={close}
        />
      )}
      {(open === 'change' || open === 'resume') && (
        <ChangeDialog of={of} addresses={addresses} changing={changing} isResume={open === 'resume'} onClose={close} />
      )}
    </div>
  )
}

/** Adds another card on the payment provider's page. */
function OtherCard({ id }: { id: string }) {
  const t = useText('repeat-deliveries')
  const { busy, run } = useToastedAction()
  const begin = () =>
    void run(async () => {
      window.location.assign((await signed('POST /repeat-deliveries/:id/card', { id })).url)
    })
  return (
    <Button look="secondary" busy={busy} onClick={begin}>
      {t('actions.card')}
    </Button>
  )
}
