/** An action in progress; the text next to it says which. With reduced motion it's a static open ring. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon animate-spin ${className}`}>
      <path d="M12 3a9 9 0 1 1-9 9" />
    </svg>
  )
}
