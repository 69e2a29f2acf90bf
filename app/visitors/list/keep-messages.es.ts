import type { en } from './keep-messages.en.ts'

export const es: typeof en = {
  tooMany: 'En su lista caben {most} centros como máximo. Quite uno para guardar otro.',
  kept: '{name} está en su lista.',
  removed: '{name} ya no está en su lista.',
  full: 'Este navegador ya no tiene espacio, así que no se guardó.',
  refused: 'Este navegador no deja que un sitio guarde nada, así que no se guardó.',
  open: 'Abrir su lista',
  path: '/es/lista',
}
