import { urls } from '#contract/urls.ts'
import { TaggedRail } from '#web/features/posts/feed/tagged-rail.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export { TrendingRail } from '#web/features/posts/tags/trending-rail.tsx'

/** The purpose of an account, and the products that the posts tag. Shown to visitors in place of a member's own rail. */
export function JoinRail() {
  const t = useText('posts')
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-label={t('visitor.join')} className="rounded-card bg-studio p-5">
        <p>{t('visitor.text')}</p>
        <div className="mt-4 grid gap-2">
          <ButtonLink to={urls.signUp(urls.newsfeed())}>{t('visitor.join')}</ButtonLink>
          <ButtonLink to={urls.signIn(urls.newsfeed())} look="secondary">
            {t('visitor.signIn')}
          </ButtonLink>
        </div>
      </section>
      <TaggedRail list="popular" />
    </div>
  )
}
