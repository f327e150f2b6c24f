import { useState } from 'react'
import { useLocation } from '#web/lib/router/hooks.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { useGate, useMay } from '#web/admin/session/session.ts'
import { lineOf, menu } from './menu.ts'
import { MenuLines } from './menu-lines.tsx'
import { PersonMenu } from './person-menu.tsx'
import { useWaiting } from './waiting.ts'

const cell = 'relative grid min-h-14 place-items-center content-center gap-0.5 text-xs aria-[current]:font-semibold'

/** The menu on phones: the most used lines, and the rest behind "More". */
export function PhoneBar() {
  const t = useText('admin')
  const isOpen = useGate() === 'open'
  const may = useMay()
  const number = useNumber()
  const waiting = useWaiting()
  const { pathname } = useLocation()
  const [more, setMore] = useState(false)
  if (!isOpen) return null
  const here = lineOf(pathname)
  const lines = menu.flat().filter(({ onPhone, permission }) => onPhone && may(permission))
  return (
    <>
      <nav
        aria-label={t('menu.phone')}
        className="no-print fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {lines.map(({ name, to, icon }) => (
          <Link key={name} to={to} aria-current={here?.name === name ? 'page' : undefined} className={cell}>
            <AdminIcon name={icon} className="size-5" />
            {t(`menu.${name}`)}
            {(waiting[name] ?? 0) > 0 && (
              <span className="absolute start-1/2 top-1 ms-1.5 rounded-full bg-ink px-1.5 text-xs text-ground">
                {number(waiting[name] ?? 0)}
              </span>
            )}
          </Link>
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setMore(true)} className={cell}>
          <AdminIcon name="more" className="size-5" />
          {t('menu.more')}
        </button>
      </nav>
      <Dialog open={more} title={t('menu.label')} place="start" onClose={() => setMore(false)}>
        <div className="flex grow flex-col gap-5 overflow-y-auto p-3">
          <MenuLines pathname={pathname} onGo={() => setMore(false)} />
          <PersonMenu />
        </div>
      </Dialog>
    </>
  )
}
