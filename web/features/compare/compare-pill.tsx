import { useLocation } from '#web/lib/router/hooks.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { showsComparison } from './compare-places.ts'
import { hideCompareBar, useCompared } from './compared.ts'

/**
 * The link to the comparison, shown where people look for products while it has one: a row at the lower edge of the window, on phones above
 * their bar, which has its own place at the end of the page. The buy bar of a product takes its place.
 */
export function ComparePill() {
  const t = useText('common')
  const { items, isBarHidden } = useCompared()
  const { pathname } = useLocation()
  if (items.length === 0 || isBarHidden || !showsComparison(pathname)) return null
  return (
    <div className="compare-bar sticky bottom-16 z-10 mb-[calc(var(--offline)+env(safe-area-inset-bottom))] flex border-t border-line bg-surface px-4 text-sm font-medium md:bottom-(--offline) md:mb-0 print:hidden">
      <Link to={urls.compare()} className="flex min-h-12 items-center gap-2 hover:underline">
        <span className="flex [&>span+span]:-ms-3" aria-hidden="true">
          {items.map(({ id, photo }) => (
            <span key={id} className="size-9 overflow-hidden rounded-full border border-line bg-studio">
              <Picture url={photo} alt="" width={36} height={36} shown="thumb" className="size-full object-cover" />
            </span>
          ))}
        </span>
        {t('compareBar', { count: items.length, max: limits.compare.max })}
      </Link>
      <IconButton label={t('compareHide')} onClick={hideCompareBar} className="my-auto -me-3 ms-auto">
        <Icon name="close" className="size-4" />
      </IconButton>
    </div>
  )
}
