import { useEffect, useRef } from 'react'
import { useLocation } from '#web/lib/router/hooks.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useRootData } from '#web/lib/root-data.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Brand } from '#web/layout/brand.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { useGate } from '#web/admin/session/session.ts'
import { MenuLines } from './menu-lines.tsx'
import { PaletteButton } from './palette-button.tsx'
import { PersonMenu } from './person-menu.tsx'

/** The menu of wide screens. Before sign-in it shows only the shop's name or logo. */
export function Sidebar() {
  const t = useText('admin')
  const { name } = useShop()
  const logo = useRootData()?.rendered?.logo
  const gate = useGate()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  // The menu is longer than most screens are high. Some browsers return a promise here, which isn't to become the effect's cleanup.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, gate])
  return (
    <header className="no-print sticky top-0 hidden h-dvh flex-col overflow-y-auto border-e border-line bg-ground px-3 py-4 md:flex">
      <Link to={adminUrls.home()} className={`display px-2.5 uppercase wrap-anywhere ${sizeOf(name)}`}>
        <Brand name={name} logo={logo} />
      </Link>
      {gate === 'open' && (
        <>
          <PaletteButton />
          <nav ref={nav} aria-label={t('menu.label')} className="mt-3 grid gap-5">
            <MenuLines pathname={pathname} />
          </nav>
          <PersonMenu />
        </>
      )}
      {gate === 'loading' && <Bones />}
      {gate !== 'open' && (
        <Link to="/market" className="mt-auto flex min-h-9 items-center gap-2.5 px-2.5 text-quiet hover:text-ink">
          <AdminIcon name="shop" />
          {t('toShop')}
        </Link>
      )}
    </header>
  )
}

/** A size at which the longest word of the shop's name stays on one line, up to what a word may have. */
function sizeOf(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length))
  return longest <= 8 ? 'text-xl' : longest <= 11 ? 'text-lg' : longest <= 15 ? 'text-sm' : 'text-xs'
}

const Bones = () => (
  <div className="mt-4 grid gap-4 px-2.5">
    {['w-20', 'w-28', 'w-16', 'w-32', 'w-18', 'w-24'].map((width) => (
      <Skeleton key={width} className={`h-4 ${width}`} />
    ))}
  </div>
)
