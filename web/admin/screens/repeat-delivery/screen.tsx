import { type ReactNode, useCallback, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { StaffRepeatDeliveryDetail } from '#contract/staff-repeat-deliveries.ts'
import { useCalendar, useDate } from '#web/lib/dates.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { RepeatStateMark } from '#web/admin/repeat-deliveries/repeat-state.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Dates } from './dates.tsx'
import { StopDialog } from './stop-dialog.tsx'

/** One repeat delivery: its customer, its next date, and the outcome of past dates. */
export function Component() {
  const t = useText('admin-repeat-deliveries')
  const { id = '' } = useParams()
  const data = useAsyncData(useCallback(() => staff('GET /admin/repeat-deliveries/:id', { id }), [id]))
  return (
    <LoadedScreen title={t('one')} back={adminUrls.repeatDeliveries()} data={data}>
      {(found) => <Loaded of={found} onChange={(next) => data.change(() => next)} />}
    </LoadedScreen>
  )
}

function Loaded({ of, onChange }: { of: StaffRepeatDeliveryDetail; onChange: (next: StaffRepeatDeliveryDetail) => void }) {
  const t = useText('admin-repeat-deliveries')
  const mayStop = useMay()('orders:write')
  const [to, setTo] = useState<'paused' | 'cancelled' | null>(null)
  const { person, product, state } = of
  return (
    <Screen
      title={t('of', { product: product.name, name: person?.name ?? t('erased') })}
      back={adminUrls.repeatDeliveries()}
      beside={<RepeatStateMark of={of} />}
      actions={
        mayStop &&
        state !== 'cancelled' && (
          <>
            {state === 'active' && <ActionButton onClick={() => setTo('paused')}>{t('stop.paused.open')}</ActionButton>}
            <ActionButton onClick={() => setTo('cancelled')}>{t('stop.cancelled.open')}</ActionButton>
          </>
        )
      }
    >
      <div className="mt-3 grid gap-10 border-t border-line px-4 py-6 md:px-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Facts of={of} />
        <Dates of={of} />
      </div>
      {to !== null && (
        <StopDialog
          id={of.id}
          to={to}
          onClose={() => setTo(null)}
          onDone={(next) => {
            setTo(null)
            onChange(next)
            toast('success', t(`stop.${to}.done`))
          }}
        />
      )}
    </Screen>
  )
}

function Facts({ of: { person, product, quantity, weeks, percent, nextOn, card, startedAt } }: { of: StaffRepeatDeliveryDetail }) {
  const t = useText('admin-repeat-deliveries')
  const common = useText('common')
  const date = useDate()
  const { date: calendarDate } = useCalendar()
  const may = useMay()
  const options = Object.values(product.options).join(', ')
  const facts: [name: string, text: ReactNode][] = [
    [
      t('column.person'),
      person && may('customers:read') ? <Plain to={adminUrls.customer(person.id)}>{person.name}</Plain> : (person?.name ?? t('erased')),
    ],
    ...(person?.email ? [[t('email'), person.email] as [string, ReactNode]] : []),
    [t('column.goods'), t('goods', { name: [product.name, options].filter(Boolean).join(', '), quantity })],
    [t('column.weeks'), common('every', { count: weeks })],
    [t('percent'), `${percent}%`],
    [t('column.next'), nextOn === null ? '–' : calendarDate(nextOn)],
    [t('card'), card ? `•••• ${card.last4}, ${card.expires}` : '–'],
    [t('column.started'), date(startedAt)],
  ]
  return (
    <dl className="grid content-start gap-1.5">
      {facts.map(([name, text]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-quiet">{name}</dt>
          <dd className="min-w-0 text-end break-words">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const Plain = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="-my-3 inline-flex min-h-11 items-center text-link">
    {children}
  </Link>
)
