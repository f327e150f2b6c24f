import type { ShopSettings } from '#contract/admin/settings.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { countryName } from '#web/features/customers/addresses/format-address.ts'

/** What only the server's environment sets, so that nobody enters prices in a currency that isn't theirs. */
export function ServerSettings({ onServer: { currency, countries, timeZone } }: Pick<ShopSettings, 'onServer'>) {
  const t = useText('admin-settings')
  const { locale } = useShop()
  const names = new Intl.ListFormat(locale).format(countries.map((country) => countryName(country, locale)))
  const facts = [
    ['CURRENCY_NAME', currency],
    ['COUNTRIES', names],
    ['SHIPPING_TIME_ZONE', timeZone],
  ] as const
  return (
    <section className="grid gap-4 border-t border-line pt-5 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-8">
      <div>
        <h2 className="font-semibold">{t('server.title')}</h2>
        <p className="text-quiet">{t('server.text')}</p>
      </div>
      <dl className="grid content-start gap-5">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="font-medium">{t(`server.${name}`)}</dt>
            <dd>
              {value}
              <span className="block text-sm text-quiet">{t('server.setBy', { name })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
