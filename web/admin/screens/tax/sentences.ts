import { useText } from '#web/lib/text.ts'

/** What is wrong with each field of the tax settings, in words. */
export function useTaxSentences(): Record<string, string> {
  const t = useText('admin-shipping')
  return {
    classes: t('wrong.classes'),
    'classes.*.name': t('wrong.name'),
    'classes.*.code': t('wrong.code'),
    'zones.*.country': t('wrong.country'),
    'zones.*.region': t('wrong.place'),
    'zones.*.name': t('wrong.name'),
    'zones.*.rates.*.percent': t('wrong.percent'),
  }
}
