import type { OfferingGroup } from '#app/center/offerings/offerings.ts'
import type { Texts } from '#app/lib/language.ts'

/** The beginning of a sentence about a group of offerings; a list follows it. */
type Leads = Record<OfferingGroup, string>

const en = {
  contact: {
    firstWords: 'I am looking for help with addiction, for myself or for someone in my family.',
    askLine: (line: string) =>
      `${line}, a 24/7 support line, answers day and night. Ask them about this center.`,
    inDanger: 'In danger now:',
    inCrisis: 'In a crisis:',
  },
  facts: {
    offered: {
      care: '',
      payment: 'Takes ',
      medicines: 'Offers ',
      language: 'Speaks ',
      people: 'Serves ',
      access: '',
      accreditation: '',
    } satisfies Leads as Leads,
    notOffered: {
      care: 'No ',
      payment: 'Does not take ',
      medicines: 'No ',
      language: 'Does not speak ',
      people: 'Not for ',
      access: 'No ',
      accreditation: 'Not ',
    } satisfies Leads as Leads,
    lowCost: 'Free or low-cost care.',
    noLowCost: 'No free or low-cost care.',
    menOnly: 'For men only.',
    womenOnly: 'For women only.',
  },
  asks: {
    title: 'Not known here. Ask:',
    carried: 'Your ticks go with you in My List.',
    more: 'More to ask is on the call sheet',
    /** Begins a line of the visitor's notes in My List. */
    note: 'Ask:',
    /** Lines to write on that only paper has. */
    onPaper: ['How do we get there?', 'Who answered? When do we call again?'],
    questions: {
      hours: 'When are you open?',
      bed: 'Is there a bed today? If not, when?',
      place: 'Do you take new people now? Is there a waitlist?',
      care: 'What kinds of treatment do you offer: detox, live-in or outpatient?',
      detox: 'Do you offer detox?',
      insurance: 'Do you take Medicaid or our insurance?',
      plans: 'Which Medicaid plans do you take?',
      cost: 'What does it cost us? Is there free or low-cost care?',
      medicines: 'Do you treat with medicine, such as methadone or buprenorphine?',
      staying: 'Can we stay on a medicine we already take?',
      spanish: 'Is there someone who speaks Spanish?',
      start: 'How do we start: walk in, call first, or with a referral?',
      bring: 'What should we bring on the first day?',
    },
  },
  week: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    /** In a column that is as wide as "Wed". */
    closed: 'closed',
    callFirst: (day: string) => `${day}: call first.`,
    todayCallFirst: (day: string) => `${day}, today: call first.`,
  },
  ratings: {
    title: 'How people rate it',
    onGoogle: 'on Google',
    here: 'here',
    /** Follows a rating whose owner is not known. */
    noOwner: 'Rating',
  },
  folds: {
    people: 'People and payment',
    posts: 'Reviews and comments',
    listed: (count: string) => `${count} listed`,
    here: (count: string) => `${count} here`,
    source: 'source, report',
    reviewsAndComments:
      'Reviews give stars, and a person reads each one before it is shown. Comments are short notes; their stars count for no rating.',
  },
  print: { printed: 'Printed', newest: 'Newest facts', qr: 'QR code of this page' },
  information: { aboutListing: 'Ask us about this listing.' },
}

const es = {
  contact: {
    firstWords: 'Busco ayuda para una adicción, para mí o para alguien de mi familia.',
    askLine: (line) =>
      `${line}, una línea de apoyo, contesta de día y de noche. Pregúnteles por este centro.`,
    inDanger: 'Si hay peligro:',
    inCrisis: 'En una crisis:',
  },
  facts: {
    offered: {
      care: '',
      payment: 'Acepta ',
      medicines: 'Ofrece ',
      language: 'Hablan ',
      people: 'Atiende a ',
      access: '',
      accreditation: '',
    },
    notOffered: {
      care: 'No ofrece ',
      payment: 'No acepta ',
      medicines: 'No ofrece ',
      language: 'No hablan ',
      people: 'No atiende a ',
      access: 'Sin ',
      accreditation: 'No está ',
    },
    lowCost: 'Atención gratis o de bajo costo.',
    noLowCost: 'Sin atención gratis o de bajo costo.',
    menOnly: 'Solo para hombres.',
    womenOnly: 'Solo para mujeres.',
  },
  asks: {
    title: 'Aquí no se sabe. Pregunte:',
    carried: 'Lo que marque va con usted en Mi lista.',
    more: 'La hoja de llamada tiene más preguntas',
    note: 'Pregunte:',
    onPaper: ['¿Cómo se llega?', '¿Quién contestó? ¿Cuándo llamamos de nuevo?'],
    questions: {
      hours: '¿Cuándo están abiertos?',
      bed: '¿Hay una cama hoy? Si no, ¿cuándo?',
      place: '¿Reciben a personas nuevas ahora? ¿Hay lista de espera?',
      care: '¿Qué tipos de tratamiento ofrecen: desintoxicación, con alojamiento o ambulatorio?',
      detox: '¿Ofrecen desintoxicación?',
      insurance: '¿Aceptan Medicaid o nuestro seguro?',
      plans: '¿Qué planes de Medicaid aceptan?',
      cost: '¿Cuánto nos cuesta? ¿Hay atención gratis o de bajo costo?',
      medicines: '¿Tratan con medicinas, como metadona o buprenorfina?',
      staying: '¿Se puede seguir con una medicina que ya se toma?',
      spanish: '¿Hay alguien que hable español?',
      start: '¿Cómo se empieza: sin cita, con una llamada o con una referencia?',
      bring: '¿Qué debemos llevar el primer día?',
    },
  },
  week: {
    days: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
    closed: 'no abre',
    callFirst: (day) => `${day}: llame antes de ir.`,
    todayCallFirst: (day) => `${day}, hoy: llame antes de ir.`,
  },
  ratings: {
    title: 'Cómo lo califica la gente',
    onGoogle: 'en Google',
    here: 'aquí',
    noOwner: 'Calificación',
  },
  folds: {
    people: 'Personas y pago',
    posts: 'Reseñas y comentarios',
    listed: (count) => `${count} en la ficha`,
    here: (count) => `${count} aquí`,
    source: 'fuente, reportes',
    reviewsAndComments:
      'Las reseñas dan estrellas, y una persona lee cada una antes de que se muestre. Los comentarios son notas breves; sus estrellas no cuentan para la calificación.',
  },
  print: { printed: 'Impreso el', newest: 'Datos al día', qr: 'Código QR de esta página' },
  information: { aboutListing: 'Pregúntenos sobre esta ficha.' },
} satisfies typeof en

/** Texts that only a center's own page has. */
export const centerPageMessages: Texts<typeof en> = { en, es }
