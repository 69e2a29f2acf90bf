import { nationalHelpline } from '#app/lib/crisis-lines.ts'
import type { en } from './topic-messages.en.ts'

const or = new Intl.ListFormat('es-US', { type: 'disjunction' })

export const es: typeof en = {
  withdrawal: {
    title: '¿Va a dejar el alcohol o las drogas?',
    seizure: '¿Una convulsión, mucha confusión o ve cosas que no están? Llame al 911.',
    line: nationalHelpline,
    callLine: 'En español, 24 h',
    detox: 'Desintoxicación',
    more: 'Señales de alerta',
  },
  naloxone: {
    overdose: '¿Una sobredosis ahora? Primero llame al 911.',
    check: (website) => `Vea ${website}`,
    more: 'Qué hacer en una sobredosis',
  },
  aftermath: {
    title: 'Grupos para usted y para las familias',
    text: 'Personas que pasaron por lo mismo se reúnen y escuchan. ¿Necesita hablar ahora? Llame al 988 y oprima 2, o envíe AYUDA al 988. Es gratis, de día y de noche.',
    find: 'Buscar un grupo',
    more: 'Para las familias',
  },
  family: {
    title: '¿Le preocupa un ser querido?',
    call: 'Llame al 988 y oprima 2, o envíe AYUDA al 988. Es gratis, de día y de noche, también si le preocupa alguien.',
    more: 'Señales de peligro y grupos para familias',
  },
  'sober-living': {
    title: 'La vida sobria es vivienda, no tratamiento',
    text: 'Una casa compartida sin alcohol ni drogas. Si usted necesita atención, viene de otro lado.',
    more: 'Sobre la vida sobria',
  },
  'support-groups': {
    find: 'Buscar una reunión',
    online: 'En línea',
  },
  insurance: {
    title: '¿Tiene seguro?',
    askPlans: (names) => `Pregunte si aceptan ${or.format(names)}.`,
    text: 'Un centro puede aceptar unos planes y otros no. Pregunte antes de ir.',
    more: 'Qué preguntar a su plan',
  },
}
