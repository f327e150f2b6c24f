/** A hairline, optionally with a word in it ("or"). */
export function Divider({ children }: { children?: string }) {
  if (children === undefined) return <hr className="border-line" />
  return (
    <div className="flex items-center gap-4 text-sm text-quiet before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {children}
    </div>
  )
}
