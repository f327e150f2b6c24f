import { useRef } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { loadCustomer, signed } from '#web/features/auth/session/session.ts'
import { call } from '#web/lib/call.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { focusSectionHeading } from '#web/lib/focus-heading.ts'
import { AsyncContent } from './async-content.tsx'
import { Row, Rows, RowsSkeleton } from './rows.tsx'
import { Section } from './section.tsx'
import { ActionError } from './action-error.tsx'
import { useConfirmedAction } from '#web/lib/use-confirmed-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'

type Passkeys = ApiOutput<'GET /user/passkeys'>['passkeys']

async function load(): Promise<{ passkeys: Passkeys; host: string }> {
  const [{ passkeys }, methods] = await Promise.all([signed('GET /user/passkeys', {}), call('GET /auth/providers', {})])
  return { passkeys, host: methods.passkeys.host }
}

export function Passkeys({ hasPassword }: { hasPassword: boolean }) {
  const t = useText('my-account')
  const section = useRef<HTMLElement>(null)
  const data = useAsyncData(load)
  const replace = (passkeys: Passkeys) => {
    data.change((before) => ({ ...before, passkeys }))
    // A passkey may count as the required second factor, so the customer is reloaded.
    void loadCustomer()
  }
  const replaceRest = (passkeys: Passkeys) => {
    replace(passkeys)
    focusSectionHeading(section)
  }
  return (
    <Section ref={section} title={t('security.passkeys.title')} text={t('security.passkeys.text')}>
      <AsyncContent data={data} skeleton={<RowsSkeleton count={1} />}>
        {({ passkeys, host }) => (
          <Rows>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={replaceRest} />
            ))}
            <AddPasskey host={host} first={passkeys.length === 0} hasPassword={hasPassword} onAdded={replace} />
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
  const t = useText('my-account')
  const date = useDate()
  const remove = useConfirmedAction({
    action: () => signed('DELETE /user/passkeys/:id', { id }),
    onDone: ({ passkeys }) => {
      toast('success', t('security.passkeys.removed'))
      onRemoved(passkeys)
    },
  })
  const used = lastUsedAt ? t('security.passkeys.used', { date: date(lastUsedAt) }) : t('security.passkeys.unused')
  return (
    <Row
      name={name}
      detail={`${t('security.passkeys.added', { date: date(createdAt) })} · ${used}`}
      actions={
        <TextButton aria-label={t('security.passkeys.removeOne', { name })} onClick={remove.ask}>
          {t('security.remove')}
        </TextButton>
      }
    >
      <ActionError error={remove.error} />
      <Confirm
        {...remove.dialog}
        title={t('security.passkeys.sure.title', { name })}
        text={t('security.passkeys.sure.text')}
        action={t('security.passkeys.sure.action')}
      />
    </Row>
  )
}
