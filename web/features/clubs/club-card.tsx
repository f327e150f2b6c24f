import { urls } from '#contract/urls.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Crest } from './crest.tsx'

interface ClubCardProps {
  club: { slug: string; name: string; description: string; cover: string | null }
  /** A line of facts, such as place and number of members. */
  facts: string
  level?: 'h2' | 'h3'
}

/** A club with its cover; the whole card links to it. */
export function ClubCard({ club: { slug, name, description, cover }, facts, level: Heading = 'h3' }: ClubCardProps) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors focus-within:border-ink hover:border-ink">
      {cover ? (
        <Picture url={cover} alt="" width={1600} height={900} shown="tile" className="aspect-[2/1] w-full bg-studio object-cover" />
      ) : (
        <div className="aspect-[2/1] bg-studio" />
      )}
      <div className="relative px-5 pt-4 pb-5">
        <Crest name={name} className="absolute end-5 -top-8 size-16 border-2 border-surface" />
        <Heading className="display pe-20 text-xl wrap-anywhere">
          <Link to={urls.club(slug)} className="after:absolute after:inset-0">
            {name}
          </Link>
        </Heading>
        <p className="mt-1 text-sm text-quiet">{facts}</p>
        <p className="mt-3 line-clamp-3 wrap-anywhere">{description}</p>
      </div>
    </article>
  )
}
