import { useCallback, useRef, useState } from 'react'
import { type MeasurementKind, measurementKinds } from '#contract/training/measurement-kinds.ts'
import type { Measurement } from '#contract/training/measurements.ts'
import { trainingUrls } from '#contract/training-urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { Failed } from '#web/features/training/failed.tsx'
import { Fold } from '#web/features/training/fold.tsx'
import { LineChart } from '#web/features/training/line-chart.tsx'
import { TrainingPage } from '#web/features/training/training-page.tsx'
import { useCalendar } from '#web/lib/dates.ts'
import { focusSectionHeading } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { MeasurementForm } from './measurement-form.tsx'
import { useMeasures } from './use-measures.ts'

/** The member's body measurements: their progress, and all values. */
export function MeasurementsView() {
  const t = useText('training')
  const isIn = useSessionStatus() === 'authenticated'
  const [kind, setKind] = useState<MeasurementKind>('weight')
  const ask = useCallback(() => signed('GET /measurements/:kind', { kind }), [kind])
  const { value, error, busy, load, change } = useAsyncData(isIn ? ask : null)
  const save = (saved: Measurement) =>
    change(({ items }) => ({
      items: [...items.filter(({ day }) => day !== saved.day), saved].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    }))
  return (
    <TrainingPage
      title={t('measures.title')}
      action={
        <TextLink to={trainingUrls.photos()} className="inline-flex min-h-11 items-center text-sm">
          {t('photos.title')}
        </TextLink>
      }
    >
      <p className="-mt-3 mb-5 text-quiet">{t('measures.intro')}</p>
      <Select
        label={t('measures.kind')}
        value={kind}
        options={measurementKinds.map((one) => ({ value: one, name: t(`measures.kinds.${one}`) }))}
        onChange={({ currentTarget }) => setKind(measurementKinds.find((one) => one === currentTarget.value) ?? 'weight')}
        className="mb-4"
      />
      <MeasurementForm key={kind} kind={kind} onSaved={save} />
      <div className="mt-8">
        {value ? (
          <Course
            kind={kind}
            items={value.items}
            onDeleted={(gone) => change(({ items }) => ({ items: items.filter(({ day }) => day !== gone) }))}
          />
        ) : error ? (
          <Failed error={error} busy={busy} onRetry={() => void load()} />
        ) : (
          <Skeleton className="h-60 w-full" />
        )}
      </div>
    </TrainingPage>
  )
}

interface CourseProps {
  kind: MeasurementKind
  items: Measurement[]
  onDeleted: (day: string) => void
}

function Course({ kind, items, onDeleted }: CourseProps) {
  const t = useText('training')
  const calendar = useCalendar()
  const { text } = useMeasures(kind)
  const section = useRef<HTMLElement>(null)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return <p className="text-quiet">{t('measures.none')}</p>
  const name = t(`measures.kinds.${kind}`)
  const values = { what: name, from: text(first.value), since: calendar.date(first.day), to: text(last.value), on: calendar.date(last.day) }
  const label = t(items.length > 1 ? 'measures.chart' : 'measures.chartOne', values)
  const remove = async (day: string) => {
    try {
      await signed('DELETE /measurements/:kind/:day', { kind, day })
      onDeleted(day)
      focusSectionHeading(section)
      toast('success', t('measures.deleted'))
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <section ref={section}>
      <h2 tabIndex={-1} className="text-lg font-semibold">
        {name}
      </h2>
      <LineChart label={label} points={items.map(({ day, value }) => ({ performedOn: day, value }))} shown={text} />
      <div className="mt-3">
        <Fold title={t('measures.all', { count: items.length })}>
          <table className="w-full">
            <caption className="sr-only">{label}</caption>
            <thead className="text-sm text-quiet">
              <tr>
                <th scope="col" className="py-2 text-start font-medium">
                  {t('exercise.day')}
                </th>
                <th scope="col" className="py-2 text-end font-medium">
                  {name}
                </th>
                <th scope="col">
                  <span className="sr-only">{t('measures.delete')}</span>
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {items.toReversed().map(({ day, value }) => (
                <tr key={day}>
                  <th scope="row" className="py-2 text-start font-normal">
                    {calendar.date(day)}
                  </th>
                  <td className="py-2 text-end">{text(value)}</td>
                  <td className="w-24 text-end">
                    <TextButton aria-label={t('measures.deleteOne', { day: calendar.date(day) })} onClick={() => void remove(day)}>
                      {t('measures.delete')}
                    </TextButton>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      </div>
    </section>
  )
}
