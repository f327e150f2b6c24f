import { urls } from '#contract/urls.ts'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { useText } from '#web/lib/text.ts'
import { avatarColorOf, initialsOf } from '#web/ui/initials.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Tile } from './load.ts'

/** The top categories; the first two are large. */
export function Tiles({ tiles }: { tiles: Tile[] }) {
  if (tiles.length === 0) return null
  return (
    <CachedFragment name="tiles" tag="section" aria-labelledby={id} className="wrap" cacheKey={tiles}>
      {() => <Content tiles={tiles} />}
    </CachedFragment>
  )
}

const id = 'tiles'

function Content({ tiles }: { tiles: Tile[] }) {
  const t = useText('market')
  return (
    <>
      <h2 id={id} className="display mb-4 text-2xl text-balance md:mb-6">
        {t('tiles.title')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-5 md:gap-y-8">
        {tiles.map((tile, index) => (
          <li key={tile.slug} className={index < 2 ? 'col-span-2' : ''}>
            <TileLink tile={tile} large={index < 2} />
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * The text is below the picture, as an overlay would need a veil. The space that scenes leave for text is cropped. A category without any
 * picture has its initials on a color of its own, as people have.
 */
function TileLink({ tile: { slug, name, count, scene, photo }, large }: { tile: Tile; large: boolean }) {
  const t = useText('market')
  return (
    <Link to={urls.collection(slug)} className="group block">
      <span className={`relative block overflow-hidden rounded-card bg-studio ${large ? 'aspect-[2/1]' : 'aspect-[4/3]'}`}>
        {scene ? (
          <Picture
            {...scene}
            alt=""
            shown="tile"
            className={`relative size-full origin-[92%_62%] object-cover object-[90%_50%] ${large ? 'scale-130' : 'scale-112'}`}
          />
        ) : photo ? (
          <Picture {...photo} alt="" shown="card" className="mx-auto h-full w-auto object-contain" />
        ) : (
          <span
            aria-hidden="true"
            className={`display grid size-full place-items-center text-3xl text-ink select-none ${avatarColorOf(name)}`}
          >
            {initialsOf(name)}
          </span>
        )}
      </span>
      <span className="display mt-2 block text-lg text-balance group-hover:underline md:mt-3">{name}</span>
      <span className="text-sm text-quiet">{t('tiles.count', { count })}</span>
    </Link>
  )
}
