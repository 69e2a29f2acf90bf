import { examples } from '#site/examples.ts'
import type { en } from './home-search-messages.en.ts'

export const es: typeof en = {
  need: '¿Qué necesita?',
  needPlaceholder: `detox cerca de ${examples.city} con Medicaid`,
  chips: 'Búsquedas frecuentes',
  openNow: 'Abierto ahora',
  detox: 'Desintoxicación',
  medicaid: 'Medicaid',
  medicines: 'Metadona o Suboxone',
  lowCost: 'Gratis o de bajo costo',
  spanish: 'Hablan español',
}
