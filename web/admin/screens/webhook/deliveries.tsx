import type { Delivery } from '#contract/admin/webhooks.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Heading } from '#web/admin/ui/heading.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

const looks = { waiting: ['waiting', 'ink'], delivered: ['done', 'good'], failed: ['ended', 'bad'] } as const

/** The sent events with their responses; each can be opened to see its body, and sent again. */
export function Deliveries({ rows, onChange }: { rows: Delivery[]; onChange: () => Promise<void> }) {
  const t = useText('admin-webhooks')
  return (
    <section className="px-4 md:px-8">
      <Heading
        title={t('log.title')}
        aside={
          <ActionButton look="bare" onClick={() => void onChange()}>
            {t('log.refresh')}
          </ActionButton>
        }
      />
      {rows.length === 0 && <p className="py-3 text-quiet">{t('log.none')}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="border-b border-line">
            <Row row={row} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ row, onChange }: { row: Delivery; onChange: () => Promise<void> }) {
  const t = useText('admin-webhooks')
  const shortTime = useShortTime()
  const { busy, run } = useToastedAction()
  const [shape, tone] = looks[row.state]
  const again = () =>
    void run(async () => {
      await staff('POST /admin/webhooks/deliveries/:id/replay', { id: row.id })
      toast('success', t('log.sentAgain'))
      await onChange()
    })
  return (
    <details>
      <summary className="flex min-h-12 flex-wrap items-center gap-x-5 py-2">
        <StateMark shape={shape} tone={tone}>
          {t(`delivery.${row.state}`)}
        </StateMark>
        <span className="font-semibold">{row.event}</span>
        {row.isReplay && <span className="text-quiet">{t('log.replay')}</span>}
        <span className="min-w-0 grow truncate text-quiet">{row.error ?? row.status}</span>
        <span className="text-quiet">{shortTime(row.createdAt)}</span>
      </summary>
      <div className="grid gap-3 pb-4">
        <p className="text-quiet">
          {t('log.attempts', { count: row.attempts })} {row.tookMs !== null && t('log.took', { ms: row.tookMs })}
        </p>
        {row.body !== null && (
          <pre className="max-h-80 overflow-auto rounded-input bg-studio p-3 text-xs whitespace-pre-wrap">
            {JSON.stringify(JSON.parse(row.body), null, 2)}
          </pre>
        )}
        <div>
          <ActionButton busy={busy} disabled={row.body === null} onClick={again}>
            {t('log.again')}
          </ActionButton>
        </div>
      </div>
    </details>
  )
}
