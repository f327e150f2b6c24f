import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { lineOf, menu } from '#web/admin/frame/menu.ts'
import { Screen } from '#web/admin/frame/screen.tsx'
import { loadHome } from '#web/admin/frame/waiting.ts'
import { useMay } from '#web/admin/session/session.ts'
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
  return (
    <Loaded data={useAsyncData(loadHome)} bones={['h-26', 'h-80']}>
      {(home) => <Dashboard home={home} />}
    </Loaded>
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
