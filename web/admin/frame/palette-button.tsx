import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { useKeys } from '#web/admin/keys/keys.ts'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { KeySign } from '#web/admin/ui/key-sign.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const Palette = pressedPart(async () => (await import('#web/admin/palette/palette.tsx')).default)

/** Opens the command palette, which is loaded on the first press; Ctrl K does the same everywhere. */
export function PaletteButton() {
  const t = useText('admin')
  const [open, setOpen] = useState(false)
  useKeys(t('keys.everywhere'), [{ keys: 'mod+k', label: t('palette.title'), run: () => setOpen(true) }])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
        className="mt-4 flex min-h-9 items-center gap-2.5 rounded-input border border-line bg-surface px-2.5 text-quiet hover:border-edge"
      >
        <AdminIcon name="search" />
        {t('palette.title')}
        <span className="ms-auto whitespace-nowrap">
          <KeySign>Ctrl K</KeySign>
        </span>
      </button>
      {open && <Palette onClose={() => setOpen(false)} />}
    </>
  )
}
