export * from './accounts.ts'
export * from './browsing.ts'
export * from './community.ts'
export * from './running.ts'
