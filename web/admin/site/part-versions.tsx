import { useCallback, useState } from 'react'
import type { SiteKind } from '#contract/site/documents.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Fold } from '#web/admin/ui/fold.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import type { PartEditor } from './use-site-part.ts'

/** The part's versions, loaded on opening; each can be restored. */
export function PartVersions<K extends SiteKind>({ editor }: { editor: PartEditor<K> }) {
  const t = useText('admin-site')
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold title={t('versions')} onToggle={setOpen} className="mx-4 mb-10 border-t border-line pt-2 md:mx-8">
      {isOpen && <Versions editor={editor} />}
    </Fold>
  )
}

function Versions<K extends SiteKind>({ editor }: { editor: PartEditor<K> }) {
  const t = useText('admin-site')
  const message = useErrorMessage()
  const shortTime = useShortTime()
  const number = useNumber()
  const { kind, name } = editor.part
  const { value, error } = useAsyncData(useCallback(() => staff('GET /admin/site/:kind/:name/versions', { kind, name }), [kind, name]))
  if (error) return <p role="alert">{message(error)}</p>
  return (
    <ol className="grid max-w-168">
      {value?.versions.map(({ id, version, at, by, document }) => (
        <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line py-1">
          <span className="w-8 tabular-nums">{number(version)}</span>
          <span>{shortTime(at)}</span>
          <span className="text-quiet">{by ?? t('nobody')}</span>
          {document === null ? (
            <span className="ms-auto text-quiet">{t('state.usual')}</span>
          ) : (
            <ActionButton look="bare" className="ms-auto" onClick={() => editor.change(document as Parameters<typeof editor.change>[0])}>
              {t('action.restore')}
            </ActionButton>
          )}
        </li>
      ))}
    </ol>
  )
}
