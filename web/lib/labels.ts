import { useShop } from './shop.ts'

/** As the shop says it in this page's language; nothing in its first. Like the prefix of paths, set once for a page: no hook is needed. */
let labels: Record<string, string> | undefined

/** Sets the names for the page that is shown. */
export const setLabels = (to: typeof labels): void => void (labels = to)

/** What the name or value of an option is called for people. Addresses and calls have the original. */
export const labelOf = (term: string): string => labels?.[term] ?? term

/** The `lang` of a text from the catalogue or from content files: none where it's in the page's language. */
export function useLangOf(): (text: { locale?: string | undefined }) => string | undefined {
  const { locale: shown, locales } = useShop()
  return ({ locale = locales[0] }) => (locale === shown ? undefined : locale)
}

/** The language of a text that isn't there in the page's, by the name that readers of the page know it by. */
export function useLanguageOf(): (text: { locale?: string | undefined }) => string | undefined {
  const { locale: shown } = useShop()
  const langOf = useLangOf()
  return (text) => {
    const lang = langOf(text)
    return lang && new Intl.DisplayNames(shown, { type: 'language' }).of(lang)
  }
}
