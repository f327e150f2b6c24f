import type { Picture } from '#contract/catalogue.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Scene } from '#web/ui/scene.tsx'

/** The last word, over a picture from edge to edge. */
export function Close({ picture, hasProducts }: { picture: Picture | null; hasProducts: boolean }) {
  const t = useText('landing')
  const words = (
    <div className="wrap relative flex flex-col items-start pt-16 pb-8 lg:py-28">
      <h2 className="display max-w-[8em] text-3xl text-balance">{t('close.title')}</h2>
      <p className="mt-4 max-w-[26em] md:text-lg">{t('close.text')}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={urls.signUp()}>{t('close.join')}</ButtonLink>
        {hasProducts && (
          <ButtonLink to={urls.market()} look="secondary">
            {t('close.shop')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
  return (
    <section className="mt-20 -mb-24 md:mt-28">
      {picture ? (
        <Scene picture={{ ...picture, blur: undefined, alt: '' }} className="lg:min-h-96">
          {words}
        </Scene>
      ) : (
        <div className="bg-studio">{words}</div>
      )}
    </section>
  )
}
