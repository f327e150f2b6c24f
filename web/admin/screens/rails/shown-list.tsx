import { useCallback } from 'react'
import { limits } from '#contract/limits.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SmallPicture } from '#web/admin/products/small-picture.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { exclude, loadShown, pin, type Picks, type RailTag, type ShownProduct } from './rail.ts'

interface ShownListProps {
  tag: RailTag
  picks: Picks
  onChange: (picks: Picks) => void
}

/** The rail's current products, each with buttons to pin or exclude it. */
export function ShownList({ tag, picks, onChange }: ShownListProps) {
  const t = useText('admin-rails')
  const admin = useText('admin')
  const { value, error, busy, load } = useAsyncData(useCallback(() => loadShown(tag), [tag]))
  return (
    <section aria-labelledby="shown" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="me-auto">
          <h2 id="shown" className="font-semibold">
            {t('shown.title')}
          </h2>
          <p className="text-sm text-quiet">{t('shown.text')}</p>
        </div>
        <ActionButton busy={busy} onClick={() => void load()}>
          {t('shown.reload')}
        </ActionButton>
      </div>
      <ErrorLine error={error} />
      {value === null && error === null && (
        <div role="status">
          <span className="sr-only">{admin('loading')}</span>
          <Skeleton className="h-80" />
        </div>
      )}
      {value?.length === 0 && <p className="text-quiet">{t('shown.none')}</p>}
      <ol>
        {value?.map((one, at) => (
          <ShownRow key={one.id} of={one} place={at + 1} picks={picks} onChange={onChange} />
        ))}
      </ol>
    </section>
  )
}

function ShownRow({ of, place, picks, onChange }: Omit<ShownListProps, 'tag'> & { of: ShownProduct; place: number }) {
  const t = useText('admin-rails')
  const number = useNumber()
  const { id, name, photo } = of
  const isIn = (list: Picks['pinned']) => list.some((one) => one.id === id)
  const state = isIn(picks.pinned) ? 'pinned' : isIn(picks.excluded) ? 'excluded' : null
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-line">
      <span className="w-6 shrink-0 text-quiet">{number(place)}</span>
      <SmallPicture url={photo} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {state !== null ? (
        <span className="text-quiet">{t(`shown.${state}`)}</span>
      ) : (
        <span className="flex shrink-0">
          <ActionButton
            look="bare"
            disabled={picks.pinned.length >= limits.rails.pinned}
            aria-label={t('shown.pinOf', { name })}
            onClick={() => onChange(pin(picks, of))}
          >
            {t('shown.pin')}
          </ActionButton>
          <ActionButton
            look="bare"
            disabled={picks.excluded.length >= limits.rails.excluded}
            aria-label={t('shown.excludeOf', { name })}
            onClick={() => onChange(exclude(picks, of))}
          >
            {t('shown.exclude')}
          </ActionButton>
        </span>
      )}
    </li>
  )
}
