import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { PostIcon } from '../post-icon.tsx'
import { type ComposerPart, composerParts, partSigns } from './parts.ts'

interface ComposerToolsProps {
  has: Record<ComposerPart, boolean>
  onAdd: (part: ComposerPart) => void
  inDialog: boolean
  /** The submit button. */
  children: ReactNode
}

const abovePhoneBar = 'bottom-[calc(4rem+var(--offline)+env(safe-area-inset-bottom))] md:bottom-(--offline)'

/** The toolbar below a draft, which adds parts to it. It stays in view, so that a long draft can be posted without scrolling. */
export function ComposerTools({ has, inDialog, onAdd, children }: ComposerToolsProps) {
  const t = useText('composer')
  return (
    <div
      className={`post-part sticky z-1 flex flex-wrap items-center gap-y-2 border-t border-line bg-surface py-3 ${inDialog ? 'bottom-0' : abovePhoneBar}`}
    >
      {composerParts.map((part) => (
        <IconButton
          key={part}
          label={t(`add.${part}`)}
          aria-pressed={has[part]}
          className="aria-pressed:bg-studio"
          onClick={() => onAdd(part)}
        >
          <PostIcon name={partSigns[part]} />
        </IconButton>
      ))}
      {children}
    </div>
  )
}
