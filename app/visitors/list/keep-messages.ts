import type { Language, Texts } from '#app/lib/language.ts'

/** Messages of `app/enhance/keep.ts`: the script of every page carries the English ones. */
export const en = {
  tooMany: 'Your list holds {most} centers, which is the most. Remove one to save another.',
  kept: 'Saved: {name}',
  removed: 'Removed: {name}',
  full: 'This browser has no room left, so it was not saved.',
  refused: 'This browser does not let a site save anything, so it was not saved.',
  open: 'My List',
  path: '/list',
}

export type KeepTexts = typeof en

const es = {
  tooMany: 'En su lista caben {most} centros como máximo. Quite uno para guardar otro.',
  kept: 'Guardado: {name}',
  removed: 'Quitado: {name}',
  full: 'Este navegador ya no tiene espacio, así que no se guardó.',
  refused: 'Este navegador no deja que un sitio guarde nada, así que no se guardó.',
  open: 'Mi lista',
  path: '/es/lista',
} satisfies typeof en

export const keepMessages: Texts<typeof en> = { en, es }

/** The attribute that brings these texts to the script of a page that isn't in English. */
export function getKeepTexts(language: Language): { 'data-keep-words'?: string } {
  return language === 'en' ? {} : { 'data-keep-words': JSON.stringify(keepMessages[language]) }
}
