import { useState } from 'react'
import type { ApiKey } from '#contract/admin/api-keys.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { SecretsScreen } from '#web/admin/secrets/secrets-screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'

const loadKeys = () => staff('GET /admin/api-keys', {})

/** API keys, with which other programs make staff calls. */
export function Component() {
  const data = useAsyncData(loadKeys)
  return (
    <SecretsScreen
      texts="admin-api-keys"
      data={data}
      renderDialog={({ onAdded, onClose }) => <NewKeyDialog onDone={onAdded} onClose={onClose} />}
    >
      {({ keys }) => keys.map((one) => <Row key={one.id} apiKey={one} onChange={data.load} />)}
    </SecretsScreen>
  )
}

function Row({
  apiKey: { id, name, ending, scopes, maker, createdAt, expiresAt, usedAt, revokedAt },
  onChange,
}: {
  apiKey: ApiKey
  onChange: () => Promise<void>
}) {
  const t = useText('admin-api-keys')
  const shortTime = useShortTime()
  const [isAsking, setAsking] = useState(false)
  const { busy, run } = useToastedAction()
  const [now] = useState(() => new Date().toISOString())
  const isOver = revokedAt !== null || (expiresAt !== null && expiresAt <= now)
  const revoke = () =>
    void run(async () => {
      await staff('DELETE /admin/api-keys/:id', { id })
      setAsking(false)
      await onChange()
    })
  return (
    <li className="grid gap-1 border-b border-line py-3 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto_auto] md:items-center md:gap-6">
      <span>
        <span className="block truncate font-semibold">{name}</span>
        <span className="text-xs text-quiet">{t('ending', { ending })}</span>
      </span>
      <span className="text-quiet">
        {scopes.join(', ')}
        <span className="block text-xs">
          {t('made', { name: maker, time: shortTime(createdAt) })}{' '}
          {usedAt === null ? t('neverUsed') : t('used', { time: shortTime(usedAt) })}{' '}
          {expiresAt !== null && t('expires', { time: shortTime(expiresAt) })}
        </span>
      </span>
      <StateMark shape={isOver ? 'ended' : 'done'} tone={isOver ? 'quiet' : 'good'}>
        {t(revokedAt !== null ? 'state.revoked' : isOver ? 'state.expired' : 'state.on')}
      </StateMark>
      {isOver ? <span className="w-20" /> : <ActionButton onClick={() => setAsking(true)}>{t('revoke.button')}</ActionButton>}
      {isAsking && (
        <Confirm
          open
          title={t('revoke.title', { name })}
          text={t('revoke.text')}
          action={t('revoke.button')}
          busy={busy}
          onConfirm={revoke}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
