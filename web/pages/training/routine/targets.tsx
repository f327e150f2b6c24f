import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { withWholeSupersets } from '#contract/training/supersets.ts'
import { useExerciseName } from '#web/features/training/exercise-info.ts'
import { isLinked, linked, movedBy, supersetPositions } from '#web/features/training/supersets.ts'
import type { Target, InvalidFields } from './routine-fields.ts'
import { TargetItem } from './target-item.tsx'

interface TargetsProps {
  targets: Target[]
  wrong: InvalidFields | null
  onChange: (targets: Target[]) => void
}

/** The exercises of a routine in an order that buttons change. */
export function Targets({ targets, wrong, onChange }: TargetsProps) {
  const t = useText('training')
  const nameOf = useExerciseName()
  const [announced, setAnnounced] = useState('')
  const places = supersetPositions(targets)
  const names = targets.map(({ exercise, name }) => nameOf(exercise, name))
  const move = (at: number, by: 1 | -1) => {
    const after = movedBy(targets, at, by)
    onChange(after)
    setAnnounced(t('routine.moved', { exercise: names[at]!, place: after.indexOf(targets[at]!) + 1 }))
  }
  const link = (at: number, isWithNext: boolean) => {
    onChange(linked(targets, at, isWithNext))
    setAnnounced(t(isWithNext ? 'superset.linked' : 'superset.parted', { exercise: names[at]!, next: names[at + 1]! }))
  }
  return (
    <>
      <ol className="grid grid-cols-1 gap-3">
        {targets.map((target, at) => (
          <TargetItem
            key={target.key}
            target={target}
            name={names[at]!}
            next={names[at + 1]}
            place={places[at]!}
            isFirst={at === 0}
            isLinked={isLinked(targets, at)}
            wrong={wrong}
            onChange={(changed) => onChange(targets.with(at, { ...target, ...changed }))}
            onMove={(by) => move(at, by)}
            onRemove={() => onChange(withWholeSupersets(targets.toSpliced(at, 1)))}
            onLink={(isWithNext) => link(at, isWithNext)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  )
}
