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
import { Loaded } from './async-content.tsx'
import { Row, Rows, RowsSkeleton } from './rows.tsx'
import { Section } from './section.tsx'
import { Trouble } from './action-error.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { useAnswer } from '#web/lib/use-async-data.ts'

type Passkeys = ApiOutput<'GET /user/passkeys'>['passkeys']

async function ask(): Promise<{ passkeys: Passkeys; host: string }> {
  const [{ passkeys }, ways] = await Promise.all([signed('GET /user/passkeys', {}), call('GET /auth/providers', {})])
  return { passkeys, host: ways.passkeys.host }
}

export function Passkeys() {
  const t = useText('myAccount')
  const section = useRef<HTMLElement>(null)
  const answer = useAnswer(ask)
  const take = (passkeys: Passkeys) => {
    answer.change((before) => ({ ...before, passkeys }))
    // A passkey may be the second factor that was asked for.
    void loadCustomer()
  }
  const takeRest = (passkeys: Passkeys) => {
    take(passkeys)
    focusHeading(section)
  }
  return (
    <Section ref={section} title={t('security.passkeys.title')} text={t('security.passkeys.text')}>
      <Loaded answer={answer} skeleton={<RowsSkeleton count={1} />}>
        {({ passkeys, host }) => (
          <Rows>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={takeRest} />
            ))}
            <AddPasskey host={host} first={passkeys.length === 0} onAdded={take} />
          </Rows>
        )}
      </Loaded>
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
  const [asking, setAsking] = useState(false)
  const { busy, error, run } = useAction()
  const remove = async () => {
    const { passkeys } = await signed('DELETE /user/passkeys/:id', { id }).finally(() => setAsking(false))
    toast('success', t('security.passkeys.removed'))
    onRemoved(passkeys)
  }
  const used = lastUsedAt ? t('security.passkeys.used', { date: date(lastUsedAt) }) : t('security.passkeys.unused')
  return (
    <Row
      name={name}
      detail={`${t('security.passkeys.added', { date: date(createdAt) })} · ${used}`}
      actions={
        <TextButton aria-label={t('security.passkeys.removeOne', { name })} onClick={() => setAsking(true)}>
          {t('security.remove')}
        </TextButton>
      }
    >
      <Trouble error={error} />
      <Confirm
        open={asking}
        title={t('security.passkeys.sure.title', { name })}
        text={t('security.passkeys.sure.text')}
        action={t('security.passkeys.sure.action')}
        busy={busy}
        onConfirm={() => void run(remove)}
        onClose={() => setAsking(false)}
      />
    </Row>
  )
}
