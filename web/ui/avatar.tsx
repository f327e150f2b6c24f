import { useNumber } from '#web/lib/format.ts'
import { avatarColorOf, initialsOf } from './initials.ts'
import { Picture } from './picture.tsx'

const sizes = { small: 'size-8 text-xs', medium: 'size-11 text-sm', large: 'size-20 text-xl' }
const pixels = { small: 32, medium: 44, large: 80 }

interface Person {
  name: string
  url?: string | null
}
interface AvatarProps extends Person {
  size?: keyof typeof sizes
  className?: string
}

/** A person's picture, or their initials on a color derived from the name. The name is next to it, so it's hidden from screen readers. */
export function Avatar({ name, url, size = 'medium', className = '' }: AvatarProps) {
  const shape = `max-w-none shrink-0 rounded-full ${sizes[size]} ${className}`
  if (url)
    return (
      <Picture url={url} alt="" width={pixels[size]} height={pixels[size]} shown="thumb" className={`bg-studio object-cover ${shape}`} />
    )
  return (
    <span
      aria-hidden="true"
      className={`inline-grid place-items-center font-semibold text-ink select-none ${avatarColorOf(name)} ${shape}`}
    >
      {initialsOf(name)}
    </span>
  )
}

/** A few of many people, as overlapping avatars. */
export function Avatars({ people, total = people.length, label }: { people: Person[]; total?: number; label: string }) {
  const number = useNumber()
  const more = total - people.length
  return (
    <span role="img" aria-label={label} className="flex items-center">
      {people.map(({ name, url }) => (
        <Avatar key={name} name={name} url={url} size="small" className="ring-2 ring-ground not-first:-ms-1" />
      ))}
      {more > 0 && <span className="ms-2 text-sm text-quiet">+{number(more)}</span>}
    </span>
  )
}
