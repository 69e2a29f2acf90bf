import type { Offering, OfferingGroup } from '#app/center/offerings/offerings.ts'
import type { TreatmentType } from '#app/center/offerings/treatment-types.ts'
import type { Texts } from '#app/lib/language.ts'

/** A statement of a center about itself: a value of the search's filter. */
export type CareChoice = TreatmentType | Offering

export const groupDefinitions: Texts<Record<OfferingGroup, string>> = {
  en: {
    care: 'The kind of care, or of housing, that a center says it offers.',
    payment: 'How a center says it can be paid. Ask whether it takes your plan.',
    medicines: 'The medicines for addiction that a center says it gives or prescribes.',
    language: 'The languages, besides English, in which a center says it gives care.',
    people: 'The people for whom a center says it has a program, or whom it says it accepts.',
    access: 'Accessibility for people with disabilities.',
  },
  es: {
    care: 'El tipo de atención, o de vivienda, que un centro dice ofrecer.',
    payment: 'Las formas de pago que un centro dice aceptar. Pregunte si acepta su plan.',
    medicines: 'Las medicinas para la adicción que un centro dice dar o recetar.',
    language: 'Los idiomas, además del inglés, en los que un centro dice atender.',
    people: 'Las personas para las que un centro dice tener un programa, o a las que dice aceptar.',
    access: 'Acceso para personas con discapacidades.',
  },
}

/** The meaning of each term: that a center says so, and no more. */
export const choiceDefinitions: Texts<Record<CareChoice, string>> = {
  en: {
    inpatient: 'Says that it offers inpatient treatment: you stay at the center.',
    outpatient: 'Says that it offers outpatient care: you live at home and come in for visits.',
    detox: 'Says that it offers detox: care while you stop and your body gets used to it.',
    'outpatient-detox':
      'Says that it offers detox at visits only: you live at home, and it says nothing of a bed for detox.',
    counseling: 'Says that it offers counseling.',
    'group-therapy': 'Says that it offers group therapy.',
    'family-therapy': 'Says that it offers family therapy.',
    'medication-assisted': 'Says that it offers treatment with medicines.',
    residential: 'Says that it offers residential care: you live there.',
    'partial-hospitalization': 'Says that it offers partial hospitalization (PHP), a day program.',
    'intensive-outpatient':
      'Says that it offers intensive outpatient care (IOP): more hours than other outpatient care, and you still live at home.',
    telehealth: 'Says that it offers care by video or call.',
    'sober-living':
      'Says that it is or offers a shared home without alcohol or drugs. It is housing, not treatment.',
    medicaid: 'Says that it accepts Medicaid.',
    medicare: 'Says that it accepts Medicare.',
    'private-insurance': 'Says that it accepts private insurance.',
    tricare: 'Says that it accepts TRICARE, the military’s insurance.',
    'free-or-low-cost': 'Says that it offers free care, a lower price or help with payment.',
    methadone: 'Says that it gives methadone.',
    buprenorphine: 'Says that it gives or prescribes buprenorphine, such as Suboxone.',
    naltrexone: 'Says that it gives or prescribes naltrexone, such as Vivitrol.',
    spanish: 'Says that it offers care in Spanish.',
    'sign-language': 'Says that it offers care in sign language.',
    'other-language': 'Says that it offers care in another language than English and Spanish.',
    women: 'Says that it serves women.',
    men: 'Says that it serves men.',
    pregnant: 'Says that it serves people who are pregnant or have a newborn.',
    'under-18': 'Says that it serves people under 18.',
    seniors: 'Says that it serves older adults.',
    lgbtq: 'Says that it serves LGBTQ+ people.',
    veterans: 'Says that it serves veterans.',
    'mental-health': 'Says that it serves people who also need mental health care.',
    'court-referred': 'Says that it serves people whom a court refers.',
    dui: 'Says that it serves people who are referred for DUI or DWI.',
    wheelchair: 'Says that people who use a wheelchair can get in.',
  },
  es: {
    inpatient: 'Dice que ofrece tratamiento con hospitalización: usted se queda en el centro.',
    outpatient: 'Dice que ofrece atención ambulatoria: usted vive en su casa y va a citas.',
    detox:
      'Dice que ofrece desintoxicación: atención mientras usted deja la sustancia y su cuerpo se acostumbra.',
    'outpatient-detox':
      'Dice que ofrece desintoxicación solo en citas: usted vive en su casa, y no dice que tenga camas para la desintoxicación.',
    counseling: 'Dice que ofrece consejería.',
    'group-therapy': 'Dice que ofrece terapia de grupo.',
    'family-therapy': 'Dice que ofrece terapia familiar.',
    'medication-assisted': 'Dice que ofrece tratamiento con medicinas.',
    residential: 'Dice que ofrece atención residencial: usted vive ahí.',
    'partial-hospitalization': 'Dice que ofrece hospitalización parcial (PHP), un programa de día.',
    'intensive-outpatient':
      'Dice que ofrece atención ambulatoria intensiva (IOP): más horas que otra atención ambulatoria, y usted sigue viviendo en su casa.',
    telehealth: 'Dice que atiende por video o llamada.',
    'sober-living':
      'Dice que es u ofrece una casa compartida sin alcohol ni drogas. Es vivienda, no tratamiento.',
    medicaid: 'Dice que acepta Medicaid.',
    medicare: 'Dice que acepta Medicare.',
    'private-insurance': 'Dice que acepta seguro privado.',
    tricare: 'Dice que acepta TRICARE, el seguro militar.',
    'free-or-low-cost': 'Dice que ofrece atención gratis, un precio más bajo o ayuda para pagar.',
    methadone: 'Dice que da metadona.',
    buprenorphine: 'Dice que da o receta buprenorfina, como Suboxone.',
    naltrexone: 'Dice que da o receta naltrexona, como Vivitrol.',
    spanish: 'Dice que atiende en español.',
    'sign-language': 'Dice que atiende en lengua de señas.',
    'other-language': 'Dice que atiende en otro idioma que no es inglés ni español.',
    women: 'Dice que atiende a mujeres.',
    men: 'Dice que atiende a hombres.',
    pregnant: 'Dice que atiende a embarazadas o a personas con un bebé recién nacido.',
    'under-18': 'Dice que atiende a menores de 18 años.',
    seniors: 'Dice que atiende a adultos mayores.',
    lgbtq: 'Dice que atiende a personas LGBTQ+.',
    veterans: 'Dice que atiende a veteranos.',
    'mental-health': 'Dice que atiende a quienes también necesitan salud mental.',
    'court-referred': 'Dice que atiende a personas enviadas por la corte.',
    dui: 'Dice que atiende a personas con un caso de DUI o DWI.',
    wheelchair: 'Dice que tiene acceso para silla de ruedas.',
  },
}
