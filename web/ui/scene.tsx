import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

interface SceneProps {
  picture: { url: string; alt: string; width: number; height: number; blur?: string | undefined; tone?: 'light' | 'dark' | undefined }
  /** The page's first picture. */
  first?: boolean
  /** Where the text is: beside the subject, on phones and tablets above it; `low` shows less of the picture there. */
  words?: 'start' | 'low'
  className?: string
  children: ReactNode
}

const wordsLook = { start: 'scene-start', low: 'scene-start scene-low' }

/** Text over a picture, readable in both themes. */
export function Scene({ picture, first = false, words = 'start', className = '', children }: SceneProps) {
  const { url, alt, width, height, blur, tone } = picture
  return (
    <div className={`scene ${tone === 'light' ? 'scene-light' : 'scene-dark'} ${wordsLook[words]} ${className}`}>
      <Picture url={url} alt={alt} width={width} height={height} blur={blur} first={first} shown="scene" className="scene-picture" />
      {children}
    </div>
  )
}
