import { useCallback } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { firstInvalidSet } from '#web/features/training/draft-input.ts'
import type { Draft } from '#web/features/training/draft.ts'
import { restSeconds, RestTimer } from '#web/features/training/rest-timer.tsx'
import type { SetPlace } from '#web/features/training/round.ts'
import { WorkoutEditor } from '#web/features/training/workout-editor.tsx'
import { Finish } from './finish.tsx'

interface NowProps {
  draft: Draft
  change: (make: (draft: Draft) => Draft) => void
  replace: (draft: Draft | null) => void
  /** Returns false if another tab has changed the draft since. */
  removeSent: (sent: Draft) => boolean
  /** Whether Finish was pressed. */
  isFinishing: boolean
  onFinish: (isFinishing: boolean) => void
}

const msPerSecond = 1000

/** The current workout with everything to log it: name, exercises, rest timer, note. */
export function Now({ draft, change, replace, removeSent, isFinishing, onFinish }: NowProps) {
  const t = useText('training')
  const rest = useCallback((restUntil: number | null) => change((before) => ({ ...before, restUntil })), [change])
  const startRest = (restAfter: SetPlace) =>
    change((before) => ({ ...before, restUntil: Date.now() + restSeconds() * msPerSecond, restAfter }))
  return (
    <>
      <p className="-mt-3 mb-4 text-sm text-quiet">{t('now.stored')}</p>
      <Field
        className="mb-4"
        label={t('now.name')}
        value={draft.title}
        placeholder={t('now.usual')}
        maxLength={limits.training.title}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => change((before) => ({ ...before, title: value }))}
      />
      <WorkoutEditor draft={draft} change={change} isNow onRest={startRest} />
      <TextArea
        className="mt-4"
        label={t('now.note')}
        rows={2}
        maxLength={limits.training.note}
        value={draft.note}
        onChange={({ currentTarget: { value } }) => change((before) => ({ ...before, note: value }))}
      />
      {draft.exercises.length > 0 && (
        <Button className="mt-4 w-full" onClick={() => onFinish(true)}>
          {t('now.finish')}
        </Button>
      )}
      {draft.restUntil !== null && <RestTimer until={draft.restUntil} onChange={rest} />}
      {isFinishing && (
        <Finish
          draft={draft}
          isReadable={firstInvalidSet(draft) === null}
          replace={replace}
          removeSent={removeSent}
          onClose={() => onFinish(false)}
        />
      )}
    </>
  )
}
