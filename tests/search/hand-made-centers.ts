import type { treatmentCenters } from '#db/schema/centers.ts'

/** Keyed by the short names in the tables of `search-words-matrix.db.test.ts`. */
export const centers: Record<string, Omit<typeof treatmentCenters.$inferInsert, 'slug'>> = {
  cedar: {
    name: 'Cedar Lantern Recovery Center',
    city: 'Trenton',
    county: 'Mercer',
    postalCode: '08608',
    address: '410 Lantern Row, Trenton, NJ 08608',
    categoryName: 'Medical detox',
    treatmentTypes: ['inpatient', 'detox'],
    description: 'Open day and night. Baking as therapy, on a farm.',
  },
  rio: {
    name: 'Río Counseling – Servicios en Español',
    city: 'Newark',
    county: 'Essex',
    neighborhood: 'Ironbound',
    postalCode: '07102',
    treatmentTypes: ['counseling', 'outpatient'],
    searchTerms: 'Drug/Alcohol treatment',
  },
  mary: {
    name: 'St. Mary’s Women’s Hospital',
    city: 'Hoboken',
    county: 'Hudson',
    postalCode: '07030',
    categoryName: 'Addiction treatment center',
    description: 'Care for pregnant women and new mothers.',
  },
  obrien: {
    name: "O'Brien & Sons Sober-Living House",
    city: 'Toms River',
    county: 'Ocean',
    postalCode: '08753',
    treatmentTypes: ['residential'],
    description: 'A twelve-step house for men who leave rehabilitation.',
  },
  step: {
    name: '1st Step Methadone Clinic',
    city: 'Elizabeth',
    county: 'Union',
    postalCode: '07201-1234',
    address: '24-26 Broad Street, Suite 3B',
    treatmentTypes: ['medication-assisted'],
  },
  nowak: {
    name: 'ŁUKASZ NOWAK BEHAVIORAL HEALTH',
    city: 'Clinton',
    county: 'Hunterdon',
    neighborhood: 'Heron Park, Banking Quarter',
    postalCode: '08809',
    treatmentTypes: ['group-therapy', 'family-therapy'],
    description: 'A.A. and N.A. meetings, 24/7. Wheelchair accessible.',
  },
}
