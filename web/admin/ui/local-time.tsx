import { localTime } from '#web/lib/local-time.ts'
import { Field } from '#web/ui/field.tsx'

interface LocalTimeProps {
  label: string
  /** ISO 8601. */
  value: string | null
  error?: string | undefined
  hint?: string | undefined
  onChange: (time: string | null) => void
}

/** A day and a time in the user's time zone. */
export function LocalTime({ label, value, error, hint, onChange }: LocalTimeProps) {
  return (
    <Field
      type="datetime-local"
      label={label}
      error={error}
      hint={hint}
      value={value === null ? '' : localTime(Date.parse(value))}
      onChange={({ currentTarget }) => onChange(currentTarget.value ? new Date(currentTarget.value).toISOString() : null)}
    />
  )
}
