import { Picture } from '#web/ui/picture.tsx'
import type { Slide } from './slides.ts'

interface SlidePictureProps {
  slide: Slide
  alt?: string
  shown?: 'full' | 'thumb'
  first?: boolean
  className?: string
}

/** A picture of the gallery. A drawing has one for each theme, and only the active one is loaded. */
export function SlidePicture({ slide, alt = slide.alt, shown, first, className = '' }: SlidePictureProps) {
  const { url, dark, width, height, blur } = slide
  if (!dark) return <Picture {...{ url, alt, width, height, shown, first, className }} blur={shown === 'thumb' ? undefined : blur} />
  return (
    <>
      <img src={url} alt={alt} width={width} height={height} loading="lazy" className={`${className} dark:hidden`} />
      <img src={dark} alt={alt} width={width} height={height} loading="lazy" className={`hidden dark:block ${className}`} />
    </>
  )
}
