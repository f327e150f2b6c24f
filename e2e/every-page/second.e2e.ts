import { checkVisits } from './visits.ts'

checkVisits(2, 3)
