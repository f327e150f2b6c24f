/** Whether an address is one of the demo's, such as the default of SUPPORT_EMAIL: `.example` is reserved, so nobody gets what's sent there. */
export const isExampleEmail = (email: string): boolean => email.endsWith('.example')
