import { initialsOf, avatarColorOf } from '#web/ui/initials.ts'

/** A generated emblem for a club: its initials. No pictogram, as nothing says which sport a club is for. Decorative, since the name is next to it. */
export function Crest({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span aria-hidden="true" className={`inline-grid shrink-0 overflow-hidden rounded-card ${avatarColorOf(name)} ${className}`}>
      <svg viewBox="0 0 96 96" className="size-full">
        <text x="48" y="60" textAnchor="middle" className="display fill-ink text-[34px]">
          {initialsOf(name)}
        </text>
      </svg>
    </span>
  )
}
