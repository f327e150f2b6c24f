import fc from 'fast-check'

/**
 * The same examples in every run: otherwise a failure found by chance is gone in the next. `PROPERTY_SEED=2 npx vitest run …` tries others.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })

export { fc }
