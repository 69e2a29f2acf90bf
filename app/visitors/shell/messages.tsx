import type { ReactNode } from 'react'
import { suggestionLabels } from '#app/center/fields/checked-fields.ts'
import type { Texts } from '#app/lib/language.ts'
import { Link } from '#app/ui/link.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { stateName } from '#site/state.ts'

const en = {
  home: {
    title: 'Your Path to Recovery Starts Here',
    description: `Find addiction treatment centers and recovery resources in ${stateName.en}, for yourself or for someone you love.`,
    lede: `Find a treatment center in ${stateName.en}, for yourself or for someone you love.`,
    browse: 'Browse Treatment Centers',
    dashboard: 'My Dashboard',
    signUp: 'Sign Up / Login',
    /** `line` has a name and what it is. */
    talk: (line: string) => `Rather talk? ${line}`,
    addictionLine: (label: string) => `${label}, ${stateName.en}’s addiction line, 24/7`,
  },
  waysIn: {
    label: 'Start here',
    bed: {
      title: 'Need a bed tonight',
      text: 'Inpatient and residential centers, some with detox',
    },
    medicine: { title: 'Methadone or Suboxone', text: 'Centers that offer these medicines' },
    someone: { title: 'Worried about someone I love', text: 'What to do and who to call' },
  },
  welcome: {
    label: 'Welcome back',
    greet: (name: string | null) => `Welcome back${name ? `, ${name}` : ''}!`,
    kept: ' Your votes and comments are kept for you.',
    about: 'About us',
  },
  stats: {
    centers: 'Treatment Centers',
    livesChanged: 'Lives Changed',
    rating: 'Average Rating',
    support: 'Support',
  },
  featured: {
    title: 'Featured Treatment Centers',
    trusted: (
      <>
        Each one meets our published criteria for <Link to="/about#trusted">Trusted</Link>. No
        center pays to be here.
      </>
    ) as ReactNode,
    trustedFirst: 'Trusted ones first, then the newest. No center pays to be here.',
    all: 'All centers',
  },
  ways: {
    counties: 'Centers by county',
    kinds: 'Kinds of treatment',
    lengths: 'Typical lengths. A doctor or counselor can help you decide.',
    compare: 'Compare types',
  },
  helpBand: {
    title: 'Need Immediate Help',
    text: 'You do not need the right words. Call or text for yourself, or because you are worried about someone.',
    way: 'What to do in an emergency',
  },
  crisis: {
    inDanger: 'Someone is in danger now',
    dangers: 'Not breathing, will not wake up, risk of harm',
    lifeline: 'Suicide & Crisis Lifeline',
    lifelineRemark: 'Free, 24/7. Call or text. For Spanish, press 2',
    lifelineShort: 'Crisis lifeline, call or text, 24/7',
    supportLine: (label: string) => `${label}, 24/7 support line`,
    addictionLine: `${stateName.en}’s addiction line, day and night`,
    answered: 'Answered day and night',
    inEmergency: 'In an emergency',
    ifYouNeedHelp: 'If you need help now',
  },
  choosing: {
    title: 'Need Help Choosing',
    text: 'Tell us what you are looking for. We can explain the kinds of treatment and how to ask about cost. We are not a crisis line: in danger, call 911 or 988.',
    call: (phone: string) => (
      <span>
        Call <PhoneNumber>{phone}</PhoneNumber>
      </span>
    ),
    callLine: (label: string, phone: string) => (
      <span>
        Call {label} <PhoneNumber>{phone}</PhoneNumber>
      </span>
    ),
    /** Before whether it answers now, and its number if it doesn’t. */
    office: 'Our office:',
    contact: 'Contact us',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'We cannot find this page. The link may be mistyped, or the page may have moved.',
    search: 'Search for a treatment center',
    submit: 'Search',
    home: 'Return to Home',
    centers: 'Find Centers',
  },
  failed: {
    title: 'Something went wrong',
    text: 'The fault is ours. Please try again in a moment.',
    retry: 'Try again',
    home: 'Return to Home',
  },
  /** Names of the fields of a form that failed; other fields use their own names. */
  fields: {} as Readonly<Record<string, string>>,
  sample: (
    <>
      <b>Sample data.</b> The centers shown here are fictional, with 555 phone numbers.
    </>
  ) as ReactNode,
  shownAsOf: 'Shown as of ',
  printed: 'Printed. Ask each center whether this is still right.',
  printSheet: (address: string) =>
    `With addresses, hours and lines to write on, as a sheet: ${address}`,
}

const es = {
  home: {
    title: 'Su camino a la recuperación empieza aquí',
    description: `Encuentre centros de tratamiento de adicciones y recursos de recuperación en ${stateName.es}, para usted o para un ser querido.`,
    lede: `Encuentre un centro de tratamiento en ${stateName.es}, para usted o para un ser querido.`,
    browse: 'Ver los centros de tratamiento',
    dashboard: 'Mi panel',
    signUp: 'Crear una cuenta / Iniciar sesión',
    talk: (line) => `¿Prefiere hablar? ${line}`,
    addictionLine: (label) => `${label}, la línea de ${stateName.es} para adicciones, 24/7`,
  },
  waysIn: {
    label: 'Empiece aquí',
    bed: {
      title: 'Necesito una cama esta noche',
      text: 'Centros con internación o residenciales, algunos con desintoxicación',
    },
    medicine: { title: 'Metadona o Suboxone', text: 'Centros que ofrecen estas medicinas' },
    someone: { title: 'Me preocupa un ser querido', text: 'Qué hacer y a quién llamar' },
  },
  welcome: {
    label: 'Saludo',
    greet: (name) => `¡Qué gusto verle de nuevo${name ? `, ${name}` : ''}!`,
    kept: ' Guardamos sus votos y sus comentarios.',
    about: 'Quiénes somos',
  },
  stats: {
    centers: 'Centros de tratamiento',
    livesChanged: 'Vidas cambiadas',
    rating: 'Calificación promedio',
    support: 'Apoyo',
  },
  featured: {
    title: 'Centros de tratamiento destacados',
    trusted: (
      <>
        Cada uno cumple los criterios que publicamos para ser{' '}
        <Link to="/about#trusted">de confianza</Link>. Ningún centro paga por estar aquí.
      </>
    ),
    trustedFirst:
      'Primero los centros de confianza, después los más recientes. Ningún centro paga por estar aquí.',
    all: 'Todos los centros',
  },
  ways: {
    counties: 'Centros por condado',
    kinds: 'Tipos de tratamiento',
    lengths: 'Cuánto duran por lo general. Un médico o un consejero puede ayudarle a decidir.',
    compare: 'Compare los tipos',
  },
  helpBand: {
    title: '¿Necesita ayuda ahora mismo?',
    text: 'No hace falta encontrar las palabras perfectas. Llame o escriba por usted, o porque alguien le preocupa.',
    way: 'Qué hacer en una emergencia',
  },
  crisis: {
    inDanger: 'Alguien está en peligro ahora',
    dangers: 'No respira, no despierta, hay riesgo de daño',
    lifeline: 'Línea de Prevención del Suicidio y Crisis',
    lifelineRemark: 'Gratis, 24/7. Llame al 988 y oprima 2, o envíe AYUDA al 988',
    lifelineShort: 'Línea de crisis, 24/7. Llame al 988 y oprima 2, o envíe AYUDA al 988',
    supportLine: (label) => `${label}, línea de apoyo 24/7`,
    addictionLine: `La línea de ${stateName.es} para adicciones, de día y de noche`,
    answered: 'Contestan de día y de noche',
    inEmergency: 'En una emergencia',
    ifYouNeedHelp: 'Si necesita ayuda ahora',
  },
  choosing: {
    title: '¿Necesita ayuda para elegir?',
    text: 'Díganos qué busca. Podemos explicarle los tipos de tratamiento y cómo preguntar por el costo. No somos una línea de crisis: si hay peligro, llame al 911; en una crisis, llame al 988 y oprima 2, o envíe AYUDA al 988.',
    call: (phone) => (
      <span>
        Llamar al <PhoneNumber>{phone}</PhoneNumber>
      </span>
    ),
    callLine: (label, phone) => (
      <span>
        Llamar a {label} <PhoneNumber>{phone}</PhoneNumber>
      </span>
    ),
    office: 'Nuestra oficina:',
    contact: 'Escríbanos',
  },
  notFound: {
    title: '¡Ups! No se encontró la página',
    text: 'No encontramos esta página. Quizás el enlace está mal escrito, o la página cambió de lugar.',
    search: 'Busque un centro de tratamiento',
    submit: 'Buscar',
    home: 'Volver al inicio',
    centers: 'Buscar centros',
  },
  failed: {
    title: 'Algo salió mal',
    text: 'La falla es nuestra. Intente de nuevo en un momento, por favor.',
    retry: 'Intentar de nuevo',
    home: 'Volver al inicio',
  },
  fields: {
    ...suggestionLabels.es,
    content: 'Texto',
    email: 'Correo',
    fullName: 'Nombre completo',
    message: 'Mensaje',
    note: 'Nota',
    rating: 'Calificación',
    reason: 'Motivo',
    urgency: 'Urgencia',
    username: 'Nombre de usuario',
  },
  sample: (
    <>
      <b>Datos de muestra.</b> Los centros que se ven aquí son ficticios, con números de teléfono
      555.
    </>
  ),
  shownAsOf: 'Datos al ',
  printed: 'Impreso. Pregunte a cada centro si esto sigue siendo correcto.',
  printSheet: (address) =>
    `Con direcciones, horarios y líneas para escribir, como hoja: ${address}`,
} satisfies typeof en

/** Texts of Home, the crisis numbers, and the pages that say what failed. */
export const siteMessages: Texts<typeof en> = { en, es }

const shellEn = {
  skip: 'Skip to main content',
  menu: 'Menu',
  main: 'Main',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  legal: 'Legal',
  crisisHelp: 'Crisis help',
  crisisHotline: '24/7 Crisis Hotline',
  free: 'Free, call or text',
  call: 'Call',
  textHref: 'sms:988',
  text: 'Text',
  text988: ' 988',
  supportLine: '24/7 support line:',
  email: 'Email',
  purpose: `We connect individuals and families with treatment centers and recovery resources in ${stateName.en}. No center can pay for its place here.`,
  quickLinks: 'Quick Links',
  resources: 'Resources',
  contact: 'Contact Information',
  noTracking: 'This site does not track you, and sets no cookie that could.',
  about: 'About',
  dashboard: 'Dashboard',
  admin: 'Admin',
  pageNotFound: 'Page not found',
  wentWrong: 'Something went wrong',
}

const shellEs = {
  skip: 'Ir al contenido principal',
  menu: 'Menú',
  main: 'Principal',
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  legal: 'Legal',
  crisisHelp: 'Ayuda en una crisis',
  crisisHotline: 'Línea de crisis 24/7',
  free: 'Gratis. Oprima 2, o envíe AYUDA al 988',
  call: 'Llamar',
  textHref: 'sms:988?&body=AYUDA',
  text: 'Texto',
  text988: ': envíe AYUDA al 988',
  supportLine: 'Línea de apoyo 24/7:',
  email: 'Correo',
  purpose: `Conectamos a personas y familias con centros de tratamiento y recursos de recuperación en ${stateName.es}. Ningún centro puede pagar por su lugar aquí.`,
  quickLinks: 'Enlaces rápidos',
  resources: 'Recursos',
  contact: 'Contacto',
  noTracking: 'Este sitio no le sigue a usted, ni pone cookies que puedan hacerlo.',
  about: 'Quiénes somos',
  dashboard: 'Panel',
  admin: 'Admin',
  pageNotFound: 'No se encontró la página',
  wentWrong: 'Algo salió mal',
} satisfies typeof shellEn

/** Texts of the frame around every page: the header, the crisis bar and the footer. */
export const shellMessages: Texts<typeof shellEn> = { en: shellEn, es: shellEs }
