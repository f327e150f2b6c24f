import { useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Routine } from '#contract/training/routines.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { focusSoon } from '#web/lib/focus-heading.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useUnsavedChanges } from '#web/lib/use-unsaved-changes.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { ExercisePicker } from '#web/features/training/exercise-picker.tsx'
import { LeaveDialog } from '#web/features/training/leave-dialog.tsx'
import { SaveProblem } from '#web/features/training/save-problem.tsx'
import { DeleteRoutine } from './delete-routine.tsx'
import { Sharing } from './sharing.tsx'
import { newTarget, type RoutineFields, routineInput, type InvalidFields, findInvalidFields } from './routine-fields.ts'
import { Targets } from './targets.tsx'

interface RoutineFormProps {
  /** The routine as read; null for a new one. */
  routine: Routine | null
  begun: RoutineFields
  /** Called after the routine was changed elsewhere: shows its current state in a new form. */
  onLoadNewer: () => Promise<void>
}

/** The form of a routine. */
export function RoutineForm({ routine, begun, onLoadNewer }: RoutineFormProps) {
  const t = useText('training')
  const errorMessage = useErrorMessage()
  const [fields, setFields] = useState(begun)
  const [wrong, setWrong] = useState<InvalidFields | null>(null)
  const [isPicking, setPicking] = useState(false)
  const { busy, error, run } = useAction({ busyAfterSuccess: true })
  const loading = useAction({ busyAfterSuccess: true })
  const leaving = useUnsavedChanges(fields !== begun)
  const set = (changed: Partial<RoutineFields>) => setFields((before) => ({ ...before, ...changed }))
  const form = useRef<HTMLDivElement>(null)
  const save = () => {
    const invalid = findInvalidFields(fields)
    setWrong(invalid)
    if (invalid) return focusSoon(() => form.current?.querySelector('[aria-invalid=true], [data-wrong]'))
    const input = routineInput(fields)
    void run(async () => {
      await (routine === null
        ? signed('POST /routines', input)
        : signed('PUT /routines/:id', { id: routine.id, version: routine.version, ...input }))
      leaving.allowLeaving()
      toast('success', t('routine.saved'))
      goTo(urls.training(), { replace: true })
    })
  }
  return (
    <div ref={form} className="grid grid-cols-1 gap-5">
      <Field
        label={t('routine.name')}
        value={fields.name}
        maxLength={limits.training.title}
        error={wrong?.name && fields.name.trim() === '' ? t('routine.wrongName') : undefined}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-lg font-semibold">{t('routine.exercises')}</h2>
        <Targets targets={fields.targets} wrong={wrong} onChange={(targets) => set({ targets })} />
        {wrong?.none && fields.targets.length === 0 && <Alert tone="bad">{t('routine.none')}</Alert>}
        {fields.targets.length < limits.training.exercises && (
          <Button look="secondary" data-wrong={wrong?.none ? '' : undefined} onClick={() => setPicking(true)}>
            {t('now.addExercise')}
          </Button>
        )}
      </section>
      <TextArea
        label={t('routine.note')}
        rows={2}
        maxLength={limits.training.note}
        value={fields.note}
        onChange={({ currentTarget }) => set({ note: currentTarget.value })}
      />
      {error !== null && <SaveProblem error={error} busy={loading.busy} onLoadNewer={() => void loading.run(onLoadNewer)} />}
      {loading.error !== null && <Alert tone="bad">{errorMessage(loading.error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={save}>
          {t('routine.save')}
        </Button>
        {routine && <DeleteRoutine id={routine.id} onDeleted={leaving.allowLeaving} />}
      </div>
      {isPicking && (
        <ExercisePicker
          onClose={() => setPicking(false)}
          onPick={({ exercise, name }) => {
            setPicking(false)
            set({ targets: [...fields.targets, newTarget(exercise, name)] })
          }}
        />
      )}
      {routine && <Sharing routine={routine} />}
      <LeaveDialog {...leaving} />
    </div>
  )
}
