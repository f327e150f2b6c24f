import { type ReactNode, useCallback, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { urls } from '#contract/urls.ts'
import { useDate } from '#web/lib/dates.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useMoneyIn } from '#web/admin/orders/use-money-in.ts'
import { useText } from '#web/lib/text.ts'
import { type AsyncData, useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { TagEditor } from '#web/admin/orders/tag-editor.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton, ActionLink } from '#web/admin/ui/action-button.tsx'
import { useRoleName } from '#web/admin/ui/use-role-name.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { Notes } from './notes.tsx'
import { ViewDialog } from './view-dialog.tsx'

type Customer = ApiOutput<'GET /admin/customers/:id'>

/** One customer: what they bought, what they have, where they are signed in. */
export function Component() {
  const t = useText('admin-customers')
  const { id = '' } = useParams()
  const data = useAsyncData(useCallback(() => staff('GET /admin/customers/:id', { id }), [id]))
  return (
    <LoadedScreen title={t('title')} back={adminUrls.customers()} data={data}>
      {(customer) => <Loaded value={customer} change={data.change} />}
    </LoadedScreen>
  )
}

function Loaded({ value, change }: { value: Customer; change: AsyncData<Customer>['change'] }) {
  const t = useText('admin-customers')
  const money = useMoney()
  const moneyIn = useMoneyIn()
  const number = useNumber()
  const date = useDate()
  const shortTime = useShortTime()
  const may = useMay()
  const roleName = useRoleName()
  const { id } = value
  const [isViewing, setViewing] = useState(false)
  const facts: [string, string][] = [
    [t('column.email'), value.email ?? '-'],
    [t('phone'), value.phone ?? '-'],
    [t('column.since'), date(value.since)],
    [t('column.orders'), `${number(value.orders)}, ${money(value.spent)}`],
    [t('column.points'), number(value.points)],
    [t('posts'), number(value.posts)],
    [t('reviewCount'), number(value.reviews)],
    [t('role'), roleName(value.role)],
  ]
  return (
    <Screen
      title={value.name}
      back={adminUrls.customers()}
      beside={<span className="text-quiet">{value.email}</span>}
      actions={
        value.role === 'customer' &&
        value.mergedInto === null && (
          <>
            {may('shop:merge-customers') && <ActionLink to={adminUrls.mergeCustomer(id)}>{t('merge')}</ActionLink>}
            {may('shop:view-as') && <ActionButton onClick={() => setViewing(true)}>{t('view.open')}</ActionButton>}
          </>
        )
      }
    >
      {value.mergedInto && (
        <p className="mx-4 mt-3 rounded-card border border-warn px-4 py-3 md:mx-8">
          {t('mergedInto')}{' '}
          <Link to={adminUrls.customer(value.mergedInto.id)} className="font-medium underline underline-offset-4">
            {value.mergedInto.name}
          </Link>
        </p>
      )}
      {isViewing && <ViewDialog id={id} name={value.name} onClose={() => setViewing(false)} />}
      <div className="mt-3 grid gap-10 border-t border-line px-4 py-6 md:px-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Part title={t('about')}>
          <dl className="grid gap-1.5">
            {facts.map(([label, text]) => (
              <div key={label} className="flex justify-between gap-4">
                <dt className="text-quiet">{label}</dt>
                <dd className="min-w-0 truncate text-end">{text}</dd>
              </div>
            ))}
          </dl>
          {value.handle && (
            <Link to={urls.person(value.handle)} className="mt-3 inline-flex min-h-9 items-center underline">
              {t('profile')}
            </Link>
          )}
        </Part>
        <div className="grid content-start gap-10">
          <Part title={t('tagsTitle')}>
            {may('customers:write') ? (
              <TagEditor
                tags={value.tags}
                send={(tags) => staff('PUT /admin/customers/:id/tags', { id, tags })}
                onTags={(tags) => change((before) => ({ ...before, tags }))}
              />
            ) : (
              <p>{value.tags.join(', ') || '–'}</p>
            )}
          </Part>
          <Part title={t('notes.title')}>
            <Notes id={id} notes={value.notes} onNotes={(notes) => change((before) => ({ ...before, notes }))} />
          </Part>
          {may('orders:read') && (
            <Part title={t('lastOrders')}>
              {value.lastOrders.length === 0 && <p className="text-quiet">{t('noOrders')}</p>}
              <ul>
                {value.lastOrders.map((order) => (
                  <li key={order.id} className="border-b border-line">
                    <Link to={adminUrls.order(order.number)} className="flex min-h-11 items-center gap-6 hover:bg-studio">
                      <span className="w-28 font-semibold">{order.number}</span>
                      <span className="grow text-quiet">{shortTime(order.placedAt)}</span>
                      <span className="font-semibold">{moneyIn(order.totalCost, order.currency)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Part title={t('sessions')}>
            {value.sessions.length === 0 && <p className="text-quiet">{t('noSessions')}</p>}
            <ul>
              {value.sessions.map((session) => (
                <li key={session.id} className="flex min-h-11 items-center justify-between border-b border-line">
                  <span>{session.network}</span>
                  <span className="text-quiet">{shortTime(session.usedAt)}</span>
                </li>
              ))}
            </ul>
          </Part>
        </div>
      </div>
    </Screen>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 font-semibold">{title}</h2>
    {children}
  </section>
)
