import { useLocation } from '#web/lib/router/hooks.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { showsComparison } from './compare-places.ts'
import { hideCompareBar, useCompared } from './compared.ts'

/**
 * The link to the comparison, shown where people look for products while it has one. On wide screens it's a row at the lower edge of the
 * window, which has its own place at the end of the page; on phones a small pill, on a product page above the buy bar.
 */
export function ComparePill() {
  const t = useText('common')
  const { items, isBarHidden } = useCompared()
  const { pathname } = useLocation()
  if (items.length === 0 || isBarHidden || !showsComparison(pathname)) return null
  const above = pathname.startsWith(urls.product('')) ? 'bottom-36' : 'bottom-20'
  return (
    <div
      className={`fixed start-4 z-10 mb-[calc(var(--offline)+env(safe-area-inset-bottom))] flex rounded-full border border-ink bg-surface text-sm font-medium shadow-float md:sticky md:start-0 md:bottom-(--offline) md:mb-0 md:rounded-none md:px-4 print:hidden ${above}`}
    >
      <Link
        to={urls.compare()}
        className="flex min-h-12 items-center gap-2 rounded-s-full py-1 ps-1.5 pe-2 transition-colors hover:bg-ink hover:text-ground"
      >
        <span className="flex [&>span+span]:-ms-3" aria-hidden="true">
          {items.map(({ id, photo }) => (
            <span key={id} className="size-9 overflow-hidden rounded-full border border-line bg-studio">
              <Picture url={photo} alt="" width={36} height={36} shown="thumb" className="size-full object-cover" />
            </span>
          ))}
        </span>
        <Icon name="scales" className="size-5 md:hidden" />
        <span className="sr-only md:not-sr-only">{t('compareBar', { count: items.length, max: limits.compare.max })}</span>
      </Link>
      <button
        type="button"
        aria-label={t('compareHide')}
        onClick={hideCompareBar}
        className="grid w-11 place-items-center rounded-e-full border-s border-line transition-colors hover:bg-ink hover:text-ground"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}
