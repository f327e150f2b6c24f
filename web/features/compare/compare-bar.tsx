import { useLocation } from '#web/lib/router/hooks.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useCompared } from './compared.ts'

/** The way to what one compares, from any page, as long as there is something; on a product's page above the bar that buys. */
export function CompareBar() {
  const t = useText('common')
  const items = useCompared((compared) => compared.items)
  const { pathname } = useLocation()
  if (items.length === 0 || pathname === urls.compare()) return null
  const above = pathname.startsWith(urls.product('')) ? 'bottom-36' : 'bottom-20'
  return (
    <Link
      to={urls.compare()}
      className={`fixed start-4 z-10 mb-[env(safe-area-inset-bottom)] flex min-h-12 items-center gap-2 rounded-full border border-ink bg-surface py-1 ps-1.5 pe-3 text-sm font-medium shadow-float transition-colors hover:bg-ink hover:text-ground md:bottom-6 md:start-6 md:pe-4 print:hidden ${above}`}
    >
      <span className="flex -space-x-3" aria-hidden="true">
        {items.map(({ id, photo }) => (
          <span key={id} className="size-9 overflow-hidden rounded-full border border-line bg-studio">
            <Picture url={photo} alt="" width={36} height={36} shown="thumb" className="size-full object-cover" />
          </span>
        ))}
      </span>
      <Icon name="scales" className="size-5 md:hidden" />
      <span className="sr-only md:not-sr-only">{t('compareBar', { count: items.length, max: limits.compare.max })}</span>
    </Link>
  )
}
