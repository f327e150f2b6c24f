import type { Locale } from '#contract/locales.ts'
import type { LocalizedText } from '#contract/site/link.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface LocalTextProps {
  label: string
  value: LocalizedText
  max: number
  hint?: string
  problem?: string | undefined
  isLong?: boolean
  onChange: (value: LocalizedText) => void
}

/** A text in each of the shop's languages, with one field for each. */
export function LocalText({ label, value, max, hint, problem, isLong = false, onChange }: LocalTextProps) {
  const t = useText('admin-site')
  const { locales } = useShop()
  return (
    <div className={`grid gap-3 ${isLong || locales.length < 2 ? '' : 'md:grid-cols-2'}`}>
      {(locales as Locale[]).map((locale, index) => {
        const common = {
          label: locales.length > 1 ? t('inLanguage', { label, language: t(`language.${locale}`) }) : label,
          value: value[locale] ?? '',
          lang: locale,
          maxLength: max,
          hint: index === 0 ? hint : undefined,
          error: index === 0 ? problem : undefined,
        }
        const write = (text: string) => onChange({ ...value, [locale]: text })
        return isLong ? (
          <TextArea key={locale} {...common} rows={3} onChange={({ currentTarget }) => write(currentTarget.value)} />
        ) : (
          <Field key={locale} {...common} onChange={({ currentTarget }) => write(currentTarget.value)} />
        )
      })}
    </div>
  )
}
