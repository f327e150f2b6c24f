import { Picture } from './picture.tsx'

const sizes = { small: 'size-16', medium: 'size-16 md:size-22', large: 'size-22 md:size-28' }
const pixels = { small: 64, medium: 88, large: 112 }

/** A small picture of a product on a studio background. */
export function Thumb({ url, alt, size = 'small' }: { url: string; alt: string; size?: keyof typeof sizes }) {
  return (
    <div className={`shrink-0 overflow-hidden rounded-card bg-studio ${sizes[size]}`}>
      <Picture url={url} alt={alt} width={pixels[size]} height={pixels[size]} shown="thumb" className="size-full object-cover" />
    </div>
  )
}
