/** `npm run bench [-- --products n] [--only name] [--quick] [--json file]`: the built shop under load, held against its budgets. */
import { bench } from '../bench/bench.ts'

await bench(process.argv.slice(2))
