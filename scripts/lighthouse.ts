/** `npm run lighthouse [-- --runs n] [path…]`: compares Lighthouse's figures for a phone on a slow line with bench/budgets.json. */
import { audit } from '../bench/lighthouse/audit.ts'

await audit(process.argv.slice(2))
