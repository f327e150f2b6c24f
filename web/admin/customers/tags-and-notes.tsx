import { useText } from '#web/lib/text.ts'
import { TagEditor, type TagEditorProps } from '#web/admin/orders/tag-editor.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { Notes, type NotesProps } from './notes.tsx'
import { Part } from './part.tsx'

/** Tags of a customer or guest, and what staff noted about them. */
export function TagsAndNotes({ tags, notes }: { tags: TagEditorProps; notes: NotesProps }) {
  const t = useText('admin-customers')
  const may = useMay()
  return (
    <>
      <Part title={t('tagsTitle')}>{may('customers:write') ? <TagEditor {...tags} /> : <p>{tags.tags.join(', ') || '–'}</p>}</Part>
      <Part title={t('notes.title')}>
        <Notes {...notes} />
      </Part>
    </>
  )
}
