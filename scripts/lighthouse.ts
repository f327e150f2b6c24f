/** `npm run lighthouse [-- --runs n] [path…]`: what Google's Lighthouse says of the built shop on a phone with a slow line, held against bench/budgets.json. */
import { audit } from '../bench/lighthouse/audit.ts'

await audit(process.argv.slice(2))
