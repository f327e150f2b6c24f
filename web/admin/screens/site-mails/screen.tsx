import { useCallback, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Locale } from '#contract/locales.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { mailName } from '#web/admin/site/mail-names.ts'
import { staff } from '#web/admin/session/session.ts'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { mailAreas } from '#contract/site/names.ts'

/** All of the shop's mails by topic, with the sentences that staff changed. */
export function Component() {
  const t = useText('admin-site')
  const { locales } = useShop()
  const [locale, setLocale] = useState<Locale>(locales[0] === 'bn' ? 'bn' : 'en')
  const data = useAsyncData(useCallback(() => staff('GET /admin/mail-templates', { locale }), [locale]))
  return (
    <LoadedScreen title={t('mails.title')} back={adminUrls.site()} data={data}>
      {({ templates }) => (
        <Screen
          title={t('mails.title')}
          back={adminUrls.site()}
          actions={
            locales.length > 1 && (
              <Segmented
                label={t('language.label')}
                value={locale}
                options={locales.map((one) => ({ value: one as Locale, name: t(one === 'bn' ? 'language.bn' : 'language.en') }))}
                onChange={setLocale}
              />
            )
          }
        >
          <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-line px-4 py-6 md:px-8">
            {mailAreas.map((area) => (
              <section key={area} className="grid grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-8">
                <h2 className="font-semibold">{t(`mails.area.${area}`)}</h2>
                <ul className="border-t border-line">
                  {templates
                    .filter((template) => template.area === area)
                    .map(({ name, subject, changed }) => (
                      <li
                        key={name}
                        className="relative flex min-h-12 flex-wrap items-center gap-x-4 border-b border-line py-1.5 hover:bg-studio"
                      >
                        <Link to={adminUrls.siteMail(locale, name)} className="font-medium after:absolute after:inset-0 md:w-60">
                          {mailName(t, name)}
                        </Link>
                        <span lang={locale} className="order-last w-full truncate text-quiet md:order-none md:w-auto md:min-w-0 md:flex-1">
                          {subject}
                        </span>
                        {changed > 0 && (
                          <span className="ms-auto">
                            <StateMark shape="done" tone="good">
                              {t('mails.changed', { count: changed })}
                            </StateMark>
                          </span>
                        )}
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        </Screen>
      )}
    </LoadedScreen>
  )
}
