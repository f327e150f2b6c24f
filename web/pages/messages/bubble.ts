const shape = 'max-w-full rounded-[1.125rem] px-4 py-2.5 wrap-anywhere whitespace-pre-line'

/** The shape of messages: the reader's in ink at the end, the other person's on the surface at the start. */
export const bubble = {
  mine: `${shape} rounded-ee-[0.25rem] bg-ink text-ground`,
  theirs: `${shape} rounded-es-[0.25rem] border border-line bg-surface`,
  gone: `${shape} border border-dashed border-line text-sm text-quiet`,
} as const
