/** `npm run bench [-- --products n] [--only name] [--quick] [--json file]`: compares the built shop under load with its budgets. */
import { bench } from '../bench/bench.ts'

await bench(process.argv.slice(2))
