import { limits } from '#contract/limits.ts'
import type { WorkoutFile } from '#contract/training/workout-files.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/features/training/fold.tsx'

interface PreviewProps {
  preview: WorkoutFile
  busy: boolean
  onSend: () => void
  onBack: () => void
}

/** So many skipped lines are shown right away. */
const shownErrors = 5

/** A preview of an import: its workouts, new exercises, and what is skipped and why. */
export function Preview({ preview, busy, onSend, onBack }: PreviewProps) {
  const t = useText('training')
  const calendar = useCalendar()
  const number = useNumber()
  const { metres, ...others } = limits.training
  const most = Object.fromEntries(Object.entries({ ...others, meters: metres }).map(([name, value]) => [name, number(value)]))
  const { format, workoutCount, setCount, knownCount, newExercises, workouts, errorCount, lineErrors } = preview
  return (
    <div
      role="group"
      aria-label={t(`files.formats.${format}`)}
      className="mt-2 grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div role="status">
        <p className="text-sm text-quiet">{t(`files.formats.${format}`)}</p>
        <p className="display text-xl">
          {workoutCount === 0
            ? t(knownCount + errorCount === 0 ? 'files.empty' : 'files.nothing')
            : t('files.ready', {
                workouts: t('history.workouts', { count: workoutCount }),
                sets: t('units.sets', { count: setCount }),
              })}
        </p>
      </div>
      {knownCount > 0 && <p>{t('files.known', { count: knownCount })}</p>}
      {newExercises.length > 0 && (
        <p className="wrap-anywhere">{t('files.newExercises', { count: newExercises.length, names: newExercises.join(', ') })}</p>
      )}
      {errorCount > 0 && (
        <Fold title={t('files.errors', { count: errorCount })} isOpen={errorCount <= shownErrors}>
          <ul className="grid gap-1 text-sm">
            {lineErrors.map(({ line, reason }) => (
              <li key={line}>{t('files.line', { line: String(line), message: t(`files.reasons.${reason}`, most) })}</li>
            ))}
          </ul>
          {errorCount > lineErrors.length && (
            <p className="mt-2 text-sm text-quiet">{t('files.andMore', { count: errorCount - lineErrors.length })}</p>
          )}
        </Fold>
      )}
      {workouts.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {workouts.map(({ title, startedAt, setCount: sets }) => (
            <li key={`${startedAt} ${title}`} className="flex items-baseline justify-between gap-4 py-2">
              <span className="min-w-0 wrap-anywhere">
                {title} <span className="text-sm text-quiet">{t('units.sets', { count: sets })}</span>
              </span>
              <span className="shrink-0 text-sm text-quiet">{calendar.date(startedAt.slice(0, 10))}</span>
            </li>
          ))}
        </ul>
      )}
      {workoutCount > workouts.length && (
        <p className="text-sm text-quiet">{t('files.andMore', { count: workoutCount - workouts.length })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {workoutCount > 0 && (
          <Button busy={busy} onClick={onSend}>
            {t('files.send', { count: workoutCount })}
          </Button>
        )}
        <Button look="secondary" onClick={onBack}>
          {t('files.another')}
        </Button>
      </div>
    </div>
  )
}
