import { useRef, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import type { Provider } from '#contract/auth/social.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { call } from '#web/lib/call.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { focusSectionHeading } from '#web/lib/focus-heading.ts'
import { LinkResult } from './link-result.tsx'
import { AsyncContent } from './async-content.tsx'
import { isPasswordRequired } from './is-password-required.ts'
import { formSkeleton, Row, Rows, RowsSkeleton } from './rows.tsx'
import { Section } from './section.tsx'
import { ActionError } from './action-error.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { useConfirmedAction } from '#web/lib/use-confirmed-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const OwnerPassword = pressedPart(async () => (await import('./owner-password.tsx')).OwnerPassword)

type Identities = ApiOutput<'GET /user/identities'>['identities']

/** Providers in the order offered; linked ones that are no longer offered can still be unlinked. */
async function load(): Promise<{ providers: Provider[]; identities: Identities }> {
  const [{ providers }, { identities }] = await Promise.all([call('GET /auth/providers', {}), signed('GET /user/identities', {})])
  return { providers: [...new Set([...providers, ...identities.map(({ provider }) => provider)])], identities }
}

export function LinkedAccounts({ hasPassword }: { hasPassword: boolean }) {
  const t = useText('my-account')
  const section = useRef<HTMLElement>(null)
  const data = useAsyncData(load)
  const replaceRest = (identities: Identities) => {
    data.change((before) => ({ ...before, identities }))
    focusSectionHeading(section)
  }
  return (
    <Section ref={section} title={t('security.linked.title')} text={t('security.linked.text')}>
      <AsyncContent data={data} skeleton={<RowsSkeleton count={3} />}>
        {({ providers, identities }) => (
          <>
            <LinkResult linked={identities.map(({ provider }) => provider)} />
            {providers.length === 0 && <p className="text-quiet">{t('security.linked.none')}</p>}
            <Rows>
              {providers.map((provider) => {
                const identity = identities.find((one) => one.provider === provider)
                if (!identity) return <UnlinkedRow key={provider} provider={provider} hasPassword={hasPassword} />
                return <LinkedRow key={provider} identity={identity} onUnlinked={replaceRest} />
              })}
            </Rows>
          </>
        )}
      </AsyncContent>
    </Section>
  )
}

function UnlinkedRow({ provider, hasPassword }: { provider: Provider; hasPassword: boolean }) {
  const t = useText('my-account')
  const { busy, error, run } = useAction()
  const name = t(`security.linked.${provider}`)
  const [asking, setAsking] = useState(false)
  const link = async (password?: string) => {
    const { url } = await signed('POST /user/identities/:provider', { provider, password, next: urls.security() })
    window.location.assign(url)
  }
  const open = () =>
    link().catch((reason: unknown) => {
      if (!isPasswordRequired(reason, hasPassword)) throw reason
      setAsking(true)
    })
  return (
    <Row
      name={name}
      detail={t('security.linked.not')}
      actions={
        <TextButton aria-label={t('security.linked.link', { name })} disabled={busy} onClick={() => void run(open)}>
          {t('security.link')}
        </TextButton>
      }
    >
      <ActionError error={error} />
      {asking && <OwnerPassword waiting={formSkeleton} action={t('security.continue')} send={link} onCancel={() => setAsking(false)} />}
    </Row>
  )
}

function LinkedRow({
  identity: { provider, email, linkedAt },
  onUnlinked,
}: {
  identity: Identities[number]
  onUnlinked: (list: Identities) => void
}) {
  const t = useText('my-account')
  const date = useDate()
  const name = t(`security.linked.${provider}`)
  const unlink = useConfirmedAction({
    action: () => signed('DELETE /user/identities/:provider', { provider }),
    onDone: ({ identities }) => {
      toast('success', t('security.linked.unlinked', { name }))
      onUnlinked(identities)
    },
  })
  const since = t('security.linked.since', { date: date(linkedAt) })
  return (
    <Row
      name={name}
      detail={email ? `${since} · ${email}` : since}
      actions={
        <TextButton aria-label={t('security.linked.unlink', { name })} onClick={unlink.ask}>
          {t('security.unlink')}
        </TextButton>
      }
    >
      <ActionError error={unlink.error} />
      <Confirm
        {...unlink.dialog}
        title={t('security.linked.sure.title', { name })}
        text={t('security.linked.sure.text', { name })}
        action={t('security.linked.sure.action')}
      />
    </Row>
  )
}
