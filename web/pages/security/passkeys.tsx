import { useRef, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { loadCustomer, signed } from '#web/features/auth/session/session.ts'
import { call } from '#web/lib/call.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { focusHeading } from './focus-heading.ts'
import { AsyncContent } from './async-content.tsx'
import { Row, Rows, RowsSkeleton } from './rows.tsx'
import { Section } from './section.tsx'
import { ActionError } from './action-error.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'

type Passkeys = ApiOutput<'GET /user/passkeys'>['passkeys']

async function load(): Promise<{ passkeys: Passkeys; host: string }> {
  const [{ passkeys }, methods] = await Promise.all([signed('GET /user/passkeys', {}), call('GET /auth/providers', {})])
  return { passkeys, host: methods.passkeys.host }
}

export function Passkeys() {
  const t = useText('myAccount')
  const section = useRef<HTMLElement>(null)
  const data = useAsyncData(load)
  const replace = (passkeys: Passkeys) => {
    data.change((before) => ({ ...before, passkeys }))
    // A passkey may be the second factor that was asked for.
    void loadCustomer()
  }
  const replaceRest = (passkeys: Passkeys) => {
    replace(passkeys)
    focusHeading(section)
  }
  return (
    <Section ref={section} title={t('security.passkeys.title')} text={t('security.passkeys.text')}>
      <AsyncContent data={data} skeleton={<RowsSkeleton count={1} />}>
        {({ passkeys, host }) => (
          <Rows>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={replaceRest} />
            ))}
            <AddPasskey host={host} first={passkeys.length === 0} onAdded={replace} />
          </Rows>
        )}
      </AsyncContent>
    </Section>
  )
}

function PasskeyRow({
  passkey: { id, name, createdAt, lastUsedAt },
  onRemoved,
}: {
  passkey: Passkeys[number]
  onRemoved: (list: Passkeys) => void
}) {
  const t = useText('myAccount')
  const date = useDate()
  const [confirming, setConfirming] = useState(false)
  const { busy, error, run } = useAction()
  const remove = async () => {
    const { passkeys } = await signed('DELETE /user/passkeys/:id', { id }).finally(() => setConfirming(false))
    toast('success', t('security.passkeys.removed'))
    onRemoved(passkeys)
  }
  const used = lastUsedAt ? t('security.passkeys.used', { date: date(lastUsedAt) }) : t('security.passkeys.unused')
  return (
    <Row
      name={name}
      detail={`${t('security.passkeys.added', { date: date(createdAt) })} · ${used}`}
      actions={
        <TextButton aria-label={t('security.passkeys.removeOne', { name })} onClick={() => setConfirming(true)}>
          {t('security.remove')}
        </TextButton>
      }
    >
      <ActionError error={error} />
      <Confirm
        open={confirming}
        title={t('security.passkeys.sure.title', { name })}
        text={t('security.passkeys.sure.text')}
        action={t('security.passkeys.sure.action')}
        busy={busy}
        onConfirm={() => void run(remove)}
        onClose={() => setConfirming(false)}
      />
    </Row>
  )
}
