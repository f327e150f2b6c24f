import { useErrorMessage } from '#web/lib/errors.ts'

/** What failed, in one line above the button that was pressed; nothing while `error` is null. */
export function ErrorLine({ error }: { error: unknown }) {
  const errorMessage = useErrorMessage()
  if (error === null) return null
  return (
    <p role="alert" className="text-bad">
      {errorMessage(error)}
    </p>
  )
}
