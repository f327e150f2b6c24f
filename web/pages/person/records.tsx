import { useCallback, useState } from 'react'
import type { Profile } from '#contract/profiles.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useLiftName } from '#web/features/profiles/lift-name.ts'
import { chooseUnit, useUnit } from '#web/features/profiles/unit.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type History, historyOf } from './history.ts'
import { LiftHistory } from './lift-history.tsx'
import { LiftTiles } from './lift-tiles.tsx'

/** What a person can lift: the best of each, and how the chosen one came about. */
export function Records({ profile: { handle, records }, loaded }: { profile: Profile; loaded: History | null }) {
  const t = useText('people')
  const name = useLiftName()
  const unit = useUnit()
  const [wanted, setWanted] = useState<string | null>(null)
  const best = records.find(({ lift }) => lift === wanted) ?? records[0]
  const lift = best?.lift ?? ''
  // What the page came with is shown until something newer is the best.
  const isLoaded = loaded?.lift === lift && loaded.records.some(({ id }) => id === best?.id)
  const ask = useCallback(() => historyOf(handle, lift, signed), [handle, lift])
  const asked = useAsyncData(best && !isLoaded ? ask : null)
  const history = isLoaded ? loaded : asked.value
  if (!best) return null
  return (
    <div className="grid gap-4">
      <LiftTiles records={records} chosen={lift} onChoose={setWanted} />
      <section aria-labelledby="lift" className="md:rounded-card md:border md:border-line md:bg-surface md:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="lift" className="display text-xl">
            {name(lift)}
          </h2>
          {best.measure === 'weight' && (
            <Segmented
              label={t('units.label')}
              value={unit}
              options={(['kg', 'lb'] as const).map((value) => ({ value, name: t(`units.${value}`) }))}
              onChange={chooseUnit}
            />
          )}
        </div>
        {history ? (
          <LiftHistory history={history} />
        ) : asked.error ? (
          <div className="grid justify-items-start gap-3 py-8">
            <p>{t('records.failed')}</p>
            <Button look="secondary" busy={asked.busy} onClick={() => void asked.load()}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          <Skeleton className="mt-4 aspect-[400/210] w-full" />
        )}
      </section>
    </div>
  )
}
