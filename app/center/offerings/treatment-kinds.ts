import type { Texts } from '#app/lib/language.ts'

/**
 * The six kinds of treatment that the site explains. Each id is also an anchor on /treatment-types.
 */
export const treatmentKindIds = [
  'inpatient',
  'outpatient',
  'intensive-outpatient',
  'detox',
  'dual-diagnosis',
  'sober-living',
] as const

export type TreatmentKindId = (typeof treatmentKindIds)[number]

type Words = { name: string; duration: string }

const en: Record<TreatmentKindId, Words> = {
  inpatient: { name: 'Inpatient Treatment', duration: '30-90 days' },
  outpatient: { name: 'Outpatient Programs', duration: '3-12 months' },
  'intensive-outpatient': { name: 'Intensive Outpatient (IOP)', duration: '8-12 weeks' },
  detox: { name: 'Detoxification Services', duration: '3-10 days' },
  'dual-diagnosis': { name: 'Dual Diagnosis Treatment', duration: 'varies' },
  'sober-living': { name: 'Sober Living Homes', duration: '3-18 months' },
}

const es = {
  inpatient: { name: 'Tratamiento con internación', duration: '30-90 días' },
  outpatient: { name: 'Programas ambulatorios', duration: '3-12 meses' },
  'intensive-outpatient': { name: 'Ambulatorio intensivo (IOP)', duration: '8-12 semanas' },
  detox: { name: 'Desintoxicación', duration: '3-10 días' },
  'dual-diagnosis': { name: 'Tratamiento de diagnóstico dual', duration: 'varía' },
  'sober-living': { name: 'Casas de vida sobria', duration: '3-18 meses' },
} satisfies typeof en

const list = (words: typeof en) => treatmentKindIds.map((id) => ({ id, ...words[id] }))

/** The name of each kind, and the length from the specification. */
export const treatmentKinds: Texts<ReturnType<typeof list>> = { en: list(en), es: list(es) }
