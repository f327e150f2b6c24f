import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Who we are, in a few lines, between two rows of products. */
export function Story({ total }: { total: number }) {
  const t = useText('home')
  return (
    <section className="bg-ink text-ground dark:bg-studio dark:text-ink">
      <div className="wrap grid gap-8 py-16 md:grid-cols-2 md:py-24">
        <h2 className="display max-w-[9em] text-3xl text-balance">{t('story.title')}</h2>
        <div className="grid content-end gap-5 md:pl-8">
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
