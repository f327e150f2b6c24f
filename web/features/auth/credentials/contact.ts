/** Loads the validation of contacts and passwords with its dependencies; a separate chunk, so that it doesn't delay opening a page. */
export const loadSchema = () => import('./schema.ts')

export const formatContact = (contact: { email?: string; phone?: string }): string => contact.email ?? contact.phone ?? ''
