/** What checks the account forms: a part of its own, so that opening a page does not wait for it. */
export const loadSchema = () => import('./schema.ts')
