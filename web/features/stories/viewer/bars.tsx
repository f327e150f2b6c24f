interface BarsProps {
  at: number
  of: number
  isLong: boolean
  onEnd: () => void
}

/** How far one is, a bar for each story. The style runs the one that is shown, and not where motion is reduced: there one goes on by hand. */
export const Bars = ({ at, of, isLong, onEnd }: BarsProps) => (
  <div className="story-bars" aria-hidden="true">
    {Array.from({ length: of }, (_, index) => (
      <span key={index} className="story-bar" data-state={index < at ? 'done' : index > at ? 'ahead' : isLong ? 'long' : 'now'}>
        <span onAnimationEnd={index === at ? onEnd : undefined} />
      </span>
    ))}
  </div>
)
