import type { Ref } from 'react'
import { useHydrated } from '#web/lib/hydrated.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

interface FormFooterProps {
  /** What the button does, in words. */
  action: string
  busy: boolean
  /** Why the last try came to nothing. */
  failure: { title: string; text: string } | null
  alert?: Ref<HTMLDivElement>
}

/** Ends a form with a password in it: what went wrong, and the button. */
export function FormFooter({ action, busy, failure, alert }: FormFooterProps) {
  // A form that is sent before the script is there would go to the server as a page's address, password and all.
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
