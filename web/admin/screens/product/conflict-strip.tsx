import { useText } from '#web/lib/text.ts'
import type { Conflict } from '#web/admin/products/merge.ts'
import type { SaveConflict } from '#web/admin/products/editor-state.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { usePartName } from './part-names.ts'

/** Someone else saved the product in the meantime: conflicts have to be settled, other changes are merged. */
export function ConflictStrip({ editor, clash }: { editor: ProductEditor; clash: SaveConflict }) {
  const t = useText('admin-products')
  const shortTime = useShortTime()
  const partName = usePartName(editor)
  const { by, conflicts, adopted } = clash
  return (
    <section aria-label={t('clash.label')} className="grid gap-3 border-b border-warn bg-studio px-4 py-3 md:px-8">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="me-auto">
          <strong className="font-semibold">{by ? t('clash.by', { name: by.name, time: shortTime(by.at) }) : t('clash.somebody')}</strong>{' '}
          {conflicts.length > 0 ? t('clash.conflicts', { count: conflicts.length }) : t('clash.merged')}
        </p>
        {conflicts.length === 0 && <ActionButton onClick={editor.closeClash}>{t('clash.close')}</ActionButton>}
      </div>
      {adopted.length > 0 && (
        <p className="text-xs text-quiet">{t('clash.taken', { parts: adopted.map((part) => partName(part)).join(', ') })}</p>
      )}
      {conflicts.length > 0 && (
        <ul className="grid gap-2">
          {conflicts.map((conflict) => (
            <li key={conflict.part} className="grid items-start gap-2 border-t border-line pt-2 md:grid-cols-[9rem_1fr_1fr]">
              <span className="font-medium">{partName(conflict.part)}</span>
              <Side conflict={conflict} whose="mine" editor={editor} />
              <Side conflict={conflict} whose="theirs" editor={editor} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Side({ conflict, whose, editor }: { conflict: Conflict; whose: 'mine' | 'theirs'; editor: ProductEditor }) {
  const t = useText('admin-products')
  return (
    <span className="flex flex-wrap items-center gap-2">
      <ActionButton onClick={() => editor.settle(conflict, whose)}>{t(`clash.${whose}`)}</ActionButton>
      <span className="line-clamp-3 min-w-0 break-words">
        {whose === 'theirs' && conflict.removed ? t('clash.removed') : shown(conflict[whose])}
      </span>
    </span>
  )
}

const shown = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value))
