import { adminUrls } from '#contract/admin/urls.ts'
import { locales } from '#contract/locales.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { useKeys } from '#web/admin/keys/keys.ts'
import { TextState } from '#web/admin/texts/text-state.tsx'
import { type Edited, useTextEditor } from '#web/admin/texts/use-text-editor.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { TextConflictStrip } from './text-conflict-strip.tsx'
import { Preview } from './preview.tsx'
import { Side } from './side.tsx'

/** The editor of a text, with a preview beside it and its settings at the end. */
export function Editor({ edited, name = '' }: { edited: Edited; name?: string }) {
  const t = useText('admin-texts')
  const editor = useTextEditor(edited, name)
  const { kind, locale, text, document, change, problems, busy, isChanged, leaving } = editor
  const canSave = document.title.trim() !== '' && document.body.trim() !== '' && editor.name.trim() !== ''
  useKeys(t('keys'), [
    { keys: 'mod+s', label: t('action.draft'), run: (event) => (event.preventDefault(), canSave && void editor.save('draft')) },
  ])
  const isNew = text === null
  return (
    <Screen
      title={document.title || t(kind === 'page' ? 'newPage' : 'newArticle')}
      back={adminUrls.texts()}
      beside={text ? <TextState row={text} /> : undefined}
      actions={
        <>
          {text?.state === 'live' && (
            <Link to={text.path} className="inline-flex min-h-11 items-center px-2 underline md:min-h-9">
              {t('action.open')}
            </Link>
          )}
          {!isNew &&
            locales
              .filter((one) => one !== locale)
              .map((one) => (
                <Link
                  key={one}
                  to={adminUrls.text(kind, one, text.name)}
                  className="inline-flex min-h-11 items-center px-2 underline md:min-h-9"
                >
                  {t('action.translate', { language: t(`language.${one}`) })}
                </Link>
              ))}
          <ActionButton keySign="Ctrl S" busy={busy} disabled={!canSave || !isChanged} onClick={() => void editor.save('draft')}>
            {t('action.draft')}
          </ActionButton>
          <ActionButton look="ember" busy={busy} disabled={!canSave} onClick={() => void editor.save('live')}>
            {t('action.publish')}
          </ActionButton>
        </>
      }
    >
      {editor.clash && <TextConflictStrip editor={editor} theirs={editor.clash} />}
      <div className="mt-3 grid gap-8 border-t border-line px-4 py-6 md:px-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_19rem]">
        <section aria-label={t('part.write')} className="grid content-start gap-4">
          <Field
            label={t('field.title')}
            value={document.title}
            maxLength={100}
            error={problems['title']}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          {!(text?.isPageFixed ?? false) && (
            <Field
              label={t('field.name')}
              hint={t('field.nameHint')}
              value={editor.name}
              maxLength={120}
              error={problems['name'] ?? problems['newName']}
              onChange={({ currentTarget }) => editor.setName(currentTarget.value.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-'))}
            />
          )}
          <TextArea
            label={t('field.description')}
            hint={t('field.descriptionHint')}
            rows={2}
            maxLength={220}
            value={document.description}
            error={problems['description']}
            onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          />
          <TextArea
            label={t('field.body')}
            hint={t('field.bodyHint')}
            rows={18}
            lang={locale}
            value={document.body}
            error={problems['body']}
            onChange={({ currentTarget }) => change({ body: currentTarget.value })}
          />
        </section>
        <Preview kind={kind} locale={locale} body={document.body} />
        <Side editor={editor} />
      </div>
      <Confirm
        open={leaving.blocked}
        title={t('unsaved.title')}
        text={t('unsaved.text')}
        action={t('unsaved.leave')}
        onClose={leaving.stay}
        onConfirm={leaving.leave}
      />
    </Screen>
  )
}
