import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { useLanguageName, useTargets } from '#web/admin/translations/languages.ts'
import { FileActions } from './file-actions.tsx'
import { Products } from './products.tsx'
import { Terms } from './terms.tsx'

const parts = ['products', 'categories', 'options', 'names'] as const

/** Translations of products, categories and options, beside the originals. The language is in the address. */
export function Component() {
  const t = useText('admin-translations')
  const { locales } = useShop()
  const targets = useTargets()
  const languageName = useLanguageName()
  const [query] = useSearchParams()
  const into = targets.find((one) => one === query.get('locale')) ?? targets[0]
  const [part, setPart] = useState<(typeof parts)[number]>('products')
  return (
    <Screen
      title={t('title')}
      beside={<span className="text-quiet">{t('fromTo', { from: languageName(locales[0]!), to: languageName(into) })}</span>}
      actions={<FileActions into={into} />}
    >
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line px-4 py-6 md:px-8">
        {!locales.includes(into) && <Alert tone="quiet">{t('notOffered', { language: languageName(into) })}</Alert>}
        <div className="flex flex-wrap gap-3">
          {targets.length > 1 && (
            <Segmented
              label={t('language')}
              value={into}
              options={targets.map((value) => ({ value, name: languageName(value) }))}
              onChange={(locale) => goTo(adminUrls.translations({ locale }), { replace: true })}
            />
          )}
          <Segmented
            label={t('part')}
            value={part}
            options={parts.map((value) => ({ value, name: t(`parts.${value}`) }))}
            onChange={setPart}
          />
        </div>
        {part === 'products' ? <Products key={into} into={into} /> : <Terms key={`${part} ${into}`} part={part} into={into} />}
      </div>
    </Screen>
  )
}
