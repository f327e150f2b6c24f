import type { PostPicture } from '#contract/post.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Video } from '#web/ui/video.tsx'
import { useSlides } from '#web/ui/use-slides.ts'

const arrow =
  'absolute top-1/2 hidden size-9 -translate-y-1/2 place-items-center rounded-full bg-ground text-ink shadow-float hoverable:md:grid hover:bg-surface'

/** The pictures of a post, one at a time, by swipe, key or arrow. */
export function PostPictures({ pictures, first = false }: { pictures: PostPicture[]; first?: boolean }) {
  const t = useText('posts')
  const { row, shown, show, onScroll } = useSlides(pictures.length)
  const [lead] = pictures
  if (!lead) return null
  return (
    <div className="relative">
      <ul
        ref={row}
        onScroll={onScroll}
        data-shape={shapeOf(lead)}
        className="post-slides scroll-smooth -outline-offset-2"
        {...(pictures.length > 1 && { tabIndex: 0, 'aria-label': t('pictures.label', { count: pictures.length }) })}
      >
        {pictures.map(({ url, alt, width, height, blur, video }, index) => (
          <li key={url} className="relative">
            {video ? (
              <Video video={video} poster={url} label={alt || t('video.label')} play={t('video.play')} className="size-full" />
            ) : (
              <Picture url={url} alt={alt} width={width} height={height} blur={blur} first={first && index === 0} className="relative" />
            )}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <p className="absolute end-3 top-3 rounded-full bg-veil px-2.5 py-0.5 text-xs font-semibold text-on-veil">
            <span className="sr-only">{t('pictures.at', { number: shown + 1, of: pictures.length })}</span>
            <span aria-hidden="true">{`${shown + 1}/${pictures.length}`}</span>
          </p>
          {shown > 0 && (
            <button type="button" aria-label={t('pictures.previous')} className={`${arrow} start-3`} onClick={() => show(shown - 1)}>
              <Icon name="arrow" className="size-4 rotate-180" />
            </button>
          )}
          {shown < pictures.length - 1 && (
            <button type="button" aria-label={t('pictures.next')} className={`${arrow} end-3`} onClick={() => show(shown + 1)}>
              <Icon name="arrow" className="size-4" />
            </button>
          )}
        </>
      )}
    </div>
  )
}

/** The frame whose aspect is closest to the picture's. */
function shapeOf({ width, height }: PostPicture): 'broad' | 'wide' | 'square' | 'tall' {
  if (width > height * 1.6) return 'broad'
  if (width > height * 1.15) return 'wide'
  return height > width * 1.15 ? 'tall' : 'square'
}
