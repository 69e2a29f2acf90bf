import type { Language } from '#app/lib/language.ts'

/** What the script of every page says when a center is kept (`app/enhance/keep.ts`), and where the list is. */
export const keepTexts = {
  tooMany: 'Your list holds {most} centers, which is the most. Remove one to save another.',
  kept: '{name} is on your list.',
  removed: '{name} is off your list.',
  full: 'This browser has no room left, so it was not saved.',
  refused: 'This browser does not let a site save anything, so it was not saved.',
  open: 'Open your list',
  path: '/list',
}

export type KeepWords = typeof keepTexts

const es: KeepWords = {
  tooMany: 'En su lista caben {most} centros como máximo. Quite uno para guardar otro.',
  kept: '{name} está en su lista.',
  removed: '{name} ya no está en su lista.',
  full: 'Este navegador ya no tiene espacio, así que no se guardó.',
  refused: 'Este navegador no deja que un sitio guarde nada, así que no se guardó.',
  open: 'Abrir su lista',
  path: '/es/lista',
}

/**
 * Attributes for one element of every page: the words for that script, which knows only the English ones by
 * itself. An English page needs none.
 */
export function getKeepTexts(language: Language): { 'data-keep-words'?: string } {
  return language === 'es' ? { 'data-keep-words': JSON.stringify(es) } : {}
}
