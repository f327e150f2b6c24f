import { Link } from '#web/ui/link.tsx'

/** A notice on the screen of a customer or guest with a link to the same person as a guest or customer. */
export const LeadsTo = ({ text, to, children }: { text: string; to: string; children: string }) => (
  <p className="mx-4 mt-3 rounded-card border border-warn px-4 py-3 md:mx-8">
    {text}{' '}
    <Link to={to} className="font-medium text-link">
      {children}
    </Link>
  </p>
)
