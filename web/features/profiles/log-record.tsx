import { type FormEvent, useState } from 'react'
import { mainLifts, type Measure } from '#contract/lifts.ts'
import { limits } from '#contract/limits.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { asciiDigits } from '#contract/digits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useIdempotencyKey } from '#web/lib/use-idempotency-key.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useLiftName } from './lift-name.ts'
import { useAmount } from './use-amount.ts'
import { chooseUnit, useUnit } from './unit.ts'
import { kilosOfUnit } from './amount.ts'

const own = 'own'
const ownMeasures = ['weight', 'reps', 'time', 'distance'] as const
const secondsPerMinute = 60

/** Logs a lift, run or hold, and says whether it's a record. Needs the groups "people" and "ui". */
export function LogRecord({ onClose, onLogged }: { onClose: () => void; onLogged: () => Promise<void> }) {
  const t = useText('people')
  const errorMessage = useErrorMessage()
  const amount = useAmount()
  const liftName = useLiftName()
  const unit = useUnit()
  const [lift, setLift] = useState<string>('squat')
  const [measure, setMeasure] = useState<Measure>('weight')
  const [wrong, setWrong] = useState<string | undefined>()
  const { busy, error, run } = useAction()
  const keyOf = useIdempotencyKey()
  const [today] = useState(() => new Date().toLocaleDateString('sv'))
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (field: string) => ((form.get(field) ?? '') as string).trim()
    const value = valueOf(text('value'), measure, unit)
    setWrong(value === null ? t('log.wrong') : undefined)
    if (value === null) return
    void run(async () => {
      const input = { lift: lift === own ? text('name') : lift, measure, value, performedOn: text('on') || today, note: text('note') }
      const logged = await signed('POST /records', input, { idempotencyKey: keyOf(input) })
      const shown = amount(logged.value, logged.measure).text
      toast(
        'success',
        t(logged.isBeingChecked ? 'log.checking' : logged.isBest ? 'log.best' : 'log.done', { lift: liftName(logged.lift), value: shown }),
      )
      await onLogged()
      onClose()
    })
  }
  return (
    <Dialog open title={t('log.title')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 overflow-y-auto p-5">
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        <LiftFields
          lift={lift}
          measure={measure}
          onChange={(chosen) => {
            setLift(chosen.lift)
            setMeasure(chosen.measure)
          }}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
          <Field
            name="value"
            label={t(`log.values.${measure}`)}
            inputMode={measure === 'time' ? 'text' : 'decimal'}
            autoComplete="off"
            required
            error={wrong}
            inputClass="display text-xl"
          />
          {measure === 'weight' && (
            <Select
              label={t('units.label')}
              value={unit}
              onChange={({ target }) => chooseUnit(target.value === 'lb' ? 'lb' : 'kg')}
              options={(['kg', 'lb'] as const).map((value) => ({ value, name: t(`units.${value}`) }))}
            />
          )}
        </div>
        <Field name="on" label={t('log.on')} type="date" defaultValue={today} max={today} required />
        <Field name="note" label={t('log.note')} maxLength={limits.profile.note} autoComplete="off" />
        <Button type="submit" busy={busy}>
          {t('log.send')}
        </Button>
      </form>
    </Dialog>
  )
}

interface LiftFieldsProps {
  lift: string
  measure: Measure
  onChange: (chosen: { lift: string; measure: Measure }) => void
}

/** One of the main lifts, or one of the member's own with its name and what is measured. */
function LiftFields({ lift, measure, onChange }: LiftFieldsProps) {
  const t = useText('people')
  const liftName = useLiftName()
  return (
    <>
      <Select
        label={t('log.lift')}
        value={lift}
        onChange={({ target }) => onChange({ lift: target.value, measure: 'weight' })}
        options={[...mainLifts, own].map((value) => ({ value, name: value === own ? t('log.own') : liftName(value) }))}
      />
      {lift === own && (
        <div className="grid gap-4 md:grid-cols-2">
          <Field name="name" label={t('log.name')} required maxLength={limits.profile.lift} />
          <Select
            label={t('log.measure')}
            value={measure}
            onChange={({ target }) => onChange({ lift, measure: target.value as Measure })}
            options={ownMeasures.map((value) => ({ value, name: t(`measures.${value}`) }))}
          />
        </div>
      )}
    </>
  )
}

/** Parses a value to kilograms, seconds, metres or repetitions; null if it's invalid. A time may be "4:30". */
function valueOf(typed: string, measure: Measure, unit: 'kg' | 'lb'): number | null {
  const plain = asciiDigits(typed).replace(',', '.')
  const value =
    measure === 'time' && /^\d+(:\d{1,2}){1,2}$/.test(plain)
      ? plain.split(':').reduce((sum, part) => sum * secondsPerMinute + Number(part), 0)
      : Number(plain)
  if (!Number.isFinite(value) || value <= 0) return null
  return measure === 'weight' ? kilosOfUnit(value, unit) : value
}
