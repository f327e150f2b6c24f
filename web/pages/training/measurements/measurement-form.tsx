import { type FormEvent, useState } from 'react'
import { type MeasurementKind, measurementRange } from '#contract/training/measurement-kinds.ts'
import type { Measurement } from '#contract/training/measurements.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { numberOf } from '#web/features/training/weights.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useMeasures } from './use-measures.ts'

/** Records a value for a day; a second one on the same day replaces it. */
export function MeasurementForm({ kind, onSaved }: { kind: MeasurementKind; onSaved: (saved: Measurement) => void }) {
  const t = useText('training')
  const errorMessage = useErrorMessage()
  const { unit, stored, text } = useMeasures(kind)
  const [today] = useState(() => new Date().toLocaleDateString('sv'))
  const [day, setDay] = useState(today)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { busy, error, run } = useAction()
  const [least, most] = measurementRange[kind]
  const send = (event: FormEvent) => {
    event.preventDefault()
    const number = numberOf(typed)
    const value = number === null ? null : stored(number)
    const isBad = value === null || value < least || value > most
    setWrong(isBad)
    if (isBad) return
    void run(async () => {
      onSaved(await signed('PUT /measurements/:kind/:day', { kind, day: day || today, value }))
      setTyped('')
      toast('success', t('measures.saved'))
    })
  }
  return (
    <form onSubmit={send} className="grid grid-cols-2 items-start gap-3 md:grid-cols-[1fr_1fr_auto]">
      <Field
        label={t('measures.value', { what: t(`measures.kinds.${kind}`), unit })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        required
        value={typed}
        error={isWrong ? t('measures.wrong', { least: text(least), most: text(most) }) : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Field label={t('exercise.day')} type="date" max={today} value={day} onChange={({ currentTarget }) => setDay(currentTarget.value)} />
      <Button type="submit" busy={busy} className="max-md:col-span-2 md:mt-[1.625rem]">
        {t('measures.save')}
      </Button>
      {error !== null && (
        <div className="col-span-full">
          <Alert tone="bad">{errorMessage(error)}</Alert>
        </div>
      )}
    </form>
  )
}
