import { type Locale, locales as known } from '#contract/locales.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Select } from '#web/ui/select.tsx'

interface IssueLanguageProps {
  /** Null for the shop's first language. */
  value: Locale | null
  onChange: (locale: Locale | null) => void
}

/** In a shop with several languages: the language of an issue, which its page in the archive also has. */
export function IssueLanguage({ value, onChange }: IssueLanguageProps) {
  const t = useText('admin-newsletter')
  const { locale, locales } = useShop()
  if (locales.length < 2) return null
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <Select
      label={t('archive.language')}
      value={value ?? locales[0] ?? ''}
      options={locales.map((one) => ({ value: one, name: names.of(one) ?? one }))}
      onChange={({ currentTarget }) => onChange(known.find((one) => one === currentTarget.value && one !== locales[0]) ?? null)}
    />
  )
}
