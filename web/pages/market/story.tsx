import type { Picture as Shot } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** About the shop in a few lines, between two rows of products. */
export function Story({ total, picture }: { total: number; picture: Shot | null }) {
  const t = useText('market')
  return (
    <section className="bg-ink text-ground dark:bg-studio dark:text-ink">
      <div className={`grid grid-cols-1 ${picture ? 'md:grid-cols-2' : ''}`}>
        {picture && (
          <div className="relative min-h-64 overflow-hidden">
            <Picture {...picture} shown="scene" className="absolute inset-0 size-full object-cover" />
          </div>
        )}
        <div className={`grid grid-cols-1 content-center gap-6 py-14 md:py-24 ${picture ? 'px-4 md:px-12 lg:px-20' : 'wrap'}`}>
          <h2 className="display max-w-[9em] text-3xl text-balance wrap-break-word">{t('story.title')}</h2>
          <p className="max-w-[30em] text-lg">{t('story.first')}</p>
          <p className="max-w-[30em] text-lg">{t('story.second', { count: total })}</p>
          <p>
            <ButtonLink to={urls.collection()} look="inverse">
              {t('story.link')}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  )
}
