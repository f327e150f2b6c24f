import type { Ref } from 'react'
import { useHydrated } from '#web/lib/hydrated.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

interface FormFooterProps {
  /** The button's label. */
  action: string
  busy: boolean
  /** Why the last attempt failed. */
  failure: { title: string; text: string } | null
  alert?: Ref<HTMLDivElement>
}

/** The end of a form with a password: the error of the last attempt, and the button. */
export function FormFooter({ action, busy, failure, alert }: FormFooterProps) {
  // A form submitted before hydration would put its fields, password included, into the URL of a GET request.
  const hydrated = useHydrated()
  return (
    <>
      {failure && (
        <Alert ref={alert} tone="bad" title={failure.title}>
          {failure.text}
        </Alert>
      )}
      <Button type="submit" busy={busy} disabled={!hydrated}>
        {action}
      </Button>
    </>
  )
}
