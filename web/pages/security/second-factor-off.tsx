import { lazy, useRef, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Row, Rows } from './rows.tsx'
import { ActionError } from './action-error.tsx'
import { useAction } from '#web/lib/use-action.ts'

const SetUpSecondFactor = lazy(async () => ({ default: (await import('./set-up-second-factor.tsx')).SetUpSecondFactor }))

/** Turned off: a button, and below it what the app needs, in memory as long as it's open. */
export function SecondFactorOff({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = useText('myAccount')
  const { busy, error, run } = useAction()
  const button = useRef<HTMLButtonElement>(null)
  const [secret, setSecret] = useState<ApiOutput<'POST /user/second-factor/setup'> | null>(null)
  const open = async () => setSecret(await signed('POST /user/second-factor/setup', {}))
  const close = () => {
    setSecret(null)
    button.current?.focus()
  }
  return (
    <Rows>
      <Row
        name={t('security.factor.off')}
        detail={t('security.factor.offDetail')}
        actions={
          <Button ref={button} look="secondary" busy={busy} aria-expanded={secret !== null} onClick={secret ? close : () => void run(open)}>
            {t('security.factor.setUp')}
          </Button>
        }
      >
        <ActionError error={error} />
        {secret && <SetUpSecondFactor {...secret} onCodes={onCodes} onCancel={close} />}
      </Row>
    </Rows>
  )
}
