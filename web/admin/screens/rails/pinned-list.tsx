import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { move, type Picks, release } from './rail.ts'

interface PinnedListProps {
  picks: Picks
  onChange: (picks: Picks) => void
}

/** What a rail begins with, in the order that buttons change. */
export function PinnedList({ picks, onChange }: PinnedListProps) {
  const t = useText('admin-rails')
  const [spoken, setSpoken] = useState('')
  const { pinned } = picks
  const moveBy = (at: number, by: 1 | -1) => {
    onChange(move(picks, at, by))
    setSpoken(t('move.done', { name: pinned[at]!.name, place: at + by + 1 }))
  }
  return (
    <>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {pinned.length === 0 && <p className="text-quiet">{t('pinned.none')}</p>}
      <ol className={pinned.length === 0 ? '' : 'border-t border-line'}>
        {pinned.map(({ id, name }, at) => (
          <li key={id} className="flex min-h-12 items-center gap-2 border-b border-line">
            <span className="w-6 shrink-0 text-quiet">{at + 1}</span>
            <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
            <ActionButton look="bare" disabled={at === 0} aria-label={t('move.up', { name })} onClick={() => moveBy(at, -1)}>
              <AdminIcon name="up" />
            </ActionButton>
            <ActionButton
              look="bare"
              disabled={at === pinned.length - 1}
              aria-label={t('move.down', { name })}
              onClick={() => moveBy(at, 1)}
            >
              <AdminIcon name="down" />
            </ActionButton>
            <ActionButton look="bare" aria-label={t('move.remove', { name })} onClick={() => onChange(release(picks, id))}>
              <AdminIcon name="close" />
            </ActionButton>
          </li>
        ))}
      </ol>
    </>
  )
}
