import { focusSoon } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { linkToNext, moveExercise, removeExercise, restoreExercise } from './draft-changes.ts'
import type { Draft, DraftExercise } from './draft.ts'
import { useExerciseName } from './exercise-info.ts'
import { isLinked } from './supersets.ts'

/** The id of the button that adds an exercise to the workout. */
export const addExerciseId = 'add-exercise'
const menuId = (key: string): string => `menu-${key}`

interface CardMenuProps {
  draft: Draft
  exercise: DraftExercise
  change: (change: (draft: Draft) => Draft) => void
  onNote: () => void
  /** What to tell screen readers. */
  onAnnounce: (message: string) => void
}

/** The menu of an exercise in a workout: its note, its place, its superset. */
export function CardMenu({ draft, exercise: { key, name }, change, onNote, onAnnounce }: CardMenuProps) {
  const t = useText('training')
  const nameOf = useExerciseName()
  const at = draft.exercises.findIndex((one) => one.key === key)
  const below = draft.exercises[at + 1]
  const isWithNext = isLinked(draft.exercises, at)
  const next = below && nameOf(below.exercise, below.name)
  const remove = () => {
    change(removeExercise(key))
    const beside = below ?? draft.exercises[at - 1]
    focusSoon(() => document.getElementById(beside ? menuId(beside.key) : addExerciseId))
    toast('info', t('now.removed', { exercise: name }), { label: t('now.undo'), run: () => change(restoreExercise(key, draft)) })
  }
  const items = [
    { label: t('now.addNote'), onChoose: onNote },
    {
      label: t(draft.showsRpe ? 'now.hideRpe' : 'now.showRpe'),
      onChoose: () => change((before) => ({ ...before, showsRpe: !before.showsRpe })),
    },
    ...(next === undefined
      ? []
      : [
          {
            label: t('superset.withNext', { exercise: next }),
            chosen: isWithNext,
            onChoose: () => {
              change(linkToNext(key, !isWithNext))
              onAnnounce(t(isWithNext ? 'superset.parted' : 'superset.linked', { exercise: name, next }))
            },
          },
        ]),
    { label: t('now.up'), disabled: at === 0, onChoose: () => change(moveExercise(key, -1)) },
    { label: t('now.down'), disabled: at === draft.exercises.length - 1, onChoose: () => change(moveExercise(key, 1)) },
    { label: t('now.remove'), danger: true, onChoose: remove },
  ]
  return (
    <Menu label={t('now.menu', { exercise: name })} groups={[{ items }]}>
      {(trigger) => (
        <IconButton {...trigger} id={menuId(key)} label={t('now.menu', { exercise: name })}>
          <Icon name="menu" />
        </IconButton>
      )}
    </Menu>
  )
}
