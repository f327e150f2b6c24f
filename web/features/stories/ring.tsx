import { Avatar } from '#web/ui/avatar.tsx'

export type RingState = 'unseen' | 'seen' | 'none'
const rings: Record<RingState, string> = { unseen: 'border-ember', seen: 'border-edge', none: 'border-transparent' }

interface RingProps {
  name: string
  url: string | null
  state: RingState
  /** Of the avatar. */
  size?: string
}

/** A person's picture in a ring: in ember with something unseen, grey where all is seen. What it means is said beside it. */
export const Ring = ({ name, url, state, size = 'size-14! text-base!' }: RingProps) => (
  <span className={`inline-grid rounded-full border-2 p-[3px] ${rings[state]}`}>
    <Avatar name={name} url={url} className={size} />
  </span>
)
