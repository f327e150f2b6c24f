import { useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { signed } from '#web/features/auth/session.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Row, Rows } from './rows.tsx'
import { SetUpFactor } from './set-up-factor.tsx'
import { Trouble } from './trouble.tsx'
import { useAction } from './use-action.ts'

/** Switched off: one button; then what the app needs, as long as it is open. */
export function FactorOff({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = useText('myAccount')
  const { busy, error, run } = useAction()
  const [secret, setSecret] = useState<ApiOutput<'POST /user/second-factor/setup'> | null>(null)
  if (secret) return <SetUpFactor {...secret} onCodes={onCodes} onCancel={() => setSecret(null)} />
  return (
    <Rows>
      <Row
        name={t('security.factor.off')}
        detail={t('security.factor.offDetail')}
        actions={
          <Button
            look="secondary"
            busy={busy}
            onClick={() => void run(async () => setSecret(await signed('POST /user/second-factor/setup', {})))}
          >
            {t('security.factor.setUp')}
          </Button>
        }
      >
        <Trouble error={error} />
      </Row>
    </Rows>
  )
}
