import { useState } from 'react'
import type { StaffText } from '#contract/admin/texts.ts'
import { useText } from '#web/lib/text.ts'
import { Diff } from '#web/admin/texts/diff.tsx'
import type { TextEditor } from '#web/admin/texts/use-text-editor.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

/** Someone else saved the text in the meantime: shows the difference, and asks whose version to keep. */
export function TextConflictStrip({ editor, theirs }: { editor: TextEditor; theirs: StaffText }) {
  const t = useText('admin-texts')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="grid gap-3 border-y border-warn bg-studio px-4 py-3 md:px-8">
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="me-auto font-semibold">
          {theirs.changedBy ? t('clash.by', { name: theirs.changedBy }) : t('clash.title')}
        </p>
        <ActionButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('clash.compare')}
        </ActionButton>
        <ActionButton onClick={() => editor.take(theirs)}>{t('clash.theirs')}</ActionButton>
        <ActionButton onClick={() => void editor.save('draft', { version: theirs.version })}>{t('clash.mine')}</ActionButton>
      </div>
      {isOpen && <Diff before={theirs.document} after={editor.document} />}
    </section>
  )
}
