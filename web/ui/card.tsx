import type { ReactNode } from 'react'

const looks = {
  /** On the page's background. */
  surface: 'border border-line bg-surface',
  /** Behind pictures. */
  studio: 'bg-studio',
  /** Only a hairline. */
  plain: 'border border-line',
  /** The most important one; at most one per screen. */
  ink: 'bg-ink text-ground',
}

interface CardProps {
  look?: keyof typeof looks
  as?: 'div' | 'article' | 'section' | 'li'
  className?: string
  children: ReactNode
}

/** A surface that groups content. It has no shadow: shadows are for what floats. */
export function Card({ look = 'surface', as: Tag = 'div', className = '', children }: CardProps) {
  return <Tag className={`rounded-card p-5 md:p-6 ${looks[look]} ${className}`}>{children}</Tag>
}
