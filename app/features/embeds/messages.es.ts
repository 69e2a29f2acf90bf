import type { en } from './messages.en.ts'

export const es: typeof en = {
  title: 'Centros de tratamiento',
  crisisHelp: 'Ayuda en una crisis',
  supportLine: (label) => `Llame mejor a ${label}, 24/7:`,
  callFirst: 'Llame antes de ir.',
  allResults: (site) => `Todos los resultados en ${site}`,
  wholeListing: (site) => `Más sobre este centro en ${site}`,
  allCenters: (site) => `Todos los centros en ${site}`,
  newTab: 'Los enlaces al directorio se abren en otra pestaña.',
}
