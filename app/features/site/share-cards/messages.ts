import type { Texts } from '#app/lib/language.ts'

const en = {
  details: 'Find a treatment center in New Jersey, for yourself or for someone you love.',
  crisis: 'In a crisis, call or text 988',
  badges: {
    Trusted: 'Trusted',
    'Sample listing': 'Sample listing',
    'Temporarily Closed': 'Temporarily Closed',
    'Permanently Closed': 'Permanently Closed',
  },
}

const es: typeof en = {
  details: 'Encuentre un centro de tratamiento en Nueva Jersey, para usted o para un ser querido.',
  crisis: 'En una crisis, llame al 988 y oprima 2',
  badges: {
    Trusted: 'De confianza',
    'Sample listing': 'Ficha de ejemplo',
    'Temporarily Closed': 'Cerrado por ahora',
    'Permanently Closed': 'Cerrado para siempre',
  },
}

/** What the pictures of previews say. */
export const shareMessages: Texts<typeof en> = { en, es }
