import { urls } from '#contract/urls.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

/** The shop's other languages, each in its own words. The server finds this page in that language, so the links work without script. */
export function Languages({ className }: { className: string }) {
  const t = useText('common')
  const { locale, locales } = useShop()
  if (locales.length < 2) return null
  return (
    <nav aria-label={t('footer.languages')} className="flex flex-wrap gap-x-5">
      {locales.map((one) => (
        <a
          key={one}
          href={urls.language(one)}
          lang={one}
          rel="nofollow"
          aria-current={one === locale || undefined}
          className={`${one === locale ? '' : 'font-system'} ${className}`}
        >
          {new Intl.DisplayNames(one, { type: 'language' }).of(one)}
        </a>
      ))}
    </nav>
  )
}
