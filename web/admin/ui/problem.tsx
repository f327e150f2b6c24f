import { isRefusal } from '#contract/refusal.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { Alert } from '#web/ui/alert.tsx'

/** An error with its fields, for forms whose rows have no room for messages. */
export function Problem({ error }: { error: unknown }) {
  const errorMessage = useErrorMessage()
  const details = isRefusal(error) ? Object.entries(error.errors ?? {}) : []
  return (
    <Alert tone="bad">
      <p>{errorMessage(error)}</p>
      {details.map(([field, messages]) => (
        <p key={field} className="text-sm">
          {field}: {messages.join(', ')}
        </p>
      ))}
    </Alert>
  )
}
