import { type FormEvent, useCallback, useId, useState } from 'react'
import type { CountedWorkout } from '#contract/challenges/left-out.ts'
import { challengeLimits } from '#contract/challenges/limits.ts'
import type { Goal } from '#contract/challenges/tiers.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { useAmounts } from './use-amounts.ts'

/** The calls to use: staff have endpoints of their own. */
interface CountedWorkoutCalls {
  list: () => Promise<{ items: CountedWorkout[] }>
  leaveOut: (workoutId: string, reason: string) => Promise<CountedWorkout>
  countAgain: (workoutId: string) => Promise<CountedWorkout>
}

interface CountedWorkoutsProps {
  /** The back office's own dialog, which asks before input is lost. */
  Frame?: typeof Dialog
  name: string
  goal: Goal
  calls: CountedWorkoutCalls
  /** The results aren't final yet. */
  isOpen: boolean
  onChange: () => void
  onClose: () => void
}

/** What each workout of a participant adds, with buttons to exclude it or count it again. Needs the groups "challenges" and "ui". */
export function CountedWorkouts({ Frame = Dialog, name, goal, calls, isOpen, onChange, onClose }: CountedWorkoutsProps) {
  const t = useText('challenges')
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- they are of one participant as long as this is open
  const ask = useCallback(() => calls.list(), [])
  const { value, error, busy, load, change } = useAsyncData(ask)
  const replace = (changed: CountedWorkout) => {
    change((before) => before && { items: before.items.map((one) => (one.id === changed.id ? changed : one)) })
    onChange()
  }
  return (
    <Frame open title={t('workouts.title', { name })} onClose={onClose}>
      <div className="min-h-0 overflow-y-auto p-5">
        <p className="mb-3 text-sm text-quiet">{t('workouts.text')}</p>
        {value ? (
          value.items.length === 0 ? (
            <p>{t('workouts.none')}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {value.items.map((workout) => (
                <Line key={workout.id} workout={workout} goal={goal} calls={calls} isOpen={isOpen} onChange={replace} />
              ))}
            </ul>
          )
        ) : error ? (
          <div className="grid justify-items-start gap-3">
            <p>{t('failed')}</p>
            <Button look="secondary" busy={busy} onClick={() => void load()}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </div>
    </Frame>
  )
}

interface LineProps extends Pick<CountedWorkoutsProps, 'goal' | 'calls' | 'isOpen'> {
  workout: CountedWorkout
  onChange: (workout: CountedWorkout) => void
}

function Line({ workout: { id, performedOn, amount, leftOut }, goal, calls, isOpen, onChange }: LineProps) {
  const t = useText('challenges')
  const amounts = useAmounts(goal)
  const { date } = useCalendar()
  const errorMessage = useErrorMessage()
  const form = useId()
  const [showsForm, setShowsForm] = useState(false)
  const { busy, error, run } = useAction()
  const day = date(performedOn)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const reason = new FormData(sent).get('reason') as string
    void run(async () => {
      onChange(await calls.leaveOut(id, reason.trim()))
      // Tells the surrounding dialog that nothing is unsaved anymore.
      sent.reset()
      setShowsForm(false)
    })
  }
  const again = () => void run(async () => onChange(await calls.countAgain(id)))
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="min-w-0">
          {day} <span className={leftOut === null ? 'text-quiet' : 'text-quiet line-through'}>{amounts(amount)}</span>
        </span>
        {isOpen && leftOut === null && (
          <TextButton
            aria-expanded={showsForm}
            aria-controls={form}
            aria-label={t('workouts.leaveOutOne', { day })}
            onClick={() => setShowsForm(!showsForm)}
          >
            {t('workouts.leaveOut')}
          </TextButton>
        )}
        {isOpen && leftOut !== null && (
          <TextButton aria-label={t('workouts.countOne', { day })} aria-disabled={busy} onClick={again}>
            {t('workouts.count')}
          </TextButton>
        )}
      </div>
      {leftOut !== null && <p className="pb-1 text-sm wrap-anywhere text-quiet">{t('workouts.because', { reason: leftOut })}</p>}
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      {showsForm && leftOut === null && (
        <form id={form} onSubmit={send} className="grid gap-3 py-2">
          <Field name="reason" label={t('workouts.reason')} required maxLength={challengeLimits.reason} autoComplete="off" />
          <Button type="submit" look="secondary" busy={busy}>
            {t('workouts.send')}
          </Button>
        </form>
      )}
    </li>
  )
}
