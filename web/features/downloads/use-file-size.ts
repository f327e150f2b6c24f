import { useShop } from '#web/lib/shop.ts'

/** Formats a size in bytes: "48 kB", "1.2 MB". */
export function useFileSize(): (bytes: number) => string {
  const { locale } = useShop()
  return (bytes) => {
    const isSmall = bytes < 1_000_000
    const amount = bytes / (isSmall ? 1000 : 1_000_000)
    const options = {
      style: 'unit',
      unit: isSmall ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: isSmall || amount >= 10 ? 0 : 1,
    } as const
    return new Intl.NumberFormat(locale, options).format(isSmall ? Math.max(1, amount) : amount)
  }
}
