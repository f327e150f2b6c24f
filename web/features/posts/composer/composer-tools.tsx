import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { PostIcon } from '../post-icon.tsx'
import { type ComposerPart, composerParts, partSigns } from './parts.ts'

interface ComposerToolsProps {
  has: Record<ComposerPart, boolean>
  onAdd: (part: ComposerPart) => void
  /** The choice of where to post, and the submit button. */
  children: ReactNode
}

/** The toolbar below a draft, which adds parts to it. */
export function ComposerTools({ has, onAdd, children }: ComposerToolsProps) {
  const t = useText('composer')
  return (
    <div className="post-part flex flex-wrap items-center gap-2 border-t border-line py-3">
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
      <div className="ms-auto flex flex-wrap items-center justify-end gap-2">{children}</div>
    </div>
  )
}
