import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { type FeedView, rememberView } from './feed-views.ts'

/** Chooses which posts are shown. Links, so that each view has an address and works without script; they replace the history entry. */
export function ViewLinks({ views, view }: { views: readonly FeedView[]; view: FeedView }) {
  const t = useText('posts')
  return (
    <nav aria-label={t('views.label')} className="flex flex-wrap rounded-full border border-edge p-0.5">
      {views.map((one) => (
        <Link
          key={one}
          to={urls.newsfeed(one)}
          replace
          preventScrollReset
          aria-current={one === view ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-full px-4 text-sm font-medium transition-colors max-[22rem]:px-3 hoverable:min-h-9 aria-[current=page]:bg-ink aria-[current=page]:text-ground"
          onClick={() => rememberView(one)}
        >
          {t(`views.${one}`)}
        </Link>
      ))}
    </nav>
  )
}
