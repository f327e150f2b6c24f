import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from '#web/lib/router/hooks.ts'
import type { ProductCard } from '#contract/product.ts'
import { useText } from '#web/lib/text.ts'
import { Countdown } from '#web/ui/countdown.tsx'

/** Reload interval after the end: where this clock is ahead of the server's, the deal isn't over there yet. */
const againMs = 2000

/** The time and pieces a deal has left. When it ends, the page reloads its prices. Needs the group "ui". */
export function DealCountdown({ deal: { endsAt, left } }: { deal: NonNullable<ProductCard['deal']> }) {
  const t = useText('common')
  const [isOver, setOver] = useState(false)
  const end = useCallback(() => setOver(true), [])
  useReload(isOver)
  return (
    <div className="grid gap-3">
      <Countdown label={t('deal.ends')} until={endsAt} onEnd={end} />
      {left !== null && <p className="text-sm font-medium">{t('deal.left', { count: left })}</p>}
    </div>
  )
}

function useReload(isOver: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOver) return undefined
    void revalidate()
    const timer = setInterval(() => void revalidate(), againMs)
    return () => clearInterval(timer)
  }, [isOver, revalidate])
}
