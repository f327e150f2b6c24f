import type { Picture } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Scene } from '#web/ui/scene.tsx'
import type { StaffTexts } from './load.ts'

interface CloseProps {
  picture: Picture | null
  hasProducts: boolean
  own?: StaffTexts
  /** Another section follows. */
  isWithin?: boolean
}

/** The closing section, over a full-width picture. */
export function Close({ picture: usual, hasProducts, own, isWithin = false }: CloseProps) {
  const t = useText('landing')
  const picture = own?.picture ?? usual
  const words = (
    <div className="wrap relative flex flex-col items-start pt-16 pb-8 lg:py-28">
      <h2 className="display max-w-[6em] text-3xl text-balance">{own?.title || t('close.title')}</h2>
      <p className="mt-4 max-w-[22em] md:text-lg">{own?.text || t('close.text')}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={own?.path ?? urls.signUp()} className={own?.path ? undefined : 'public-visitor'}>
          {(own?.path && own.linkText) || t('close.join')}
        </ButtonLink>
        {hasProducts && (
          <ButtonLink to={urls.market()} look="secondary">
            {t('close.shop')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
  return (
    <section className={isWithin ? '' : 'mt-20 -mb-24 md:mt-28'}>
      {picture ? (
        <Scene picture={{ ...picture, blur: undefined, alt: '' }} className="lg:min-h-96 lg:[--shift:2.5rem]">
          {words}
        </Scene>
      ) : (
        <div className="bg-studio">{words}</div>
      )}
    </section>
  )
}
