import { urls } from '#contract/urls.ts'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'

/** Three promises, each linked to the page with its terms. */
export function Promises() {
  const t = useText('landing')
  const shop = useShop()
  const { returnDays } = shop
  const all = [
    ...(returnDays > 0 ? [['returns', urls.returnPolicy()] as const] : []),
    ['reviews', urls.about()],
    ['quiet', urls.privacyPolicy()],
  ] as const
  return (
    <section aria-label={t('promises.label')} className="wrap">
      <CachedFragment name="promises" tag="ul" className="grid gap-6 border-t border-ink pt-6 md:grid-cols-3" cacheKey={shop}>
        {() =>
          all.map(([name, to]) => (
            <li key={name}>
              <h2 className="font-semibold">
                <TextLink to={to} className="inline-flex min-h-11 items-center">
                  {name === 'returns' ? t('promises.returns', { count: returnDays }) : t(`promises.${name}`)}
                </TextLink>
              </h2>
              <p className="mt-1 text-quiet">{t(`promises.${name}Text`)}</p>
            </li>
          ))
        }
      </CachedFragment>
    </section>
  )
}
