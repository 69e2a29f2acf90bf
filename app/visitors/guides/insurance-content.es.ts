import { es as stateContent } from '#site/guides/insurance.es.ts'
import { stateName } from '#site/state.ts'
import { type CoveredCare, type en, sources } from './insurance-content.en.ts'

const coverage: CoveredCare[] = [
  {
    id: 'detox',
    title: 'Desintoxicación',
    text: 'Los planes pueden cubrirla cuando un profesional de la salud determina que usted la necesita.',
    ask: '¿Tiene que aprobarla antes el plan? ¿Por cuántos días?',
    ...sources.benefits,
  },
  {
    id: 'residential',
    title: 'Con internación y residencial',
    text: 'Los planes pueden cubrir una estadía que es médicamente necesaria. Lo que usted paga puede depender del centro que elija.',
    ask: '¿Qué centros están en la red? ¿Cuándo revisa el plan la estadía?',
    ...sources.benefits,
  },
  {
    id: 'outpatient',
    title: 'Ambulatorio, IOP y PHP',
    text: 'Los planes pueden cubrir las citas y los programas de día. Puede que usted deba un copago por cada cita.',
    ask: '¿Cuánto pago por cada cita? ¿Hay un límite de citas?',
    ...sources.benefits,
  },
  {
    id: 'medicines',
    title: 'Medicinas',
    text: 'Los planes pueden cubrir las medicinas que tratan el trastorno por consumo de opioides. Pregunte por cada una por su nombre.',
    ask: '¿Qué medicinas están en la lista? ¿Está el programa en la red?',
    ...sources.benefits,
  },
]

/** Spanish content of /insurance-guide. */
export const es: typeof en = {
  lede: 'Lo que los planes pueden pagar, las leyes que le protegen y qué preguntar antes de ir. Cada plan es distinto: revise siempre el suyo.',
  description: stateContent.description,
  jumps: {
    coverage: 'Qué cubren los planes',
    insurers: 'Aseguradoras',
    rights: 'Sus derechos',
    checklist: 'Lista de preguntas',
  },
  coverageTitle: 'Qué pueden cubrir los planes',
  coverageLede:
    'Esto es información general. Cuenta lo que dicen los documentos de su plan: llame al número de su tarjeta.',
  ask: 'Pregunte:',
  insurersTitle: `Aseguradoras en ${stateName.es}`,
  insurersLede: stateContent.insurersLede,
  marketplace: stateContent.marketplaceTitle,
  publicPrograms: 'Programas públicos',
  rightsLede: 'En breve; no es asesoría legal.',
  questions: '¿Preguntas sobre el costo?',
  contact: 'Escríbanos',
  checklistTitle: 'Lista de preguntas: conozca sus beneficios',
  checklistLede:
    'Llame al número de su tarjeta y siga esta lista. Imprima la página para escribir en ella. Nada de lo que marque aquí se envía ni se guarda.',
  notSent: 'No se envía',
  content: {
    marketplace: stateContent.marketplace,
    publicPrograms: [
      stateContent.medicaid,
      {
        name: 'Medicare',
        text: 'Paga la atención en programas de tratamiento de opioides sin copago. El deducible de la Parte B se aplica a los suministros y las medicinas.',
        ...sources.medicare,
      },
      {
        name: 'TRICARE',
        text: 'Puede cubrir atención con internación y residencial, PHP, IOP, atención de la abstinencia y tratamiento de opioides.',
        ...sources.tricare,
      },
    ],
    coverage,
    laws: [
      {
        title: 'La ley de paridad',
        points: [
          'Una ley federal de 2008. Los límites, los copagos y las revisiones para la salud mental y las adicciones no pueden ser más estrictos que los de otra atención médica.',
          'La ley, por sí sola, no obliga a un plan a cubrir esa atención.',
        ],
        ...sources.parityLaw,
      },
      {
        title: 'Beneficios de salud esenciales',
        points: [
          'Según la Ley de Cuidado de Salud a Bajo Precio (Affordable Care Act), la atención de salud mental y adicciones es uno de diez beneficios que deben tener los planes individuales y de grupos pequeños.',
          'Los planes con “derechos adquiridos” (grandfathered) están exentos.',
        ],
        ...sources.benefits,
      },
      stateContent.stateLaw,
    ],
    outsideLaw: stateContent.outsideLaw,
    stateParity: stateContent.stateParity,
    checklist: {
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
          '¿Cuánto es lo máximo que pago de mi bolsillo en un año?',
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
      ...sources.checklist,
    },
  },
}
