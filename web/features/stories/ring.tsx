import { Avatar } from '#web/ui/avatar.tsx'

type RingState = 'unseen' | 'seen' | 'none'
const rings: Record<RingState, string> = { unseen: 'border-ember', seen: 'border-edge', none: 'border-transparent' }

interface RingProps {
  name: string
  url: string | null
  state: RingState
  /** Classes for the size of the avatar. */
  size?: string
}

/** A person's picture in a ring: ember if there is something unseen, grey if all is seen. The text beside it says the same. */
export const Ring = ({ name, url, state, size = 'size-14! text-base!' }: RingProps) => (
  <span className={`inline-grid rounded-full border-2 p-[3px] ${rings[state]}`}>
    <Avatar name={name} url={url} className={size} />
  </span>
)
