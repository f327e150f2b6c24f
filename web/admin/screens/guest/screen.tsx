import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { LastOrders } from '#web/admin/customers/last-orders.tsx'
import { LeadsTo } from '#web/admin/customers/leads-to.tsx'
import { TagsAndNotes } from '#web/admin/customers/tags-and-notes.tsx'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { About } from './about.tsx'
import { Addresses } from './addresses.tsx'
import { Erase } from './erase.tsx'
import type { GuestProps } from './guest.ts'

/** Someone who ordered without an account: orders, addresses, tags and notes. */
export function Component() {
  const t = useText('admin-customers')
  const { id = '' } = useParams()
  const data = useAsyncData(useCallback(() => staff('GET /admin/guests/:id', { id }), [id]))
  return (
    <LoadedScreen title={t('title')} back={adminUrls.customers()} data={data}>
      {(guest) => <Loaded key={id} guest={guest} change={data.change} />}
    </LoadedScreen>
  )
}

function Loaded({ guest, change }: GuestProps) {
  const t = useText('admin-customers')
  const may = useMay()
  const { id, name, email, account, isClaimed, tags, notes, lastOrders, addresses } = guest
  return (
    <Screen
      title={name || email}
      back={adminUrls.customers()}
      beside={<span className="text-quiet">{t('guest.name')}</span>}
      actions={account === null && may('customers:write') && <Erase id={id} />}
    >
      {account && (
        <LeadsTo text={t(isClaimed ? 'guest.claimed' : 'guest.hasAccount')} to={adminUrls.customer(account.id)}>
          {account.name}
        </LeadsTo>
      )}
      <div className="mt-3 grid gap-10 border-t border-line px-4 py-6 md:px-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid content-start gap-10">
          <About guest={guest} />
          {addresses.length > 0 && <Addresses addresses={addresses} />}
        </div>
        <div className="grid content-start gap-10">
          {!isClaimed && (
            <TagsAndNotes
              tags={{
                tags,
                send: (sent) => staff('PUT /admin/guests/:id/tags', { id, tags: sent }),
                onTags: (saved) => change((before) => ({ ...before, tags: saved })),
              }}
              notes={{
                notes,
                send: (text) => staff('POST /admin/guests/:id/notes', { id, text }),
                onNotes: (saved) => change((before) => ({ ...before, notes: saved })),
              }}
            />
          )}
          {may('orders:read') && <LastOrders orders={lastOrders} />}
        </div>
      </div>
    </Screen>
  )
}
