import { useCallback, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { StaffRepeatDeliveryDetail } from '#contract/staff-repeat-deliveries.ts'
import { useCalendar, useDate } from '#web/lib/dates.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { RepeatStateMark } from '#web/admin/repeat-deliveries/repeat-state.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { type Fact, FactLink, FactList } from '#web/admin/ui/fact-list.tsx'
import { Dates } from './dates.tsx'
import { StopDialog } from './stop-dialog.tsx'

/** One repeat delivery: its customer, its next date, and the outcome of past dates. */
export function Component() {
  const t = useText('admin-repeat-deliveries')
  const { id = '' } = useParams()
  const data = useAsyncData(useCallback(() => staff('GET /admin/repeat-deliveries/:id', { id }), [id]))
  return (
    <LoadedScreen title={t('one')} back={adminUrls.repeatDeliveries()} data={data}>
      {(delivery) => <Loaded of={delivery} onChange={(next) => data.change(() => next)} />}
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

function Facts({ of: { person, lines, weeks, nextOn, card, startedAt } }: { of: StaffRepeatDeliveryDetail }) {
  const t = useText('admin-repeat-deliveries')
  const common = useText('common')
  const date = useDate()
  const { date: calendarDate } = useCalendar()
  const may = useMay()
  const facts: Fact[] = [
    [
      t('column.person'),
      person && may('customers:read') ? (
        <FactLink to={adminUrls.customer(person.id)}>{person.name}</FactLink>
      ) : (
        (person?.name ?? t('erased'))
      ),
    ],
    ...(person?.email ? [[t('email'), person.email] as Fact] : []),
    [
      t('column.goods'),
      <ul key="goods">
        {lines.map(({ product, quantity, percent }) => {
          const name = [product.name, ...Object.values(product.options)].join(', ')
          return <li key={product.variantId}>{t('goodsAt', { goods: t('goods', { name, quantity }), percent })}</li>
        })}
      </ul>,
    ],
    [t('column.weeks'), common('every', { count: weeks })],
    [t('column.next'), nextOn === null ? '–' : calendarDate(nextOn)],
    [t('card'), card ? `•••• ${card.last4}, ${card.expires}` : '–'],
    [t('column.started'), date(startedAt)],
  ]
  return <FactList facts={facts} />
}
