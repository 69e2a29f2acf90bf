import type { Texts } from '#app/lib/language.ts'

const titleEn = 'In danger now? Call 911'

/**
 * The panel above the results of a search that suggests danger. Its numbers come from
 * `app/lib/crisis-lines.ts` and `site`, and its steps from the guides' sources.
 */
const en = {
  crisis: {
    title: 'Call or text 988 now',
    call: 'Call 988',
    textTo988: 'Text 988',
    inDanger: 'In danger now? Call 911.',
    help: 'How to help someone who is thinking of suicide',
  },
  overdose: {
    title: titleEn,
    help: 'Emergency Help: what to do now',
    suicide: 'Thoughts of suicide? Call or text 988.',
  },
  'naloxone-given': {
    title: 'Naloxone given? Call 911 and stay',
    steps: [
      'Call 911, even if they woke up.',
      'Stay with them. Naloxone wears off in 30 to 60 minutes, and the overdose can return.',
      'They do not wake up? Give naloxone again every 2 to 3 minutes.',
      'Not breathing? Give rescue breaths or CPR.',
      'Breathing? Lay them on their side.',
    ],
  },
  poisoning: { title: titleEn },
  seizure: {
    title: titleEn,
    steps: [
      'Call 911 and stay with them.',
      'In a seizure, put nothing in their mouth, and do not hold them down.',
      'Did they stop alcohol or benzodiazepines? A seizure, severe confusion or seeing things: call 911.',
    ],
  },
  child: {
    title: 'A child in danger? Call 911',
    talk: 'Need to talk? Call or text 988.',
  },
  violence: { title: titleEn, help: 'Emergency Help: all hotlines' },
  unclear: { title: titleEn },
  /** In one line, if we aren't sure. */
  mayBe: 'Is someone in danger now? Call 911. For thoughts of suicide, call or text 988.',
  seeCenters: 'Not happening now? See centers',
}

const titleEs = '¿Hay peligro ahora? Llame al 911'

const es = {
  crisis: {
    title: 'Llame al 988 y oprima 2, o envíe AYUDA al 988',
    call: 'Llamar al 988',
    textTo988: 'Enviar AYUDA al 988',
    inDanger: '¿Hay peligro ahora? Llame al 911.',
    help: 'Cómo ayudar a alguien que piensa en el suicidio',
  },
  overdose: {
    title: titleEs,
    help: 'Ayuda de emergencia: qué hacer ahora',
    suicide: '¿Piensa en el suicidio? Llame al 988 y oprima 2, o envíe AYUDA al 988.',
  },
  'naloxone-given': {
    title: '¿Ya le dio naloxona? Llame al 911 y quédese',
    steps: [
      'Llame al 911, aunque haya despertado.',
      'Quédese con la persona. La naloxona dura de 30 a 60 minutos, y la sobredosis puede volver.',
      '¿No despierta? Dele naloxona de nuevo cada 2 o 3 minutos.',
      '¿No respira? Dé respiración boca a boca o RCP (CPR).',
      '¿Respira? Acueste a la persona de lado.',
    ],
  },
  poisoning: { title: titleEs },
  seizure: {
    title: titleEs,
    steps: [
      'Llame al 911 y quédese con la persona.',
      'Durante una convulsión no le ponga nada en la boca ni la sujete.',
      '¿Dejó el alcohol o las benzodiacepinas? Si hay una convulsión, mucha confusión o ve cosas que no están, llame al 911.',
    ],
  },
  child: {
    title: '¿Un niño en peligro? Llame al 911',
    talk: '¿Necesita hablar con alguien? Llame al 988 y oprima 2, o envíe AYUDA al 988.',
  },
  violence: { title: titleEs, help: 'Ayuda de emergencia: todas las líneas de ayuda' },
  unclear: { title: titleEs },
  mayBe:
    '¿Alguien está en peligro ahora? Llame al 911. Si piensa en el suicidio, llame al 988 y oprima 2, o envíe AYUDA al 988.',
  seeCenters: '¿No está pasando ahora? Vea los centros',
} satisfies typeof en

export const dangerMessages: Texts<typeof en> = { en, es }
