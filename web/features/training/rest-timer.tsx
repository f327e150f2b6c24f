import { useEffect, useState } from 'react'
import { readLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'
import { useNumber, withDigits } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { formatSeconds } from './weights.ts'

const entry = 'restSeconds'
const defaultSeconds = 120
const stepSeconds = 15
const longestSeconds = 900
const msPerSecond = 1000

/** The length of a rest between sets, in seconds: the one used last. */
export function restSeconds(): number {
  const stored = readLocalEntry(entry)
  return typeof stored === 'number' && stored >= stepSeconds && stored <= longestSeconds ? stored : defaultSeconds
}

interface RestTimerProps {
  until: number
  /** Called with the new end of the rest; null ends it. */
  onChange: (until: number | null) => void
}

/** The remaining rest, at the bottom of the screen. Adjusting it by 15 seconds also changes the next one. */
export function RestTimer({ until, onChange }: RestTimerProps) {
  const t = useText('training')
  const number = useNumber()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), msPerSecond / 2)
    return () => clearInterval(timer)
  }, [])
  const left = Math.ceil((until - now) / msPerSecond)
  const isOver = left <= 0
  useEffect(() => {
    if (!isOver) return undefined
    const timer = setTimeout(() => onChange(null), 4 * msPerSecond)
    return () => clearTimeout(timer)
  }, [isOver, onChange])
  const move = (seconds: number) => {
    writeLocalEntry(entry, Math.min(Math.max(restSeconds() + seconds, stepSeconds), longestSeconds))
    onChange(until + seconds * msPerSecond)
  }
  return (
    <section
      aria-label={t('rest.label')}
      className="sticky bottom-[calc(4rem+var(--offline)+env(safe-area-inset-bottom))] z-10 -mx-4 mt-4 border-t border-line bg-surface px-4 py-2 md:bottom-[calc(1rem+var(--offline))] md:mx-0 md:rounded-card md:border"
    >
      <div className="flex items-center justify-between gap-2">
        <p role="timer" aria-live="off" className="display text-xl tabular-nums">
          <span className="sr-only">{t('rest.label')} </span>
          {withDigits(formatSeconds(Math.max(left, 0)), number)}
        </p>
        <div className="flex">
          <Button look="quiet" aria-label={t('rest.less')} disabled={isOver} onClick={() => move(-stepSeconds)}>
            {`−${stepSeconds}`}
          </Button>
          <Button look="quiet" aria-label={t('rest.more')} disabled={isOver} onClick={() => move(stepSeconds)}>
            {`+${stepSeconds}`}
          </Button>
          <Button look="quiet" onClick={() => onChange(null)}>
            {t('rest.skip')}
          </Button>
        </div>
      </div>
      <ProgressBar label={t('rest.label')} value={Math.max(left, 0)} max={restSeconds()} tone="ember" />
      <p role="status" className="sr-only">
        {isOver && t('rest.over')}
      </p>
    </section>
  )
}
