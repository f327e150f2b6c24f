import type { ReactNode } from 'react'
import { Head } from '#web/lib/head.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

interface InvitePageProps {
  title: string
  /** The icon of the club or group that the invite is for. */
  mark: ReactNode
  /** The person who sent it, and the button to join. */
  children: ReactNode
}

/** The page of an invite that is valid. */
export const InvitePage = ({ title, mark, children }: InvitePageProps) => (
  <div className="wrap grid max-w-144 justify-items-start gap-4 pt-10">
    <Head title={title} />
    {mark}
    <h1 tabIndex={-1} className="display text-3xl wrap-anywhere">
      {title}
    </h1>
    {children}
  </div>
)

/** Shown for an expired, used up or revoked invite; the server doesn't say which. `children` lead elsewhere. */
export const SpentInvite = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="wrap pt-6">
    <Head title={title} />
    <EmptyState level="h1" title={title} text={text}>
      {children}
    </EmptyState>
  </div>
)
