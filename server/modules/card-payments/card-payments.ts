export { type Outcome, settle } from './settle.ts'
