import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { lineOf, menu } from '#web/admin/frame/menu.ts'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { loadWaiting } from '#web/admin/frame/waiting.ts'
import { useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Dashboard } from './dashboard.tsx'
import { FirstSteps } from './first-steps.tsx'

/** The start screen: waiting work and sales for staff who may see orders, links to their work for others. */
export function Component() {
  const { locale } = useShop()
  const may = useMay()
  const [now] = useState(() => new Date())
  const today = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(now)
  return (
    <Screen title={today}>
      {may('settings:write') && <FirstSteps />}
      {may('orders:read') ? <Numbers /> : <Places />}
    </Screen>
  )
}

function Numbers() {
  const t = useText('admin')
  const errorMessage = useErrorMessage()
  const { value, error, load } = useAsyncData(loadWaiting)
  if (value) return <Dashboard home={value} />
  if (error !== null)
    return (
      <Notice title={t('list.failed')} text={errorMessage(error)}>
        <ActionButton onClick={() => void load()}>{t('retry')}</ActionButton>
      </Notice>
    )
  return (
    <div role="status" className="grid gap-6 px-4 py-4 md:px-8">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-26" />
      <Skeleton className="h-80" />
    </div>
  )
}

function Places() {
  const t = useText('admin')
  const may = useMay()
  const lines = menu.flat().filter((line) => may(line.permission) && line !== lineOf(adminUrls.home()))
  return (
    <ul className="grid px-4 py-4 md:px-8">
      {lines.map(({ name, to }) => (
        <li key={name} className="border-b border-line">
          <Link to={to} className="flex min-h-12 items-center font-medium">
            {t(`menu.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
