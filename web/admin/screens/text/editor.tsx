import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Screen } from '#web/admin/frame/screen.tsx'
import { useKeys } from '#web/admin/keys/keys.ts'
import { TextState } from '#web/admin/texts/text-state.tsx'
import { type Edited, useTextEditor } from '#web/admin/texts/use-text-editor.ts'
import { Actions } from './actions.tsx'
import { TextConflictStrip } from './text-conflict-strip.tsx'
import { Preview } from './preview.tsx'
import { Side } from './side.tsx'
import { Write } from './write.tsx'

/** The editor of a text, with a preview beside it and its settings at the end. */
export function Editor({ edited, name = '' }: { edited: Edited; name?: string }) {
  const t = useText('admin-texts')
  const editor = useTextEditor(edited, name)
  const { kind, locale, text, document } = editor
  const canSave = document.title.trim() !== '' && document.body.trim() !== '' && editor.name.trim() !== ''
  useKeys(t('keys'), [
    { keys: 'mod+s', label: t('action.draft'), run: (event) => (event.preventDefault(), canSave && void editor.save('draft')) },
  ])
  return (
    <Screen
      title={document.title || t(kind === 'page' ? 'newPage' : 'newArticle')}
      back={adminUrls.texts()}
      beside={text ? <TextState row={text} /> : undefined}
      actions={<Actions editor={editor} canSave={canSave} />}
    >
      {editor.clash && <TextConflictStrip editor={editor} theirs={editor.clash} />}
      <div className="mt-3 grid gap-8 border-t border-line px-4 py-6 md:px-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_19rem]">
        <Write editor={editor} />
        <Preview kind={kind} locale={locale} body={document.body} />
        <Side editor={editor} />
      </div>
    </Screen>
  )
}
