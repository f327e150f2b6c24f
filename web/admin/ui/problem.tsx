import { isRefusal } from '#contract/refusal.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'

interface ProblemProps {
  error: unknown
  /** The errors that aren't shown at a field. By default all of them, with the names of the fields. */
  others?: string[]
}

/** An error with its details, for forms whose rows have no room for all messages. */
export function Problem({ error, others }: ProblemProps) {
  const errorMessage = useErrorMessage()
  const t = useText('admin')
  // The server's words follow the name of a field.
  const whole = (message: string) => (message.startsWith('is not an international number') ? t('phoneNumber') : message)
  const fields = isRefusal(error) ? Object.entries(error.errors ?? {}) : []
  const details = others ?? fields.map(([field, messages]) => `${field}: ${messages.map(whole).join(', ')}`)
  return (
    <Alert tone="bad">
      <p>{errorMessage(error)}</p>
      {details.map((text) => (
        <p key={text} className="text-sm">
          {text}
        </p>
      ))}
    </Alert>
  )
}
