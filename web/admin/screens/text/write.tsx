import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { TextEditor } from '#web/admin/texts/use-text-editor.ts'

/** A text's title, name, description and body. */
export function Write({ editor }: { editor: TextEditor }) {
  const t = useText('admin-texts')
  const { locale, text, document, change, problems } = editor
  return (
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
        className="[&_textarea]:max-h-none [&_textarea]:min-h-96"
        hint={t('field.bodyHint')}
        rows={18}
        lang={locale}
        value={document.body}
        error={problems['body']}
        onChange={({ currentTarget }) => change({ body: currentTarget.value })}
      />
    </section>
  )
}
