import { initialsOf, avatarColorOf } from '#web/ui/initials.ts'

/** A generated emblem for a club: a barbell under its initials. Decorative, since the name is next to it. */
export function Crest({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span aria-hidden="true" className={`inline-grid shrink-0 overflow-hidden rounded-card ${avatarColorOf(name)} ${className}`}>
      <svg viewBox="0 0 96 96" className="size-full">
        <text x="48" y="52" textAnchor="middle" className="display fill-ink text-[30px]">
          {initialsOf(name)}
        </text>
        <g className="stroke-ink stroke-[5] [stroke-linecap:round]">
          <path d="M18 72h60M28 63v18M36 66v12M60 66v12M68 63v18" />
        </g>
      </svg>
    </span>
  )
}
