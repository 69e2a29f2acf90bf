import type { Texts } from '#app/lib/language.ts'

const en = {
  noPhone: 'Phone not available',
  noAddress: 'Address not available',
  noDescription: 'No description available',
  treatmentCenter: 'Treatment Center',
  formerMember: 'Former member',
  county: (name: string) => `${name} County`,
  checked: (date: string) => `Checked ${date}`,
  sample: 'Sample listing',
  addedByStaff: 'Added by our staff; not checked yet',
  listedFrom: (list: string) => `Listed from ${list}; not checked yet`,
  anImport: 'an import',
  fromStaff: 'From our staff',
  from: (list: string) => `From ${list}`,
  sources: {
    description: 'from its description',
    name: 'from its name',
    staff: 'set by our staff',
  },
}

const es: typeof en = {
  noPhone: 'Teléfono no disponible',
  noAddress: 'Dirección no disponible',
  noDescription: 'Descripción no disponible',
  treatmentCenter: 'Centro de tratamiento',
  formerMember: 'Miembro anterior',
  county: (name) => `condado de ${name}`,
  checked: (date) => `Comprobado el ${date}`,
  sample: 'Ficha de ejemplo',
  addedByStaff: 'Agregado por nuestro equipo; aún sin comprobar',
  listedFrom: (list) => `Tomado de ${list}; aún sin comprobar`,
  anImport: 'una lista importada',
  fromStaff: 'De nuestro equipo',
  from: (list) => `De ${list}`,
  sources: {
    description: 'según su descripción',
    name: 'según su nombre',
    staff: 'puesto por nuestro equipo',
  },
}

/** What the server says of a center where a card or page shows it. */
export const summaryMessages: Texts<typeof en> = { en, es }
