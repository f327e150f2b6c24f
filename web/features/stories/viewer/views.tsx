import { useState } from 'react'
import type { Story } from '#contract/stories.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const load = () => import('./viewers-sheet.tsx')
const ViewersSheet = pressedPart(async () => (await load()).ViewersSheet)

/** How many people have seen the member's own story, with a list of them. */
export function Views({ story: { id, views }, onOpen }: { story: Story; onOpen: (isOpen: boolean) => void }) {
  const t = useText('stories')
  const [isOpen, setOpen] = useState(false)
  const show = (open: boolean) => {
    setOpen(open)
    onOpen(open)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="story-chip ps-3.5"
        onClick={() => show(true)}
        onPointerEnter={() => void load().catch(() => undefined)}
      >
        <Icon name="eye" className="size-5 shrink-0" />
        {t('views', { count: views ?? 0 })}
      </button>
      {isOpen && <ViewersSheet id={id} total={views ?? 0} onClose={() => show(false)} />}
    </>
  )
}
