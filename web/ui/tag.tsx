const tones = {
  quiet: 'border-line text-quiet',
  ink: 'border-ink',
  good: 'border-good text-good',
  warn: 'border-warn text-warn',
  bad: 'border-bad text-bad',
}

/** A status in a word. Loud ones are badges. */
export function Tag({ tone = 'quiet', children }: { tone?: keyof typeof tones; children: string }) {
  return (
    <span className={`inline-flex rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}>
      {children}
    </span>
  )
}
