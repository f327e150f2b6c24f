import { checkVisits } from './visits.ts'

checkVisits(1, 3)
