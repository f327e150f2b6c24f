import { useShop } from './shop.ts'

/** Translations of option names and values; undefined in the shop's first language. Set once for a page, so that no hook is needed. */
let labels: Record<string, string> | undefined

/** Sets the translations for the page. */
export const setLabels = (to: typeof labels): void => void (labels = to)

/** The display name of an option's name or value. URLs and calls use the original. */
export const labelOf = (term: string): string => labels?.[term] ?? term

/** The `lang` attribute for a text from the catalogue or content files: undefined if it's in the page's language. */
export function useLangOf(): (text: { locale?: string | undefined }) => string | undefined {
  const { locale: shown, locales } = useShop()
  return ({ locale = locales[0] }) => (locale === shown ? undefined : locale)
}

/** The language of a text that isn't in the page's, by its name in the page's language. */
export function useLanguageOf(): (text: { locale?: string | undefined }) => string | undefined {
  const { locale: shown } = useShop()
  const langOf = useLangOf()
  return (text) => {
    const lang = langOf(text)
    return lang && new Intl.DisplayNames(shown, { type: 'language' }).of(lang)
  }
}
