/** The six kinds of treatment that the site explains, with the lengths that the specification gives. */
export const treatmentKinds = [
  { id: 'inpatient', name: 'Inpatient Treatment', duration: '30-90 days' },
  { id: 'outpatient', name: 'Outpatient Programs', duration: '3-12 months' },
  { id: 'intensive-outpatient', name: 'Intensive Outpatient (IOP)', duration: '8-12 weeks' },
  { id: 'detox', name: 'Detoxification Services', duration: '3-10 days' },
  { id: 'dual-diagnosis', name: 'Dual Diagnosis Treatment', duration: 'varies' },
  { id: 'sober-living', name: 'Sober Living Homes', duration: '3-18 months' },
] as const

/** Also the anchor of its part of /treatment-types. */
export type TreatmentKindId = (typeof treatmentKinds)[number]['id']
