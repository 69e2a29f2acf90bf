import { en } from './sober-homes.en.ts'

export const es: typeof en = {
  license: {
    text: 'En Nueva Jersey, una “cooperative sober living residence” (residencia cooperativa de vida sobria) debe tener una licencia de Clase F. Pida verla.',
    source: en.license.source,
  },
}
