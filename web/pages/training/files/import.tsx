import { useState } from 'react'
import type { WorkoutFile } from '#contract/training/workout-files.ts'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { sendForm } from '#web/features/auth/session/send-form.ts'
import { useUnit } from '#web/features/profiles/unit.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Select } from '#web/ui/select.tsx'
import { Preview } from './preview.tsx'

type Unit = 'kg' | 'lb'
const bytesPerMegabyte = 1_000_000

/** Reads a file, shows a preview, and imports it after confirmation. */
export function Import() {
  const t = useText('training')
  const errorMessage = useErrorMessage()
  const usual = useUnit()
  const [chosenUnit, setUnit] = useState<Unit | null>(null)
  const unit = chosenUnit ?? usual
  const [chosen, setChosen] = useState<{ file: File; unit: Unit; preview: WorkoutFile } | null>(null)
  const { busy, error, run } = useAction()
  const send = (file: File, of: Unit, preview: boolean) => sendForm('POST /workout-files', { preview: String(preview), unit: of }, file)
  const look = (file: File | undefined) => {
    setChosen(null)
    if (file) void run(async () => setChosen({ file, unit, preview: await send(file, unit, true) }))
  }
  const save = () =>
    chosen &&
    void run(async () => {
      const { workoutCount } = await send(chosen.file, chosen.unit, false)
      toast('success', t('files.done', { count: workoutCount }))
      goTo(urls.training())
    })
  const isWrongFile = isRefusal(error) && ['INVALID_FILE_TYPE', 'NO_FILE_IS_FOUND', 'BODY_IS_TOO_LARGE'].includes(error.code)
  return (
    <section>
      <h2 className="text-lg font-semibold">{t('files.import')}</h2>
      <p className="mt-1 mb-4 text-quiet">{t('files.importText')}</p>
      {error !== null && <Alert tone="bad">{isWrongFile ? t('files.wrongFile') : errorMessage(error)}</Alert>}
      {chosen ? (
        <Preview preview={chosen.preview} busy={busy} onSend={save} onBack={() => setChosen(null)} />
      ) : (
        <div className="mt-2 grid grid-cols-1 gap-4">
          <Select
            label={t('files.unit')}
            value={unit}
            className="max-w-60"
            options={(['kg', 'lb'] as const).map((value) => ({ value, name: t(`units.${value}`) }))}
            onChange={({ currentTarget }) => setUnit(currentTarget.value === 'lb' ? 'lb' : 'kg')}
          />
          <label className="relative grid cursor-pointer justify-items-center gap-1 rounded-card border-2 border-dashed border-edge px-4 py-10 text-center transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
            <span className="font-medium">{t(busy ? 'files.reading' : 'files.choose')}</span>
            <span className="text-sm text-quiet">
              {t('files.limits', { megabytes: limits.workoutFile.bytes / bytesPerMegabyte, workouts: limits.workoutFile.workouts })}
            </span>
            <input
              type="file"
              accept=".csv,text/csv"
              disabled={busy}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={({ currentTarget }) => {
                look(currentTarget.files?.[0])
                currentTarget.value = ''
              }}
            />
          </label>
        </div>
      )}
    </section>
  )
}
