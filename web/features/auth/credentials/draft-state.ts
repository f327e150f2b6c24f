/** Name and contact that the page before put into the history's state, so that they're in no URL. */
export function readDraftState(state: unknown): { name?: string; contact?: string } {
  const { draft } = (typeof state === 'object' && state !== null ? state : {}) as { draft?: unknown }
  const { name, contact } = (typeof draft === 'object' && draft !== null ? draft : {}) as { name?: unknown; contact?: unknown }
  return { ...(typeof name === 'string' && { name }), ...(typeof contact === 'string' && { contact }) }
}
