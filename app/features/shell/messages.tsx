import type { ReactNode } from 'react'
import type { Texts } from '#app/lib/language.ts'
import { Link } from '#app/ui/link.tsx'

const en = {
  home: {
    title: 'Your Path to Recovery Starts Here',
    description:
      'Find addiction treatment centers and recovery resources in New Jersey, for yourself or for someone you love.',
    lede: 'Find a treatment center in New Jersey, for yourself or for someone you love.',
    browse: 'Browse Treatment Centers',
    dashboard: 'My Dashboard',
    signUp: 'Sign Up / Login',
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
    newest: 'The newest in the directory. No center pays to be here.',
    all: 'All centers',
  },
  begin: {
    title: 'Not sure where to begin?',
    needHelp: { said: 'I think I need help.', way: 'See the kinds of treatment' },
    someoneElse: { said: 'It’s someone I love.', way: 'Find groups, for families too' },
    payment: { said: 'I don’t know if we can pay.', way: 'Read the insurance guide' },
  },
  ways: {
    counties: 'Centers by county',
    kinds: 'Kinds of treatment',
    lengths: 'Typical lengths. What is right for you is decided with a clinician.',
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
    reachNj: 'New Jersey’s addiction line, day and night',
    answered: 'Answered day and night',
    inEmergency: 'In an emergency',
    ifYouNeedHelp: 'If you need help now',
  },
  choosing: {
    title: 'Need Help Choosing',
    text: 'Tell us what you are looking for. We can explain the kinds of treatment and how to ask about cost. We are not a crisis line: in danger, call 911 or 988.',
    call: (phone: string) => `Call ${phone}`,
    callLine: (label: string, phone: string) => `Call ${label} ${phone}`,
    contact: 'Contact us',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'This address leads nowhere here. It may have been mistyped, or the page may have moved.',
    home: 'Return to Home',
    centers: 'Find Centers',
  },
  failed: {
    title: 'Something went wrong',
    text: 'The fault is ours. Please try again in a moment.',
    retry: 'Try again',
    home: 'Return to Home',
  },
  sample: (
    <>
      <b>Sample data.</b> The centers shown here are fictional, with 555 phone numbers.
    </>
  ) as ReactNode,
  shownAsOf: 'Shown as of ',
}

const es: typeof en = {
  home: {
    title: 'Su camino a la recuperación empieza aquí',
    description:
      'Encuentre centros de tratamiento de adicciones y recursos de recuperación en Nueva Jersey, para usted o para un ser querido.',
    lede: 'Encuentre un centro de tratamiento en Nueva Jersey, para usted o para un ser querido.',
    browse: 'Ver los centros de tratamiento',
    dashboard: 'Mi panel',
    signUp: 'Crear una cuenta / Iniciar sesión',
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
    newest: 'Los más nuevos del directorio. Ningún centro paga por estar aquí.',
    all: 'Todos los centros',
  },
  begin: {
    title: '¿No sabe por dónde empezar?',
    needHelp: { said: 'Creo que necesito ayuda.', way: 'Vea los tipos de tratamiento' },
    someoneElse: {
      said: 'Es alguien a quien quiero.',
      way: 'Encuentre grupos, también para familias',
    },
    payment: { said: 'No sé si podemos pagar.', way: 'Lea la guía de seguros' },
  },
  ways: {
    counties: 'Centros por condado',
    kinds: 'Tipos de tratamiento',
    lengths:
      'Cuánto duran por lo general. Lo mejor para usted se decide con un profesional de la salud.',
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
    reachNj: 'La línea de Nueva Jersey para adicciones, de día y de noche',
    answered: 'Contestan de día y de noche',
    inEmergency: 'En una emergencia',
    ifYouNeedHelp: 'Si necesita ayuda ahora',
  },
  choosing: {
    title: '¿Necesita ayuda para elegir?',
    text: 'Díganos qué busca. Podemos explicarle los tipos de tratamiento y cómo preguntar por el costo. No somos una línea de crisis: si hay peligro, llame al 911; en una crisis, llame al 988 y oprima 2, o envíe AYUDA al 988.',
    call: (phone) => `Llamar al ${phone}`,
    callLine: (label, phone) => `Llamar a ${label} ${phone}`,
    contact: 'Escríbanos',
  },
  notFound: {
    title: '¡Ups! No se encontró la página',
    text: 'Esta dirección no lleva a ninguna página de este sitio. Quizás está mal escrita, o la página cambió de lugar.',
    home: 'Volver al inicio',
    centers: 'Buscar centros',
  },
  failed: {
    title: 'Algo salió mal',
    text: 'La falla es nuestra. Intente de nuevo en un momento, por favor.',
    retry: 'Intentar de nuevo',
    home: 'Volver al inicio',
  },
  sample: (
    <>
      <b>Datos de muestra.</b> Los centros que se ven aquí son ficticios, con números de teléfono
      555.
    </>
  ),
  shownAsOf: 'Datos al ',
}

/** What Home, the help on other pages and the pages of those who got lost say. */
export const siteMessages: Texts<typeof en> = { en, es }
