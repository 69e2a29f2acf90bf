/** The sections of a center's additional information, and the plain words in each, by key. */
const sections = {
  'Treatment programs': {
    inpatient: 'Inpatient treatment',
    residential: 'Residential treatment',
    detox: 'Detoxification',
    php: 'Partial hospitalization',
    iop: 'Intensive outpatient',
    outpatient: 'Outpatient visits',
    dual: 'Care for addiction and mental health together',
    aftercare: 'Aftercare planning',
    sober: 'Sober living',
  },
  Medicines: {
    methadone: 'Methadone',
    bupe: 'Buprenorphine',
    naltrexone: 'Naltrexone',
    naloxone: 'Naloxone kits',
    medicines: 'Medicines on site',
  },
  Therapy: {
    individual: 'Individual counseling',
    group: 'Group therapy',
    family: 'Family therapy',
    couples: 'Couples counseling',
    cbt: 'Cognitive behavioral therapy',
    trauma: 'Trauma-informed care',
    classes: 'Relapse prevention classes',
    peer: 'Peer support',
  },
  'People served': {
    adults: 'Adults',
    youngadults: 'Young adults',
    teens: 'Adolescents',
    older: 'Older adults',
    women: 'Women',
    men: 'Men',
    pregnant: 'Pregnant women',
    parents: 'Parents with children',
    veterans: 'Veterans',
    lgbtq: 'LGBTQ+ people',
    justice: 'People referred by a court',
  },
  Payment: {
    familycare: 'NJ FamilyCare (Medicaid)',
    medicare: 'Medicare',
    tricare: 'TRICARE',
    private: 'Private insurance',
    selfpay: 'Self-payment',
    sliding: 'Sliding fee scale',
    aid: 'Payment help',
  },
  Languages: {
    english: 'English',
    spanish: 'Spanish',
    portuguese: 'Portuguese',
    haitian: 'Haitian Creole',
    arabic: 'Arabic',
    korean: 'Korean',
    polish: 'Polish',
    hindi: 'Hindi',
    gujarati: 'Gujarati',
    asl: 'Sign language',
  },
  Access: {
    wheelchair: 'Wheelchair access',
    transit: 'Near bus or train',
    parking: 'Free parking',
    evening: 'Evening hours',
    walkin: 'Walk-ins welcome',
    telehealth: 'Video visits',
    childcare: 'Child care during visits',
  },
} satisfies Record<string, Record<string, string>>

/** The sections' names in the order in which a page shows them. */
export const serviceSections = Object.keys(sections)

export type Service = { key: string; section: string; words: string }

const byKey = new Map<string, Service>(
  Object.entries(sections).flatMap(([section, entries]) =>
    Object.entries(entries).map(([key, words]) => [key, { key, section, words }]),
  ),
)

/** `'detox spanish'` → the two services, section by section. Throws on a key that is not known. */
export function listServices(keys = ''): Service[] {
  const wanted = keys.split(' ').filter(Boolean)
  for (const key of wanted) if (!byKey.has(key)) throw new Error(`No service is called ${key}`)
  return [...byKey.values()].filter(({ key }) => wanted.includes(key))
}
