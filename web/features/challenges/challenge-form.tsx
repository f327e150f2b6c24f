import { type FormEvent, useState } from 'react'
import type { Challenge } from '#contract/challenges/challenges.ts'
import { type Goal, tiers } from '#contract/challenges/tiers.ts'
import { challengeLimits } from '#contract/challenges/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { CoverField } from '#web/features/clubs/staff/cover-field.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { exerciseOptions, goalsIn } from './exercise-choice.ts'
import { type ChallengeFields, fieldsFrom, problemOf } from './form-values.ts'

interface ChallengeFormProps {
  /** The back office's own dialog, which asks before input is lost. */
  Frame?: typeof Dialog
  /** Absent for a new challenge. */
  challenge?: Challenge
  send: (fields: ChallengeFields) => Promise<Challenge>
  onClose: () => void
  onSaved: (challenge: Challenge) => void
}

/** Only the server knows which day it is. */
const isFirstDayRefused = (error: unknown) => isRefusal(error) && error.errors?.['firstDay'] !== undefined

/** Creates a challenge, or edits one that hasn't started. Needs the groups "challenge-forms" and "club-forms". */
export function ChallengeForm({ Frame = Dialog, challenge, send, onClose, onSaved }: ChallengeFormProps) {
  const t = useText('challenge-forms')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [wrong, setWrong] = useState<ReturnType<typeof problemOf>>(null)
  const { locale } = useShop()
  const before = challenge?.exercise?.key ?? ''
  const [exercise, setExercise] = useState(before)
  const [chosen, setGoal] = useState<Goal>(challenge?.goal ?? 'volume')
  const offered = goalsIn(exercise)
  const goal = offered.includes(chosen) ? chosen : offered.at(-1)!
  const [cover, setCover] = useState(challenge?.cover ?? null)
  const [uploading, setUploading] = useState(false)
  const errorOf = (field: string) => (wrong?.field === field ? t(wrong.problem, { count: challengeLimits.days }) : undefined)
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const form = submitted.currentTarget
    const focus = (field: string) => form.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
    const fields = fieldsFrom(new FormData(form), before || null)
    const problem = problemOf(fields)
    setWrong(problem)
    if (problem) return focus(problem.field)
    void run(async () => {
      const saved = await send({ ...fields, cover }).catch((refused: unknown) => {
        if (isFirstDayRefused(refused)) focus('firstDay')
        throw refused
      })
      onSaved(saved)
      toast('success', t(challenge ? 'saved' : 'created'))
      onClose()
    })
  }
  return (
    <Frame open title={t(challenge ? 'edit' : 'create')} place="side" onClose={onClose}>
      <form onSubmit={submit} className="grid min-h-0 grow content-start gap-5 overflow-y-auto p-5">
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        <Field
          name="title"
          label={t('title')}
          defaultValue={challenge?.title}
          required
          minLength={3}
          maxLength={challengeLimits.title}
          autoComplete="off"
        />
        <Select
          name="exercise"
          label={t('exercise')}
          hint={t(exercise === '' ? 'everything' : 'onlySets')}
          value={exercise}
          onChange={(event) => setExercise(event.currentTarget.value)}
          options={[{ value: '', name: t('allTraining') }, ...exerciseOptions(locale)]}
        />
        <Select
          name="goal"
          label={t('goal')}
          value={goal}
          onChange={(event) => setGoal(offered.find((one) => one === event.currentTarget.value) ?? goal)}
          options={offered.map((value) => ({ value, name: t(`goals.${value}`) }))}
        />
        <TierFields challenge={challenge} goal={goal} errorOf={errorOf} />
        <PeriodFields challenge={challenge} isFirstRefused={isFirstDayRefused(error)} errorOf={errorOf} />
        <TextArea
          name="description"
          label={t('text')}
          defaultValue={challenge?.description}
          maxLength={challengeLimits.description}
          rows={4}
        />
        <CoverField url={cover} onChange={setCover} onBusy={setUploading} />
        <Button type="submit" busy={busy || uploading}>
          {t(challenge ? 'save' : 'create')}
        </Button>
      </form>
    </Frame>
  )
}

interface FieldsProps {
  challenge: Challenge | undefined
  errorOf: (field: string) => string | undefined
}

/** The amount that each tier needs. */
function TierFields({ challenge, goal, errorOf }: FieldsProps & { goal: Goal }) {
  const t = useText('challenge-forms')
  return (
    <div className="grid grid-cols-3 gap-3">
      {tiers.map((tier) => (
        <Field
          key={tier}
          name={tier}
          type="number"
          inputMode="numeric"
          label={t(tier)}
          hint={tier === 'bronze' ? t(`units.${goal}`) : undefined}
          error={errorOf(tier)}
          defaultValue={challenge?.tiers[tier]}
          required
          min={1}
          max={challengeLimits.tier}
        />
      ))}
    </div>
  )
}

/** The first and the last day. */
function PeriodFields({ challenge, isFirstRefused, errorOf }: FieldsProps & { isFirstRefused: boolean }) {
  const t = useText('challenge-forms')
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          name="firstDay"
          type="date"
          label={t('first')}
          defaultValue={challenge?.firstDay}
          required
          error={isFirstRefused ? t('wrongFirst') : undefined}
        />
        <Field name="lastDay" type="date" label={t('last')} defaultValue={challenge?.lastDay} required error={errorOf('lastDay')} />
      </div>
      <p className="-mt-3 text-sm text-quiet">{t('days', { count: challengeLimits.days })}</p>
    </>
  )
}
