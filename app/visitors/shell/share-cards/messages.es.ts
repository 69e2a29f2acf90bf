import { stateName } from '#site/state.ts'
import type { en } from './messages.en.ts'

export const es: typeof en = {
  details: `Encuentre un centro de tratamiento en ${stateName.es}, para usted o para un ser querido.`,
  crisis: 'En una crisis, llame al 988 y oprima 2, o envíe AYUDA al 988',
  badges: {
    Trusted: 'De confianza',
    'Sample listing': 'Ficha de ejemplo',
    'Temporarily Closed': 'Cerrado temporalmente',
    'Permanently Closed': 'Cerrado definitivamente',
  },
}
