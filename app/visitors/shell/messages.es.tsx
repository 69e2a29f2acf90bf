import { suggestionLabels } from '#app/center/fields/checked-fields.ts'
import { Link } from '#app/ui/link.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { stateName } from '#site/state.ts'
import type { en } from './messages.en.tsx'

export const es: typeof en = {
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
    newest: 'Los más nuevos del directorio. Ningún centro paga por estar aquí.',
    all: 'Todos los centros',
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
}
