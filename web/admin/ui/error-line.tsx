import { useErrorMessage } from '#web/lib/errors.ts'

/** The error in one line above the pressed button; nothing while `error` is null. */
export function ErrorLine({ error }: { error: unknown }) {
  const errorMessage = useErrorMessage()
  if (error === null) return null
  return (
    <p role="alert" className="text-bad">
      {errorMessage(error)}
    </p>
  )
}
