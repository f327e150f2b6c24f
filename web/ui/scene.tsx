import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

interface SceneProps {
  picture: { url: string; alt: string; width: number; height: number; blur?: string | undefined; tone?: 'light' | 'dark' | undefined }
  /** The first picture of the page. */
  first?: boolean
  /** Where the text is: beside what the picture shows (on phones and tablets above it; `low` shows less of it there), or at its foot. */
  words?: 'start' | 'low' | 'bottom'
  shown?: 'scene' | 'tile'
  className?: string
  children: ReactNode
}

const wordsLook = { start: 'scene-start', low: 'scene-start scene-low', bottom: 'scene-bottom' }

/** Text over a picture, readable in both themes. */
export function Scene({ picture, first = false, words = 'start', shown = 'scene', className = '', children }: SceneProps) {
  const { url, alt, width, height, blur, tone } = picture
  return (
    <div className={`scene ${tone === 'light' ? 'scene-light' : 'scene-dark'} ${wordsLook[words]} ${className}`}>
      <Picture url={url} alt={alt} width={width} height={height} blur={blur} first={first} shown={shown} className="scene-picture" />
      {children}
    </div>
  )
}
