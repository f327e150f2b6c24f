/** What checks the account forms: loaded with the first press into one, so that opening the page does not wait for it. */
export const accountSchema = () => import('./schema.ts')
