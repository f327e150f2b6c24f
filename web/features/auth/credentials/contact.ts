/** The checks of contacts and passwords, and what they need: loaded apart, so that opening a page doesn't wait for it. */
export const loadSchema = () => import('./schema.ts')

export const formatContact = (contact: { email?: string; phone?: string }): string => contact.email ?? contact.phone ?? ''
