import { textTo911 } from '#site/guides/emergency.en.ts'
import { es as stateContent } from '#site/guides/emergency.es.ts'
import { stateName } from '#site/state.ts'
import { poisonControl } from '#site/support-lines.ts'
import { type en, type HelpStep, hotlines, sources } from './emergency-content.en.ts'

const helpSteps: HelpStep[] = [
  { id: 'ask', title: 'Pregunte', text: 'Pregunte con claridad si piensa en el suicidio.' },
  { id: 'listen', title: 'Acompañe', text: 'Escuche. No tiene que resolverlo.' },
  {
    id: 'keep-safe',
    title: 'Ayude a que esté a salvo',
    text: 'Ponga distancia entre la persona y lo que podría usar para hacerse daño.',
  },
  {
    id: 'connect',
    title: 'Ayude a que busque apoyo',
    text: 'Llamen juntos al 988 y opriman 2, o envíen AYUDA al 988. Pregunte también en quién confía.',
  },
  {
    id: 'follow-up',
    title: 'Siga en contacto',
    text: 'Llame o escriba de nuevo en los días siguientes.',
  },
]

/** Spanish content of /emergency-help. */
export const es: typeof en = {
  lede: 'Si alguien está en peligro, llame al 911 ahora.',
  description:
    'Llame al 911 si alguien está en peligro. Qué hacer en una sobredosis, líneas que contestan de día y de noche y señales de alerta.',
  dangers:
    'Una sobredosis, dificultad para respirar, una convulsión, una persona que no despierta o un riesgo de daño. Quédese con la persona.',
  jumps: {
    now: 'Qué hacer ahora',
    lines: 'Líneas de ayuda',
    signs: 'Señales de alerta',
    'help-someone': 'Cómo ayudar a alguien',
  },
  call911: 'Llamar al 911',
  text911: '¿No puede hablar? Envíe un texto al 911',
  nowTitle: 'Qué hacer ahora, en una sobredosis',
  nowLede: 'No hace falta saber con certeza que es una sobredosis.',
  linesLede: `Todas contestan de día y de noche. Las tres primeras y la de ${stateName.es} ayudan también en español.`,
  signsLede: 'Basta con una. No tienen que aparecer todas.',
  helpSomeoneLede: 'Cinco pasos que ayudan a una persona que piensa en el suicidio.',
  goodToKnow: 'Conviene saber',
  freeAlways: (line) => `${line}, gratis, 24 horas, todos los días`,
  naloxoneAt: (website) => `Dónde: ${website}`,
  noEmergency: '¿No es una emergencia?',
  content: {
    overdoseSteps: [
      {
        title: 'Llame al 911',
        text: 'Si no puede hablar, envíe un mensaje de texto al 911. Es mejor llamar.',
        source: textTo911.source,
      },
      {
        title: 'Dé naloxona, si la tiene',
        text: 'Repita cada 2 a 3 minutos si la persona no despierta. No hace daño si la causa no son los opioides.',
        ...sources.overdose,
      },
      {
        title: '¿No respira? Dé respiración boca a boca o RCP (CPR)',
        text: '',
        ...sources.overdose,
      },
      { title: '¿Respira? Acueste a la persona de lado', text: '', ...sources.overdose },
      {
        title: 'Quédese con la persona',
        text: 'El efecto de la naloxona se acaba en 30 a 60 minutos, y la sobredosis puede volver.',
        ...sources.returns,
      },
    ],
    hotlines,
    warningSigns: {
      'opioid-overdose': {
        title: 'Sobredosis de opioides',
        signs: [
          'No despierta',
          'Respira lento o débil, o no respira',
          'Ruidos como de gárgaras',
          'Cuerpo flojo',
          'Pupilas muy pequeñas, como un punto',
          'Piel, labios o uñas pálidos, azules, grises o fríos',
        ],
        act: 'Llame al 911. Dé naloxona.',
        ...sources.overdose,
      },
      'alcohol-overdose': {
        title: 'Sobredosis de alcohol',
        signs: [
          'Confusión',
          'No puede despertar',
          'Vómitos',
          'Convulsión',
          'Menos de 8 respiraciones por minuto, o 10 segundos entre una y otra',
          'Piel fría o azulada',
        ],
        act: 'Llame al 911. Quédese con la persona. Dormir, el café y las duchas no ayudan.',
        ...sources.alcohol,
      },
      'stimulant-overdose': {
        title: 'Sobredosis de estimulantes',
        signs: [
          'Dolor de pecho',
          'Demasiado calor en el cuerpo',
          'Convulsión',
          'Brazos o piernas rígidos',
          'Desmayo',
          'Dolor de cabeza muy fuerte',
          'Pánico',
        ],
        act: 'Llame al 911. Mantenga la calma, use paños frescos, no sujete a la persona. En una convulsión, no le ponga nada en la boca. ¿No sabe qué tomó? Dé naloxona.',
        ...sources.stimulants,
      },
      'thoughts-of-suicide': {
        title: 'Pensamientos de suicidio',
        signs: [
          'Habla de morir, o de ser una carga',
          'Se siente sin esperanza, sin salida o con un dolor que no puede soportar',
          'Hace un plan, o busca con qué hacerse daño',
          'Se despide, regala sus cosas',
          'Se aleja de la gente, actúa sin cuidado, cambia mucho de ánimo',
          'Consume más alcohol o drogas',
        ],
        act: 'A cualquier hora, llame al 988 y oprima 2, o envíe AYUDA al 988. Si hay peligro ahora, llame al 911.',
        ...sources.suicide,
      },
    },
    helpSteps: helpSteps.map((step) => ({ ...step, ...sources.fiveSteps })),
    ...stateContent,
    withdrawal: {
      title: 'Dejar de golpe',
      text: 'Puede ser peligroso dejar de golpe el alcohol o las benzodiacepinas. Primero, busque atención médica. ¿Una convulsión, mucha confusión o ve cosas que no están? Llame al 911.',
      ...sources.withdrawal,
      severe: sources.severeWithdrawal,
    },
    poison: { title: '¿Tragó algo?', line: poisonControl },
  },
}
