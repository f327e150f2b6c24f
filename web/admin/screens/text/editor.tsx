import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Screen } from '#web/admin/frame/screen.tsx'
import { useKeys } from '#web/admin/keys/keys.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextState } from '#web/admin/texts/text-state.tsx'
import { type Edited, useTextEditor } from '#web/admin/texts/use-text-editor.ts'
import { Actions } from './actions.tsx'
import { TextConflictStrip } from './text-conflict-strip.tsx'
import { Preview } from './preview.tsx'
import { Side } from './side.tsx'
import { Write } from './write.tsx'

/** The editor of a text, or its preview, with its settings at the end. What is wrong is shown at its field. */
export function Editor({ edited, name = '' }: { edited: Edited; name?: string }) {
  const t = useText('admin-texts')
  const editor = useTextEditor(edited, name)
  const { kind, locale, text, document } = editor
  const canSave = document.title.trim() !== '' && document.body.trim() !== '' && editor.name.trim() !== ''
  const [view, setView] = useState<'write' | 'preview'>('write')
  const shown = Object.keys(editor.problems).length > 0 ? 'write' : view
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
      <div className="mt-3 grid gap-8 border-t border-line px-4 py-6 md:px-8 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 content-start justify-items-stretch gap-4">
          <div>
            <Segmented
              label={t('part.view')}
              value={shown}
              onChange={setView}
              options={[
                { value: 'write', name: t('part.write') },
                { value: 'preview', name: t('preview.title') },
              ]}
            />
          </div>
          {shown === 'write' ? <Write editor={editor} /> : <Preview kind={kind} locale={locale} body={document.body} />}
        </div>
        <Side editor={editor} />
      </div>
    </Screen>
  )
}
