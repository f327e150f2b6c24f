import { useCallback, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton, ActionLink } from '#web/admin/ui/action-button.tsx'
import { About } from './about.tsx'
import { Balances } from './balances.tsx'
import type { CustomerProps, StaffCustomer } from './customer.ts'
import { LastOrders } from '#web/admin/customers/last-orders.tsx'
import { LeadsTo } from '#web/admin/customers/leads-to.tsx'
import { TagsAndNotes } from '#web/admin/customers/tags-and-notes.tsx'
import { Sessions } from './sessions.tsx'
import { Subscriptions } from './subscriptions.tsx'
import { ViewDialog } from './view-dialog.tsx'

/** One customer: orders, balances and sessions. */
export function Component() {
  const t = useText('admin-customers')
  const { id = '' } = useParams()
  const data = useAsyncData(useCallback(() => staff('GET /admin/customers/:id', { id }), [id]))
  return (
    <LoadedScreen title={t('title')} back={adminUrls.customers()} data={data}>
      {(customer) => <Loaded customer={customer} change={data.change} />}
    </LoadedScreen>
  )
}

function Loaded({ customer, change }: CustomerProps) {
  const t = useText('admin-customers')
  const may = useMay()
  const { id, name, role, mergedInto, guest, tags, notes, lastOrders, sessions } = customer
  return (
    <Screen
      title={name}
      back={adminUrls.customers()}
      actions={role === 'customer' && mergedInto === null && <Actions customer={customer} />}
    >
      {mergedInto && (
        <LeadsTo text={t('mergedInto')} to={adminUrls.customer(mergedInto.id)}>
          {mergedInto.name}
        </LeadsTo>
      )}
      {guest && (
        <LeadsTo text={t('alsoGuest')} to={adminUrls.guest(guest.id)}>
          {t('orderCount', { count: guest.orders })}
        </LeadsTo>
      )}
      <div className="mt-3 grid gap-10 border-t border-line px-4 py-6 md:px-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid content-start gap-10">
          <About customer={customer} />
          <Balances customer={customer} change={change} />
        </div>
        <div className="grid content-start gap-10">
          <TagsAndNotes
            tags={{
              tags,
              send: (sent) => staff('PUT /admin/customers/:id/tags', { id, tags: sent }),
              onTags: (saved) => change((before) => ({ ...before, tags: saved })),
            }}
            notes={{
              notes,
              send: (text) => staff('POST /admin/customers/:id/notes', { id, text }),
              onNotes: (saved) => change((before) => ({ ...before, notes: saved })),
            }}
          />
          {may('orders:read') && <LastOrders orders={lastOrders} />}
          {may('orders:read') && <Subscriptions customer={id} />}
          <Sessions sessions={sessions} />
        </div>
      </div>
    </Screen>
  )
}

function Actions({ customer: { id, name } }: { customer: StaffCustomer }) {
  const t = useText('admin-customers')
  const may = useMay()
  const [isViewing, setViewing] = useState(false)
  return (
    <>
      {may('shop:merge-customers') && <ActionLink to={adminUrls.mergeCustomer(id)}>{t('merge')}</ActionLink>}
      {may('shop:view-as') && <ActionButton onClick={() => setViewing(true)}>{t('view.open')}</ActionButton>}
      {isViewing && <ViewDialog id={id} name={name} onClose={() => setViewing(false)} />}
    </>
  )
}
