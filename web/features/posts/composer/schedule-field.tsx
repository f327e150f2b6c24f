import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { earliest, latest, timeZone } from './schedule.ts'

/** The time at which a draft is published, in the time zone of this device, which it names. */
export function ScheduleField({ value, onChange }: { value: string; onChange: (time: string) => void }) {
  const t = useText('composer')
  return (
    <fieldset className="grid gap-1 rounded-card bg-studio p-4">
      <legend className="sr-only">{t('schedule.title')}</legend>
      <Field
        type="datetime-local"
        label={t('schedule.at')}
        hint={t('schedule.zone', { zone: timeZone() })}
        value={value}
        min={earliest()}
        max={latest()}
        required
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <TextLink to={urls.scheduledPosts()} className="inline-flex min-h-11 items-center justify-self-start text-sm">
        {t('schedule.all')}
      </TextLink>
    </fieldset>
  )
}
