import { useRef } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useMoment } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { focusSectionHeading } from '#web/lib/focus-heading.ts'
import { AsyncContent } from './async-content.tsx'
import { Row, Rows, RowsSkeleton } from './rows.tsx'
import { Section } from './section.tsx'
import { ActionError } from './action-error.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { useConfirmedAction } from '#web/lib/use-confirmed-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'

type Session = ApiOutput<'GET /user/sessions'>['sessions'][number]

/** Sessions, the current one first. */
async function load(): Promise<Session[]> {
  const { sessions } = await signed('GET /user/sessions', {})
  return sessions.sort((a, b) => Number(b.current) - Number(a.current))
}

export function Sessions() {
  const t = useText('my-account')
  const section = useRef<HTMLElement>(null)
  const data = useAsyncData(load)
  const filterSessions = (which: (session: Session) => boolean) => {
    data.change((sessions) => sessions.filter(which))
    focusSectionHeading(section)
  }
  return (
    <Section ref={section} title={t('security.sessions.title')} text={t('security.sessions.text')}>
      <AsyncContent data={data} skeleton={<RowsSkeleton count={1} />}>
        {(sessions) => (
          <>
            <Rows>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} onEnded={() => filterSessions(({ id }) => id !== session.id)} />
              ))}
            </Rows>
            {sessions.length > 1 && <EndOthers onEnded={() => filterSessions(({ current }) => current)} />}
          </>
        )}
      </AsyncContent>
    </Section>
  )
}

function SessionRow({ session: { id, device, place, lastUsedAt, current }, onEnded }: { session: Session; onEnded: () => void }) {
  const t = useText('my-account')
  const moment = useMoment()
  const { busy, error, run } = useAction()
  const name = device === '' ? t('security.sessions.unknown') : device
  const end = async () => {
    await signed('DELETE /user/sessions/:id', { id }).catch(ignoreNotFound)
    toast('success', t('security.sessions.ended', { name }))
    onEnded()
  }
  const used = current ? t('security.sessions.now') : t('security.sessions.used', { time: moment(lastUsedAt) })
  return (
    <Row
      name={name}
      mark={current && <Tag tone="ink">{t('security.sessions.this')}</Tag>}
      detail={place === '' ? used : `${used} · ${t('security.sessions.place', { place })}`}
      actions={
        !current && (
          <TextButton aria-label={t('security.sessions.endOne', { name })} disabled={busy} onClick={() => void run(end)}>
            {t('security.sessions.end')}
          </TextButton>
        )
      }
    >
      <ActionError error={error} />
    </Row>
  )
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const t = useText('my-account')
  const end = useConfirmedAction({
    action: () => signed('DELETE /user/sessions', {}),
    onDone: () => {
      toast('success', t('security.sessions.endedOthers'))
      onEnded()
    },
  })
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <Button look="secondary" onClick={end.ask}>
        {t('security.sessions.endOthers')}
      </Button>
      <ActionError error={end.error} />
      <Confirm
        {...end.dialog}
        title={t('security.sessions.sure.title')}
        text={t('security.sessions.sure.text')}
        action={t('security.sessions.sure.action')}
      />
    </div>
  )
}

/** Ignores that the session has already ended. */
function ignoreNotFound(error: unknown): void {
  if (!isRefusal(error) || error.code !== 'NOT_FOUND') throw error
}
