import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TaggedRail } from './tagged-rail.tsx'

/**
 * Shown to visitors beside posts, in place of the members' rail: what an account is for, and the products and hashtags in the list's posts.
 */
export function JoinRail({ list, to, look = 'primary' }: { list: string; to: string; look?: 'primary' | 'secondary' }) {
  const t = useText('posts')
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-label={t('visitor.join')} className="rounded-card bg-studio p-5">
        <p>{t('visitor.text')}</p>
        <div className="mt-4 grid gap-2">
          <ButtonLink to={urls.signUp(to)} look={look}>
            {t('visitor.join')}
          </ButtonLink>
          <ButtonLink to={urls.signIn(to)} look="secondary">
            {t('visitor.signIn')}
          </ButtonLink>
        </div>
      </section>
      <TaggedRail list={list} />
    </div>
  )
}
