/** PostgreSQL's error codes for a write that it can't accept right now although it responds, with the text for the operator. */
const reasons: Record<string, string> = {
  25006: 'is read-only',
  53100: 'has no room on its disk',
  58030: "can't write to its disk",
}
/** How long a refusal counts: only the next write shows whether PostgreSQL accepts writes again. */
const rememberedMs = 10_000
/** Refusals that follow each other within this time belong to one outage. */
const outageGapMs = 60_000

const reasonOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined

/** Remembers that PostgreSQL refuses to write, which reads don't notice. */
export class ReadOnlyDetector {
  readonly #onOutage: (error: unknown) => void
  readonly #now: () => number
  #last: { at: number; reason: string } | undefined

  /** `onOutage` is called with the first refusal of an outage. */
  constructor(onOutage: (error: unknown) => void, now: () => number = () => performance.now()) {
    this.#onOutage = onOutage
    this.#now = now
  }

  /** Records a failure if it's such a refusal, and rethrows the error. */
  readonly record = (error: unknown): never => {
    const reason = reasonOf(error)
    if (reason !== undefined) {
      const previous = this.#last
      this.#last = { at: this.#now(), reason }
      if (!previous || this.#last.at - previous.at > outageGapMs) this.#onOutage(error)
    }
    throw error
  }

  /** Why writes are refused; null as far as we know they aren't. */
  get reason(): string | null {
    return this.#last && this.#now() - this.#last.at < rememberedMs ? this.#last.reason : null
  }
}
