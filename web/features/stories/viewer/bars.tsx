interface BarsProps {
  at: number
  of: number
  isLong: boolean
  onEnd: () => void
}

/** A progress bar for each story. CSS animates the current one, whose end advances the viewer; with reduced motion it doesn't run. */
export const Bars = ({ at, of, isLong, onEnd }: BarsProps) => (
  <div className="story-bars" aria-hidden="true">
    {Array.from({ length: of }, (_, index) => (
      <span key={index} className="story-bar" data-state={index < at ? 'done' : index > at ? 'ahead' : isLong ? 'long' : 'now'}>
        <span onAnimationEnd={index === at ? onEnd : undefined} />
      </span>
    ))}
  </div>
)
