import { Field } from '#web/ui/field.tsx'

interface LocalTimeProps {
  label: string
  /** ISO 8601. */
  value: string | null
  error?: string | undefined
  hint?: string | undefined
  onChange: (time: string | null) => void
}

const minuteMs = 60_000
const textLength = 'YYYY-MM-DDThh:mm'.length

/** A time as this person's clock shows it. */
function localOf(time: string): string {
  const at = new Date(time)
  return new Date(at.getTime() - at.getTimezoneOffset() * minuteMs).toISOString().slice(0, textLength)
}

/** A day and a time, in the time zone of who chooses it. */
export function LocalTime({ label, value, error, hint, onChange }: LocalTimeProps) {
  return (
    <Field
      type="datetime-local"
      label={label}
      error={error}
      hint={hint}
      value={value === null ? '' : localOf(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value ? new Date(currentTarget.value).toISOString() : null)}
    />
  )
}
