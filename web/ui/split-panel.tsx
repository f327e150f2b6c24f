import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

interface SplitPanelProps {
  picture: {
    url: string
    alt: string
    width: number
    height: number
    blur?: string | undefined
    tone?: 'light' | 'dark' | undefined
  } | null
  className?: string
  children: ReactNode
}

/** Text on a studio background next to a picture, each in one half; on phones the picture is below. Without a picture, only the text. */
export function SplitPanel({ picture, className = '', children }: SplitPanelProps) {
  return (
    <div className={`grid overflow-hidden rounded-card bg-studio ${picture ? 'md:grid-cols-2' : ''} ${className}`}>
      <div className="flex flex-col items-start justify-center gap-4 p-6 md:p-10 lg:p-12">{children}</div>
      {picture && (
        <div className="relative min-h-56 overflow-hidden md:min-h-96">
          <Picture
            {...picture}
            first
            shown="scene"
            className={`absolute inset-0 size-full object-cover ${picture.tone === 'light' ? 'dark:opacity-60' : ''}`}
          />
        </div>
      )}
    </div>
  )
}
