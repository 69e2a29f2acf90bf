import { formatNumber } from '#app/lib/language.ts'
import type { en } from './messages.en.ts'
import { maxCommentsAnHour, maxLengths } from './participation-fields.ts'

const tooLong = (max: number) => `Use ${formatNumber(max, 'es')} caracteres como máximo`

export const es: typeof en = {
  hints: {
    comment:
      'Cualquiera puede leerlo, con su nombre de usuario o su nombre. Por favor, no ponga nombres ni datos de salud de otras personas.',
    review:
      'Por favor, no ponga nombres ni datos de salud de otras personas. Una persona lee cada reseña antes de que se muestre.',
    report: 'Solo lo leen las personas que llevan este sitio.',
  },
  fieldErrors: {
    commentMissing: 'Escriba su comentario',
    commentTooLong: tooLong(maxLengths.comment),
    reviewMissing: 'Escriba su reseña',
    reviewTooLong: tooLong(maxLengths.review),
    ratingMissing: 'Elija una calificación del 1 al 5',
    reasonMissing: 'Diga qué está mal',
    reasonTooLong: tooLong(maxLengths.reason),
  },
  pleaseCheck: 'Esto aún no se envió. Por favor, revise:',
  failures: {
    'signed-out': {
      title: 'Su sesión está cerrada.',
      text: 'Inicie sesión en otra pestaña; lo que escribió se queda aquí. Después, envíelo de nuevo.',
      status: 401,
    },
    suspended: {
      title: 'Su cuenta está suspendida.',
      text: 'No puede votar, comentar ni escribir reseñas. Escríbanos si cree que es un error.',
      link: { to: '/contact', label: 'Contáctenos' },
      status: 403,
    },
    gone: {
      title: 'Esto ya no está aquí.',
      text: 'Se eliminó o se cambió, o lo escribió otra persona.',
      status: 409,
    },
    'too-many': {
      title: 'Usted publicó muchos comentarios en una hora.',
      text: `Se aceptan ${maxCommentsAnHour} por hora como máximo. Por favor, intente más tarde; lo que escribió sigue aquí.`,
      status: 429,
    },
    unavailable: {
      title: 'Esto no se guardó: algo falló de nuestro lado.',
      text: 'Por favor, intente de nuevo. Lo que escribió sigue aquí.',
      status: 503,
    },
    unreachable: {
      title: 'Esto no se guardó: no se pudo llegar a este sitio.',
      text: 'Intente de nuevo cuando tenga conexión. Lo que escribió sigue aquí.',
      status: 503,
    },
  },
  signIn: 'Iniciar sesión',
  reviewStates: {
    pending: {
      label: 'En espera de aprobación',
      text: 'Solo usted la ve hasta que una persona la lea.',
    },
    approved: {
      label: 'Aprobada',
      text: 'Cualquiera puede leerla. Si la cambia, vuelve a esperar aprobación.',
    },
    rejected: {
      label: 'No aprobada',
      text: 'Solo usted la ve. Puede cambiarla, y una persona la leerá de nuevo.',
    },
  },
  ratingWords: ['Muy malo', 'Malo', 'Regular', 'Bueno', 'Muy bueno'],
  rating: 'Calificación',
  chooseRating: 'Elija',
  noRating: 'Sin calificación',
  votes: {
    title: '¿Le sirvió esta ficha?',
    hint: 'Un voto por miembro. Puede cambiarlo o quitarlo.',
    yes: 'Sí',
    no: 'No',
    signIn: 'Inicie sesión para votar',
    counted: 'Su voto se contó.',
    removed: 'Su voto se quitó.',
  },
  reviews: {
    title: 'Reseñas',
    from: (count) => `de ${count} ${count === 1 ? 'reseña' : 'reseñas'} de miembros en este sitio`,
    none: 'Aún no hay reseñas. Una persona lee cada reseña antes de que se muestre.',
    newest: (count) =>
      count === 1
        ? 'Aquí se muestra la más reciente.'
        : `Aquí se muestran las ${count} más recientes.`,
    signIn: 'Inicie sesión para escribir una reseña',
    stars: (stars) => (stars === 1 ? '1 estrella' : `${stars} estrellas`),
    firstBar: (count, stars) => `${count} ${count === 1 ? 'reseña' : 'reseñas'} con ${stars}`,
    nextBar: (count, stars) => `${count} con ${stars}`,
  },
  comments: {
    title: 'Comentarios',
    none: 'Aún no hay comentarios.',
    signIn: 'Inicie sesión para comentar',
  },
  sending: 'Enviando...',
  saving: 'Guardando...',
  deleting: 'Eliminando...',
  edit: 'Editar',
  change: 'Cambiar',
  delete: 'Eliminar',
  noWayBack: 'No se puede recuperar.',
  comment: {
    add: 'Agregar un comentario',
    label: 'Su comentario',
    post: 'Publicar el comentario',
    save: 'Guardar el comentario',
    delete: 'Eliminar mi comentario',
  },
  review: {
    write: 'Escribir una reseña',
    change: 'Cambiar su reseña',
    label: 'Su reseña',
    send: 'Enviar para aprobación',
    delete: 'Eliminar mi reseña',
  },
  report: {
    title: 'Avisar',
    what: {
      comment: (author) => ` del comentario de ${author}`,
      review: (author) => ` de la reseña de ${author}`,
    },
    label: '¿Qué está mal?',
    send: 'Enviar el aviso',
  },
  flash: {
    'vote-counted': { title: 'Su voto está contado.' },
    'vote-removed': { title: 'Su voto queda retirado.' },
    'comment-posted': { title: 'Su comentario está publicado.' },
    'comment-changed': { title: 'Su comentario cambió.' },
    'comment-deleted': { title: 'Su comentario está eliminado.' },
    'review-sent': {
      title: 'Gracias por su reseña.',
      text: 'Una persona la lee antes de que se muestre.',
    },
    'review-kept': { title: 'Su reseña queda como está.' },
    'review-deleted': { title: 'Su reseña está eliminada.' },
    'report-sent': { title: 'Gracias por avisarnos.', text: 'Una persona lo va a mirar.' },
  },
}
