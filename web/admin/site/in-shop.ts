import type { Locale } from '#contract/locales.ts'
import type { LocalizedText } from '#contract/site/link.ts'
import { useShop } from '#web/lib/shop.ts'

/** A text in the shop's first language, or else in any. */
export function useShown(): (texts: LocalizedText) => string {
  const first = useShop().locales[0] as Locale
  return (texts) => texts[first] || Object.values(texts).find(Boolean) || ''
}

/** An id for a new item. */
export const newId = (): string => Math.random().toString(36).slice(2, 10).padEnd(8, '0')
