import { useCallback, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import type { Plan, Subscription } from '#contract/plans.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { isSold, type Period } from '#web/features/subscriptions/plan.ts'
import { PlanChoices } from '#web/features/subscriptions/plan-choices.tsx'
import { call } from '#web/lib/call.ts'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface ChangePlanProps {
  subscription: Subscription
  onChange: (next: Subscription) => void
  onClose: () => void
}

type Preview = ApiOutput<'POST /subscription/change/preview'>
const loadPlans = async (): Promise<Plan[]> => (await call('GET /public/plans', {})).plans.filter(isSold)

/** Changes the plan, showing the exact price before it's confirmed. */
export default function ChangePlan({ subscription, onChange, onClose }: ChangePlanProps) {
  const t = useText('plans')
  const plans = useAsyncData(loadPlans)
  const errorMessage = useErrorMessage()
  return (
    <Dialog open title={t('change.title')} onClose={onClose}>
      <div className="grid gap-5 p-5">
        {plans.error !== null && <Alert tone="bad">{errorMessage(plans.error)}</Alert>}
        {plans.value ? (
          <Choice plans={plans.value} subscription={subscription} onChange={onChange} onClose={onClose} />
        ) : (
          <Skeleton className="h-40" />
        )}
      </div>
    </Dialog>
  )
}

function Choice({ plans, subscription, onChange, onClose }: ChangePlanProps & { plans: Plan[] }) {
  const t = useText('plans')
  const [period, setPeriod] = useState<Period>(subscription.period)
  const [planId, setPlanId] = useState(subscription.plan.id)
  const isCurrent = (id: string) => id === subscription.plan.id && period === subscription.period
  return (
    <>
      <PlanChoices
        label={t('change.choose')}
        plans={plans}
        period={period}
        onPeriod={setPeriod}
        planId={planId}
        onPlan={setPlanId}
        textOf={({ id, description }) => (isCurrent(id) ? t('change.current') : description)}
      />
      {!isCurrent(planId) && (
        <Costs
          key={`${planId} ${period}`}
          choice={{ planId, period }}
          onDone={(next) => {
            onChange(next)
            onClose()
            toast('success', t('change.done', { plan: next.plan.name }))
          }}
        />
      )}
    </>
  )
}

interface CostsProps {
  choice: { planId: string; period: Period }
  onDone: (next: Subscription) => void
}

function Costs({ choice: { planId, period }, onDone }: CostsProps) {
  const t = useText('plans')
  const errorMessage = useErrorMessage()
  const money = useMoney()
  const ask = useCallback(() => signed('POST /subscription/change/preview', { planId, period }), [planId, period])
  const { value, error } = useAsyncData(ask)
  const [key] = useState(() => crypto.randomUUID())
  const action = useAction()
  if (error !== null) return <Alert tone="bad">{errorMessage(error)}</Alert>
  if (!value) return <Skeleton className="h-36" />
  const agree = async () => {
    const { at, amountDue } = value
    onDone(await signed('POST /subscription/change', { planId, period, at, amountDue }, { idempotencyKey: key }))
  }
  return (
    <>
      <Sum preview={value} />
      {action.error !== null && <Alert tone="bad">{errorMessage(action.error)}</Alert>}
      <Button busy={action.busy} onClick={() => void action.run(agree)}>
        {value.amountDue > 0 ? t('change.agree', { amount: money(value.amountDue) }) : t('change.agreeFree')}
      </Button>
    </>
  )
}

function Sum({ preview: { plan, price, credit, amountDue, left, nextCharge } }: { preview: Preview }) {
  const t = useText('plans')
  const money = useMoney()
  const date = useDate()
  return (
    <div>
      <dl className="grid gap-1.5">
        <Row name={t('change.newPlan', { plan: plan.name })} value={money(price)} />
        {credit > 0 && <Row name={t('change.credit')} value={money(-credit)} />}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">{t('change.due')}</dt>
          <dd className="display text-xl tabular-nums">{money(amountDue)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-quiet">
        {left > 0 && `${t('change.left', { amount: money(left) })} `}
        {t('change.next', { day: date(nextCharge) })}
      </p>
    </div>
  )
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-quiet">{name}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
)
