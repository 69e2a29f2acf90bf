import type { Texts } from '#app/lib/language.ts'
import { checked, type Fact } from './fact.ts'

const en = {
  haveAtHand: {
    title: 'Have at hand',
    items: ['Member ID', 'Group number', 'Name and birth date of the policyholder', 'Type of plan'],
  },
  askThePlan: {
    title: 'Ask the plan',
    items: [
      'Is the plan self-funded by an employer, or insured?',
      'Is this center in the network?',
      'How much of the deductible is met?',
      'What is my copay or coinsurance?',
      'What is the out-of-pocket maximum?',
      'Is prior approval needed?',
      'Which levels are covered: detox, residential, PHP, IOP, outpatient, medicines?',
      'Is there a limit on days?',
      'What is paid outside the network?',
    ],
  },
  writeDown: {
    title: 'Write down',
    items: ['Who you spoke with, and when', 'The reference number of the call'],
  },
}

const es: typeof en = {
  haveAtHand: {
    title: 'Tenga a la mano',
    items: [
      'Número de miembro (Member ID)',
      'Número de grupo',
      'Nombre y fecha de nacimiento del titular de la póliza',
      'Tipo de plan',
    ],
  },
  askThePlan: {
    title: 'Pregunte al plan',
    items: [
      '¿Es el plan autofinanciado por un empleador (self-funded), o asegurado?',
      '¿Está este centro en la red?',
      '¿Cuánto del deducible ya está pagado?',
      '¿Cuál es mi copago o coseguro?',
      '¿Cuál es el máximo de gastos de mi bolsillo?',
      '¿Hace falta aprobación previa?',
      '¿Qué niveles se cubren: desintoxicación, residencial, PHP, IOP, ambulatorio, medicinas?',
      '¿Hay un límite de días?',
      '¿Qué se paga fuera de la red?',
    ],
  },
  writeDown: {
    title: 'Anote',
    items: ['Con quién habló, y cuándo', 'El número de referencia de la llamada'],
  },
}

const source: Fact = { source: 'rr-health.com/?p=7745', checked }

/** What to have at hand for a call to the plan, to ask and to write down. */
export const checklist: Texts<Fact & { parts: typeof en }> = {
  en: { parts: en, ...source },
  es: { parts: es, ...source },
}
