import { useState } from 'react'
import { type Pose, poses, progressPhotosMax as max } from '#contract/training/poses.ts'
import type { ProgressPhoto } from '#contract/training/progress-photos.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { Failed } from '#web/features/training/failed.tsx'
import { TrainingPage } from '#web/features/training/training-page.tsx'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Compare } from './compare.tsx'
import { Timeline } from './timeline.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const AddPhoto = pressedPart(async () => (await import('./add-photo.tsx')).AddPhoto)
const ask = () => signed('GET /progress-photos', {})

/** The member's progress photos: two of them side by side, and all by month. */
export function PhotosView() {
  const t = useText('training')
  const isIn = useSessionStatus() === 'authenticated'
  const [isAdding, setAdding] = useState(false)
  const { value, error, busy, load, change } = useAsyncData(isIn ? ask : null)
  const add = (added: ProgressPhoto) => {
    setAdding(false)
    change(({ items }) => ({ items: [added, ...items].toSorted(newestFirst) }))
  }
  const hasSome = value !== null && value.items.length > 0
  return (
    <TrainingPage
      title={t('photos.title')}
      action={hasSome && value.items.length < max && <Button onClick={() => setAdding(true)}>{t('photos.add')}</Button>}
    >
      <p className="-mt-3 mb-6 text-quiet">{t('photos.intro')}</p>
      {hasSome ? (
        <Photos photos={value.items} onDeleted={(gone) => change(({ items }) => ({ items: items.filter(({ id }) => id !== gone) }))} />
      ) : value ? (
        <EmptyState title={t('photos.none')} text={t('photos.noneText')} picture={<Frames />}>
          <Button onClick={() => setAdding(true)}>{t('photos.add')}</Button>
        </EmptyState>
      ) : error ? (
        <Failed error={error} busy={busy} onRetry={() => void load()} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
      {isAdding && <AddPhoto onAdded={add} onClose={() => setAdding(false)} />}
    </TrainingPage>
  )
}

const newestFirst = (a: ProgressPhoto, b: ProgressPhoto): number => (a.day === b.day ? (a.id < b.id ? 1 : -1) : a.day < b.day ? 1 : -1)

function Photos({ photos, onDeleted }: { photos: ProgressPhoto[]; onDeleted: (id: string) => void }) {
  const t = useText('training')
  const [chosen, setPose] = useState<Pose | 'all'>('all')
  const there = poses.filter((pose) => photos.some((photo) => photo.pose === pose))
  const pose = there.find((one) => one === chosen) ?? 'all'
  const shown = photos.filter((photo) => pose === 'all' || photo.pose === pose)
  return (
    <div className="grid grid-cols-1 gap-8">
      {photos.length >= max && <Alert tone="warn">{t('photos.full', { count: max })}</Alert>}
      {there.length > 1 && (
        <div>
          <Segmented
            label={t('photos.show')}
            value={pose}
            options={(['all', ...there] as const).map((value) => ({ value, name: t(`photos.poses.${value}`) }))}
            onChange={setPose}
          />
        </div>
      )}
      {shown.length > 1 && <Compare key={pose} photos={shown} />}
      <Timeline photos={shown} onDeleted={onDeleted} />
    </div>
  )
}

/** Two empty frames, for before there are photos. */
function Frames() {
  return (
    <div aria-hidden="true" className="absolute inset-0 flex items-center justify-center gap-3 p-8">
      {[0, 1].map((one) => (
        <svg key={one} viewBox="0 0 96 128" className={`h-full max-h-48 rounded-card bg-surface ${one === 0 ? 'text-line' : 'text-edge'}`}>
          <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
            <circle cx="48" cy="34" r="11" />
            <path d="M30 60q18-10 36 0l5 26M30 60l-5 26M34 62v24l3 34M62 62v24l-3 34M37 86h22" />
          </g>
        </svg>
      ))}
    </div>
  )
}
