import type { Texts } from '#app/lib/language.ts'

const en = {
  title: 'Treatment centers',
  crisisHelp: 'Crisis help',
  supportLine: (label: string) => `Call ${label} instead, 24/7:`,
  callFirst: 'Call before you go.',
  allResults: (site: string) => `All results on ${site}`,
  wholeListing: (site: string) => `More about this center on ${site}`,
  allCenters: (site: string) => `All centers on ${site}`,
  onlyClosed: (count: number): string =>
    count === 1 ? 'The only match is closed:' : 'The only matches are closed:',
  lifeline: 'Crisis lifeline, call or text, 24/7',
  text988: 'Text 988',
  newTab: 'Links to the directory open in a new tab.',
}

const es = {
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
} satisfies typeof en

export const embedMessages: Texts<typeof en> = { en, es }
