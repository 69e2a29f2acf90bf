import type { en } from './messages.en.ts'

export const es: typeof en = {
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
}
