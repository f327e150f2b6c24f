/** Reads the name and contact that the previous page put into the history state, which keeps them out of URLs. */
export function readDraftState(state: unknown): { name?: string; contact?: string } {
  const { draft } = (typeof state === 'object' && state !== null ? state : {}) as { draft?: unknown }
  const { name, contact } = (typeof draft === 'object' && draft !== null ? draft : {}) as { name?: unknown; contact?: unknown }
  return { ...(typeof name === 'string' && { name }), ...(typeof contact === 'string' && { contact }) }
}
