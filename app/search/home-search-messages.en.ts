import { examples } from '#site/examples.ts'

/** English texts of Home's search form. */
export const en = {
  need: 'What do you need?',
  needPlaceholder: `detox near ${examples.city} that takes Medicaid`,
  chips: 'Common searches',
  openNow: 'Open now',
  detox: 'Detox',
  medicaid: 'Medicaid',
  medicines: 'Methadone or Suboxone',
  lowCost: 'Free or low cost',
  spanish: 'Spanish-speaking',
}
