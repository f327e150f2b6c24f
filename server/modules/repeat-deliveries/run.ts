export interface Log {
  error: (fields: object, message: string) => void
}

/** What a run of a job over many repeat deliveries needs besides its data. */
export interface Run {
  log: Log
  stopping?: AbortSignal
}
