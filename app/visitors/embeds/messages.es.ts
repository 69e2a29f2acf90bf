import type { en } from './messages.en.ts'

export const es: typeof en = {
  title: 'Centros de tratamiento',
  crisisHelp: 'Ayuda en una crisis',
  supportLine: (label) => `Llame mejor a ${label}, 24/7:`,
  callFirst: 'Llame antes de ir.',
  allResults: (site) => `Todos los resultados en ${site}`,
  wholeListing: (site) => `Más sobre este centro en ${site}`,
  allCenters: (site) => `Todos los centros en ${site}`,
  onlyClosed: (count) =>
    count === 1
      ? 'El único centro que encontramos está cerrado:'
      : 'Los únicos centros que encontramos están cerrados:',
  lifeline: 'Línea de crisis, 24/7: llame y oprima 2',
  text988: 'Enviar AYUDA',
  newTab: 'Los enlaces al directorio se abren en otra pestaña.',
}
