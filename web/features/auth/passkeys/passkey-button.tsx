import { useHydrated } from '#web/lib/hydrated.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Entry } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { usePasskey } from './use-passkey.ts'

/** Needs the group "login". */
export function PasskeyButton({ entry }: { entry: Entry }) {
  const t = useText('login')
  const hydrated = useHydrated()
  const { use, busy, failed } = usePasskey(entry, hydrated)
  return (
    <>
      <Button look="secondary" busy={busy} disabled={!hydrated} onClick={() => void use()}>
        <Icon name="key" />
        {t('passkey.use')}
      </Button>
      {failed && <Alert tone="warn">{failed}</Alert>}
    </>
  )
}
