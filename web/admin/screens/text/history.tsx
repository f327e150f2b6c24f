import { useCallback, useState } from 'react'
import type { StaffText, TextVersion } from '#contract/admin/texts.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'
import { Diff } from '#web/admin/texts/diff.tsx'
import type { TextEditor } from '#web/admin/texts/use-text-editor.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Fold } from '#web/admin/ui/fold.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

/** The text's versions, loaded on opening; each can be compared and restored. */
export function History({ editor, text }: { editor: TextEditor; text: StaffText }) {
  const t = useText('admin-texts')
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold title={t('part.history')} onToggle={setOpen} className="border-t border-line pt-2">
      {isOpen && <Versions key={text.version} editor={editor} text={text} />}
    </Fold>
  )
}

function Versions({ editor, text: { kind, locale, name } }: { editor: TextEditor; text: StaffText }) {
  const t = useText('admin-texts')
  const message = useErrorMessage()
  const load = useCallback(() => staff('GET /admin/texts/:kind/:locale/:name/versions', { kind, locale, name }), [kind, locale, name])
  const { value, error } = useAsyncData(load)
  if (error) return <p role="alert">{message(error)}</p>
  if (value?.versions.length === 0) return <p className="text-quiet">{t('version.none')}</p>
  return (
    <ol className="grid">
      {value?.versions.map((version) => (
        <Version key={version.id} editor={editor} version={version} />
      ))}
    </ol>
  )
}

function Version({ editor, version: { state, at, by, document } }: { editor: TextEditor; version: TextVersion }) {
  const t = useText('admin-texts')
  const shortTime = useShortTime()
  const [isCompared, setCompared] = useState(false)
  return (
    <li className="grid gap-2 border-b border-line py-2">
      <span className="flex flex-wrap gap-x-3 text-quiet">
        <span>{shortTime(at)}</span>
        <span>{by ?? t('version.nobody')}</span>
        <span>{t(`version.state.${state}`)}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <ActionButton aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
          {t('action.show_diff')}
        </ActionButton>
        <ActionButton look="bare" onClick={() => editor.change(document)}>
          {t('action.restore')}
        </ActionButton>
      </span>
      {isCompared && <Diff before={document} after={editor.document} />}
    </li>
  )
}
