import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { lineOf, menu } from '#web/admin/frame/menu.ts'
import { useMay } from '#web/admin/session/session.ts'

/** Where one begins: the ways to what one may do. */
export function Component() {
  const t = useText('admin')
  const may = useMay()
  const lines = menu.flat().filter((line) => may(line.permission) && line !== lineOf(adminUrls.home()))
  return (
    <Screen title={t('menu.home')}>
      <ul className="grid px-4 py-4 md:px-8">
        {lines.map(({ name, to }) => (
          <li key={name} className="border-b border-line">
            <Link to={to} className="flex min-h-12 items-center font-medium">
              {t(`menu.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
