import type { Texts } from '#app/lib/language.ts'

const en = {
  title: 'My Dashboard',
  description: 'Your profile, votes, comments and reviews.',
  lede: 'Your profile, what you said about centers, and your data to take along.',
  account: 'Account',
  admin: 'Admin Dashboard',
  onlyYou: 'Only you see this page.',
  failedToLoad: 'Failed to load user data',
  failed: 'Something on our side failed.',
  tryAgain: 'Try again',

  profile: {
    title: 'Your profile',
    fullName: 'Full name',
    noFullName: 'Not given',
    username: 'Username',
    noUsername: 'None',
    email: 'Email',
    since: 'Member since',
    votes: 'Votes',
    comments: 'Comments',
    reviews: 'Reviews',
  },

  recent: {
    votes: { title: 'Recent votes', empty: 'You have not voted yet' },
    comments: { title: 'Recent comments', empty: 'You have not commented yet' },
    reviews: { title: 'Recent reviews', empty: 'You have not written a review yet' },
  },
  newest: (shown: number, all: number) => `The newest ${shown} of ${all}`,
  findCenter: 'Find a center',
  noAddress: 'Address not available',
  labels: {
    upvote: 'Helpful',
    downvote: 'Not helpful',
    pending: 'Waiting for approval',
    approved: 'Approved',
    rejected: 'Not approved',
  },

  export: {
    title: 'Your data',
    text: 'Your profile, votes, comments and reviews, as one JSON file.',
    download: 'Download My Data',
    copy: 'Copy to Clipboard',
    copied: 'Your data has been copied to clipboard',
    downloaded: 'Your data has been downloaded',
    copyFailed: 'Your browser did not allow copying. Download the file instead.',
  },
}

const es = {
  title: 'Mi panel',
  description: 'Su perfil, sus votos, comentarios y reseñas.',
  lede: 'Su perfil, lo que dijo sobre los centros y sus datos para llevar.',
  account: 'Cuenta',
  admin: 'Panel de administración',
  onlyYou: 'Solo usted ve esta página.',
  failedToLoad: 'No se pudieron leer sus datos',
  failed: 'Algo falló de nuestro lado.',
  tryAgain: 'Intentar de nuevo',

  profile: {
    title: 'Su perfil',
    fullName: 'Nombre completo',
    noFullName: 'Sin nombre',
    username: 'Nombre de usuario',
    noUsername: 'Ninguno',
    email: 'Correo',
    since: 'Miembro desde',
    votes: 'Votos',
    comments: 'Comentarios',
    reviews: 'Reseñas',
  },

  recent: {
    votes: { title: 'Votos recientes', empty: 'Usted todavía no ha votado' },
    comments: { title: 'Comentarios recientes', empty: 'Usted todavía no ha comentado' },
    reviews: { title: 'Reseñas recientes', empty: 'Usted todavía no ha escrito una reseña' },
  },
  newest: (shown, all) => `Se ven ${shown} de ${all}, lo más nuevo primero`,
  findCenter: 'Buscar un centro',
  noAddress: 'Dirección no disponible',
  labels: {
    upvote: 'Útil',
    downvote: 'No fue útil',
    pending: 'Espera aprobación',
    approved: 'Aprobada',
    rejected: 'No aprobada',
  },

  export: {
    title: 'Sus datos',
    text: 'Su perfil, sus votos, comentarios y reseñas, en un solo archivo JSON.',
    download: 'Descargar mis datos',
    copy: 'Copiar',
    copied: 'Sus datos están copiados',
    downloaded: 'Sus datos están descargados',
    copyFailed: 'Su navegador no dejó copiar. Descargue el archivo.',
  },
} satisfies typeof en

/** A member's contributions; each kind is the name of a table. */
export const kinds = ['votes', 'comments', 'reviews'] as const

export type Kind = (typeof kinds)[number]

/** Texts of the member's dashboard. */
export const dashboardMessages: Texts<typeof en> = { en, es }
