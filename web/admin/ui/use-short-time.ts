import { useMemo } from 'react'
import { useShop } from '#web/lib/shop.ts'

/** A time in its shortest clear form: the time if it's today, the day if it's this year, or else the date. */
export function useShortTime(): (time: string) => string {
  const { locale } = useShop()
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
    return (text) => {
      const at = new Date(text)
      const now = new Date()
      if (at.toDateString() === now.toDateString()) return time.format(at)
      return (at.getFullYear() === now.getFullYear() ? day : date).format(at)
    }
  }, [locale])
}
