export type Shape = 'done' | 'half' | 'waiting' | 'ended'
export type Tone = 'ink' | 'quiet' | 'good' | 'warn' | 'bad'

const tones: Record<Tone, string> = { ink: 'text-ink', quiet: 'text-quiet', good: 'text-good', warn: 'text-warn', bad: 'text-bad' }

/** A state as a shape and a word: a full dot is done, half is under way, a ring waits, a cross has ended. Only the shape is colored. */
export function StateMark({ shape, tone = 'ink', children }: { shape: Shape; tone?: Tone; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg viewBox="0 0 12 12" aria-hidden="true" className={`size-2.5 shrink-0 ${tones[tone]}`}>
        <Drawing shape={shape} />
      </svg>
      {children}
    </span>
  )
}

function Drawing({ shape }: { shape: Shape }) {
  if (shape === 'done') return <circle cx="6" cy="6" r="5" fill="currentColor" />
  if (shape === 'ended') return <path d="m2.500 2.500 7 7m0-7-7 7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  const ring = <circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.800" />
  if (shape === 'waiting') return ring
  return (
    <>
      {ring}
      <path d="M6 1.800a4.200 4.200 0 0 1 0 8.400z" fill="currentColor" />
    </>
  )
}
