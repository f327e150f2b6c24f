import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The journal's feeds. */
export function Follow() {
  const t = useText('blog')
  return (
    <section className="mt-20 flex flex-wrap items-center justify-between gap-6 rounded-card bg-studio p-6 md:p-10">
      <div>
        <h2 className="display text-xl">{t('feed')}</h2>
        <p className="mt-2 text-quiet">{t('feedText')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={urls.blogFeed('rss')} reloadDocument look="secondary">
          {t('rss')}
        </ButtonLink>
        <ButtonLink to={urls.blogFeed('atom')} reloadDocument look="secondary">
          {t('atom')}
        </ButtonLink>
      </div>
    </section>
  )
}
