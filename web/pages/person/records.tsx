import { useCallback, useRef, useState } from 'react'
import type { Profile } from '#contract/profiles.ts'
import type { LiftRecord } from '#contract/records.ts'
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
import { useDeletions } from './use-deletions.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const DeleteRecord = pressedPart(async () => (await import('./delete-record.tsx')).DeleteRecord)

interface RecordsProps {
  profile: Profile
  loaded: History | null
  onChange: () => Promise<void>
}

/** A person's records: the best in each lift, and the history of the selected one; of a single lift, the history says it all. */
export function Records({ profile: { handle, relation, ...profile }, loaded, onChange }: RecordsProps) {
  const t = useText('people')
  const name = useLiftName()
  const unit = useUnit()
  const [chosen, setChosen] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [deleting, setDeleting] = useState<LiftRecord | null>(null)
  const { remove, cameBack, without, bestOf } = useDeletions(refresh)
  const records = bestOf(profile.records)
  const best = records.find(({ lift }) => lift === chosen) ?? records[0]
  const lift = best?.lift ?? ''
  // The history from the server is shown until a newer best exists.
  const isLoaded = !cameBack && loaded?.lift === lift && loaded.records.some(({ id }) => id === best?.id)
  const fetchHistory = useCallback(() => historyOf(handle, lift, signed), [handle, lift])
  const fetched = useAsyncData(best && !isLoaded ? fetchHistory : null)
  const shownHistory = isLoaded ? loaded : fetched.value
  const history = shownHistory && { ...shownHistory, records: without(shownHistory.records) }
  async function refresh(): Promise<void> {
    await Promise.all([onChange(), fetched.load()])
  }
  if (!best) return null
  const confirm = (record: LiftRecord) => {
    setDeleting(null)
    void remove(record, history?.records ?? [])
    // The button disappears with its row, so the focus moves to the lift's heading.
    setTimeout(() => heading.current?.focus())
  }
  return (
    <div className="grid gap-4">
      {records.length > 1 && <LiftTiles records={records} chosen={lift} onChoose={setChosen} />}
      <section aria-labelledby="lift" className="md:rounded-card md:border md:border-line md:bg-surface md:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 ref={heading} id="lift" tabIndex={-1} className="display text-xl">
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
          <LiftHistory key={lift} history={history} {...(relation?.isSelf && { onDelete: setDeleting })} />
        ) : fetched.error ? (
          <div className="grid justify-items-start gap-3 py-8">
            <p>{t('records.failed')}</p>
            <Button look="secondary" busy={fetched.busy} onClick={() => void fetched.load()}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          <Skeleton className="mt-4 aspect-[400/210] w-full" />
        )}
      </section>
      {deleting && <DeleteRecord record={deleting} onClose={() => setDeleting(null)} onConfirm={() => confirm(deleting)} />}
    </div>
  )
}
