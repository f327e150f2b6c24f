import { useState } from 'react'
import type { Subscription } from '#contract/plans.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useConfirmedAction } from '#web/lib/use-confirmed-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { ChangeCard } from './change-card.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const ChangePlan = pressedPart(async () => (await import('./change-plan.tsx')).default)

interface ActionsProps {
  subscription: Subscription
  onChange: (next: Subscription) => void
}

/** The possible actions in each state. */
export function Actions({ subscription, onChange }: ActionsProps) {
  const t = useText('plans')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [isChanging, setChanging] = useState(false)
  const cancel = useConfirmedAction({ action: () => signed('DELETE /subscription', {}), onDone: onChange })
  const { state, payUrl } = subscription
  const runs = state === 'active' || state === 'trialing' || state === 'past_due'
  const resume = () => void run(async () => onChange(await signed('POST /subscription/resume', {})))
  const failed = error ?? cancel.error
  return (
    <>
      {failed !== null && (
        <div className="mt-5">
          <Alert tone="bad">{errorMessage(failed)}</Alert>
        </div>
      )}
      <div className="mt-6 flex flex-col gap-3 md:flex-row md:flex-wrap">
        {payUrl !== null && (
          <ButtonLink to={payUrl} reloadDocument>
            {t(state === 'incomplete' ? 'manage.finish' : 'manage.pay')}
          </ButtonLink>
        )}
        {state === 'active' && <Button onClick={() => setChanging(true)}>{t('manage.change')}</Button>}
        {state === 'cancelled' && (
          <Button busy={busy} onClick={resume}>
            {t('manage.resume')}
          </Button>
        )}
        {runs && (
          <Button look="secondary" onClick={cancel.ask}>
            {t('manage.cancel')}
          </Button>
        )}
        {runs && <ChangeCard />}
        {state === 'incomplete' && (
          <Button look="secondary" busy={busy} onClick={() => void run(async () => onChange(await signed('DELETE /subscription', {})))}>
            {t('manage.dismiss')}
          </Button>
        )}
        {state === 'ended' && <ButtonLink to={urls.plans()}>{t('manage.again')}</ButtonLink>}
      </div>
      <ConfirmCancel subscription={subscription} dialog={cancel.dialog} />
      {isChanging && <ChangePlan subscription={subscription} onChange={onChange} onClose={() => setChanging(false)} />}
    </>
  )
}

interface ConfirmCancelProps {
  subscription: Subscription
  dialog: ReturnType<typeof useConfirmedAction>['dialog']
}

function ConfirmCancel({ subscription: { plan, periodEnd, credit }, dialog }: ConfirmCancelProps) {
  const t = useText('plans')
  const date = useDate()
  const money = useMoney()
  return (
    <Confirm
      {...dialog}
      title={t('manage.cancelTitle')}
      text={[
        t('manage.cancelText', { plan: plan.name, day: periodEnd ? date(periodEnd) : '' }),
        ...(credit > 0 ? [t('manage.cancelCredit', { amount: money(credit) })] : []),
      ].join(' ')}
      action={t('manage.cancel')}
      dismiss={t('manage.keep')}
    />
  )
}
