import { avatarColorOf, initialsOf } from '#web/ui/initials.ts'

const sizes = { medium: 'size-11 text-sm', large: 'size-20 text-xl' }

/** A group's initials in a square; people are round. The name is next to it, so it's hidden from screen readers. */
export const GroupMark = ({ name, size = 'medium' }: { name: string; size?: keyof typeof sizes }) => (
  <span
    aria-hidden="true"
    className={`inline-grid shrink-0 place-items-center rounded-card font-semibold text-ink select-none ${avatarColorOf(name)} ${sizes[size]}`}
  >
    {initialsOf(name)}
  </span>
)
