import { useCallback, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { StaffSubscriptionDetail } from '#contract/admin/subscriptions.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { SubscriptionState } from '#web/admin/subscriptions/subscription-state.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { Charges } from './charges.tsx'
import { Facts } from './facts.tsx'

/** One subscription: its subscriber, state and charges. */
export function Component() {
  const t = useText('admin-subscriptions')
  const { id = '' } = useParams()
  const data = useAsyncData(useCallback(() => staff('GET /admin/subscriptions/:id', { id }), [id]))
  return (
    <LoadedScreen title={t('one')} back={adminUrls.subscriptions()} data={data}>
      {(subscription) => <Loaded subscription={subscription} onChange={(next) => data.change(() => next)} />}
    </LoadedScreen>
  )
}

interface LoadedProps {
  subscription: StaffSubscriptionDetail
  onChange: (subscription: StaffSubscriptionDetail) => void
}

function Loaded({ subscription, onChange }: LoadedProps) {
  const t = useText('admin-subscriptions')
  const mayChange = useMay()('orders:refund')
  const [isCancelling, setCancelling] = useState(false)
  const { person, planName, state } = subscription
  const title = t('of', { plan: planName, name: person?.name ?? t('erased') })
  return (
    <Screen
      title={title}
      back={adminUrls.subscriptions()}
      beside={<SubscriptionState of={subscription} />}
      actions={mayChange && state !== 'ended' && <ActionButton onClick={() => setCancelling(true)}>{t('cancel.open')}</ActionButton>}
    >
      <div className="mt-3 grid gap-10 border-t border-line px-4 py-6 md:px-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Facts subscription={subscription} />
        <Charges subscription={subscription} mayRefund={mayChange} onChange={onChange} />
      </div>
      {isCancelling && (
        <CancelDialog
          subscription={subscription}
          onClose={() => setCancelling(false)}
          onDone={(next) => {
            setCancelling(false)
            onChange(next)
            toast('success', t(next.state === 'ended' ? 'cancel.ended' : 'cancel.done'))
          }}
        />
      )}
    </Screen>
  )
}
