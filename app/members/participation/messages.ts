import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { FormErrors } from '#app/lib/form.ts'
import { formatNumber, type Texts } from '#app/lib/language.ts'
import { type Failure, maxCommentsAnHour, maxLengths } from './participation-fields.ts'

const tooLongEn = (max: number) => `Use at most ${formatNumber(max, 'en')} characters`

const en = {
  hints: {
    comment:
      'Everybody can read it, with your username or first name. Please leave out names and health details of others.',
    review:
      'Please leave out names and health details of others. A person reads each review before it is shown.',
    report: 'Only the people who run this site read it.',
  },
  fieldErrors: {
    commentMissing: 'Write your comment',
    commentTooLong: tooLongEn(maxLengths.comment),
    reviewMissing: 'Write your review',
    reviewTooLong: tooLongEn(maxLengths.review),
    ratingMissing: 'Choose a rating from 1 to 5',
    reasonMissing: 'Say what is wrong with it',
    reasonTooLong: tooLongEn(maxLengths.reason),
  },
  pleaseCheck: 'This is not sent yet. Please check:',
  failures: {
    'signed-out': {
      title: 'You are signed out.',
      text: 'Sign in again in another tab; what you wrote stays here. Then send it again.',
      status: 401,
    },
    suspended: {
      title: 'Your account is suspended.',
      text: 'It cannot vote, comment or review. Write to us if you think that this is a mistake.',
      link: { to: '/contact', label: 'Contact us' },
      status: 403,
    },
    gone: {
      title: 'This is not there any more.',
      text: 'It was deleted or changed, or it was written by somebody else.',
      status: 409,
    },
    'too-many': {
      title: 'You have posted many comments within an hour.',
      text: `At most ${maxCommentsAnHour} an hour are taken. Please try again later; what you wrote is still here.`,
      status: 429,
    },
    unavailable: {
      title: 'This was not saved: something on our side failed.',
      text: 'Please try again. What you wrote is still here.',
      status: 503,
    },
    unreachable: {
      title: 'This was not saved: this site could not be reached.',
      text: 'Try again when you have a connection. What you wrote is still here.',
      status: 503,
    },
  } as Record<Failure, FormErrors>,
  signIn: 'Sign in',
  /** The status of a member's own review. */
  reviewStates: {
    pending: {
      label: 'Waiting for approval',
      text: 'Only you see it until a person has read it.',
    },
    approved: {
      label: 'Approved',
      text: 'Everybody can read it. When you change it, it waits for approval again.',
    },
    rejected: {
      label: 'Not approved',
      text: 'Only you see it. You can change it, and a person will read it again.',
    },
  },
  ratingWords: ['Very bad', 'Bad', 'Fair', 'Good', 'Very good'],
  rating: 'Rating',
  chooseRating: 'Choose',
  noRating: 'No rating',
  votes: {
    title: 'Was this listing helpful?',
    hint: 'One vote per member. You can change it or take it back.',
    yes: 'Yes',
    no: 'No',
    signIn: 'Sign in to vote',
    counted: 'Your vote is counted.',
    removed: 'Your vote is taken back.',
  },
  reviews: {
    title: 'Reviews',
    from: (count: number) =>
      `from ${count} member ${count === 1 ? 'review' : 'reviews'} on this site`,
    none: 'No reviews yet. A person reads each review before it is shown.',
    newest: (count: number) => `Shown here: the newest ${count}.`,
    signIn: 'Sign in to write a review',
    stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
    /** The first is "9 reviews with 5 stars"; the others are "2 with 4". */
    firstBar: (count: number, stars: string) =>
      `${count} ${count === 1 ? 'review' : 'reviews'} with ${stars}`,
    nextBar: (count: number, stars: number) => `${count} with ${stars}`,
  },
  comments: {
    title: 'Comments',
    none: 'No comments yet.',
    signIn: 'Sign in to comment',
  },
  sending: 'Sending...',
  saving: 'Saving...',
  deleting: 'Deleting...',
  edit: 'Edit',
  change: 'Change',
  delete: 'Delete',
  noWayBack: 'It cannot be brought back.',
  comment: {
    add: 'Add a comment',
    label: 'Your comment',
    post: 'Post Comment',
    save: 'Save Comment',
    delete: 'Delete My Comment',
  },
  review: {
    write: 'Write a review',
    change: 'Change your review',
    label: 'Your review',
    send: 'Send for Approval',
    delete: 'Delete My Review',
  },
  report: {
    title: 'Report',
    /** For screen readers only. */
    what: {
      comment: (author: string) => ` the comment by ${author}`,
      review: (author: string) => ` the review by ${author}`,
    },
    label: 'What is wrong with it?',
    send: 'Send Report',
  },
  /** Shown once on the page that follows a form. */
  flash: {
    'vote-counted': { title: 'Your vote is counted.' },
    'vote-removed': { title: 'Your vote is taken back.' },
    'comment-posted': { title: 'Your comment is posted.' },
    'comment-changed': { title: 'Your comment is changed.' },
    'comment-deleted': { title: 'Your comment is deleted.' },
    'review-sent': {
      title: 'Thank you for your review.',
      text: 'A person reads it before it is shown.',
    },
    'review-kept': { title: 'Your review stays as it is.' },
    'review-deleted': { title: 'Your review is deleted.' },
    'report-sent': { title: 'Thank you for telling us.', text: 'A person will look at it.' },
  } satisfies FlashTexts,
}

const tooLongEs = (max: number) => `Use ${formatNumber(max, 'es')} caracteres como máximo`

const es = {
  hints: {
    comment:
      'Cualquiera puede leerlo, con su nombre de usuario o su nombre. Por favor, no ponga nombres ni datos de salud de otras personas.',
    review:
      'Por favor, no ponga nombres ni datos de salud de otras personas. Una persona lee cada reseña antes de que se muestre.',
    report: 'Solo lo leen las personas que manejan este sitio.',
  },
  fieldErrors: {
    commentMissing: 'Escriba su comentario',
    commentTooLong: tooLongEs(maxLengths.comment),
    reviewMissing: 'Escriba su reseña',
    reviewTooLong: tooLongEs(maxLengths.review),
    ratingMissing: 'Elija una calificación del 1 al 5',
    reasonMissing: 'Diga qué está mal',
    reasonTooLong: tooLongEs(maxLengths.reason),
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
    title: 'Reportar',
    what: {
      comment: (author) => ` el comentario de ${author}`,
      review: (author) => ` la reseña de ${author}`,
    },
    label: '¿Qué está mal?',
    send: 'Enviar el reporte',
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
} satisfies typeof en

/** Texts of votes, reviews and comments. */
export const participationMessages: Texts<typeof en> = { en, es }

export type ParticipationFlashCode = keyof typeof en.flash
