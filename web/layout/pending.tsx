import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'

const patienceMs = 250

/** A thin progress bar while the next page is loading. */
export function Progress() {
  const t = useText('common')
  const busy = useNavigation().state !== 'idle'
  if (!busy) return null
  return (
    <div role="progressbar" aria-label={t('loading')} className="fixed inset-x-0 top-0 z-30 h-0.5 origin-left animate-progress bg-ember" />
  )
}

/** The skeleton to show once navigation takes noticeably long; undefined before that. */
export function usePendingSkeleton(): 'list' | 'detail' | undefined {
  const here = useLocation().pathname
  const to = useNavigation().location?.pathname
  const slow = useSlow(to !== undefined && to !== here ? to : null)
  if (slow?.startsWith(urls.collection(''))) return 'list'
  return slow?.startsWith(urls.product('')) ? 'detail' : undefined
}

/** The path being loaded, once it has taken longer than `patienceMs`. */
function useSlow(to: string | null): string | null {
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    if (to === null) return undefined
    const timer = setTimeout(() => setSlow(to), patienceMs)
    return () => {
      clearTimeout(timer)
      setSlow(null)
    }
  }, [to])
  return slow === to ? slow : null
}
