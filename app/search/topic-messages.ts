import { nationalHelpline } from '#app/lib/crisis-lines.ts'
import type { Texts } from '#app/lib/language.ts'
import { addictionLine } from '#site/support-lines.ts'

const orEn = new Intl.ListFormat('en-US', { type: 'disjunction' })

/**
 * The panel above the results of a search with a topic. The guides, `app/lib/crisis-lines.ts`
 * and `site` have its numbers, websites, and the facts that they state as well.
 */
const en = {
  withdrawal: {
    title: 'Stopping alcohol or drugs?',
    /** A line that is known to answer in the page's language. */
    line: addictionLine,
    callLine: `${addictionLine.name}, 24/7`,
    detox: 'Detox centers',
    more: 'Warning signs',
  },
  naloxone: {
    overdose: 'Overdose now? Call 911 first.',
    check: (website: string) => `Check ${website}`,
    more: 'What to do in an overdose',
  },
  aftermath: {
    title: 'Groups for you and for families',
    text: 'People who went through it meet and listen. Need to talk now? Call or text 988, free, day and night.',
    find: 'Find a group',
    more: 'For families',
  },
  family: {
    title: 'Worried about someone you love?',
    call: 'Call or text 988, free, day and night. It is also for people who worry about someone.',
    more: 'Signs of danger, and groups for families',
  },
  'sober-living': {
    title: 'Sober living is housing, not treatment',
    text: 'A shared home without alcohol or drugs. Care, if you need it, comes from elsewhere.',
    more: 'About sober living',
  },
  'support-groups': {
    find: 'Find a meeting',
    online: 'Online',
  },
  insurance: {
    title: 'Using insurance?',
    askPlans: (names: string[]) => `Ask whether they take ${orEn.format(names)}.`,
    which: 'Is yours Medicaid or private insurance?',
    text: 'A center may take some plans and not others. Ask before you go.',
    more: 'What to ask your plan',
  },
}

const orEs = new Intl.ListFormat('es-US', { type: 'disjunction' })

const es = {
  withdrawal: {
    title: '¿Va a dejar el alcohol o las drogas?',
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
    title: 'Una casa de vida sobria es vivienda, no tratamiento',
    text: 'Una casa compartida sin alcohol ni drogas. Si usted necesita tratamiento, lo recibe en otro lugar.',
    more: 'Sobre las casas de vida sobria',
  },
  'support-groups': {
    find: 'Buscar una reunión',
    online: 'En línea',
  },
  insurance: {
    title: '¿Tiene seguro?',
    askPlans: (names) => `Pregunte si aceptan ${orEs.format(names)}.`,
    which: '¿El suyo es Medicaid o un seguro privado?',
    text: 'Un centro puede aceptar unos planes y otros no. Pregunte antes de ir.',
    more: 'Qué preguntar a su plan',
  },
} satisfies typeof en

export const topicMessages: Texts<typeof en> = { en, es }
