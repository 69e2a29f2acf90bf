import type { en } from './messages.en.ts'

export const es: typeof en = {
  summary: {
    noPhone: 'Teléfono no disponible',
    noAddress: 'Dirección no disponible',
    noDescription: 'Descripción no disponible',
    treatmentCenter: 'Centro de tratamiento',
    formerMember: 'Miembro anterior',
    sources: {
      description: 'según su descripción',
      name: 'según su nombre',
      staff: 'puesto por nuestro equipo',
    },
  },
  status: {
    Open: 'Abierto',
    'Temporarily Closed': 'Cerrado temporalmente',
    'Permanently Closed': 'Cerrado definitivamente',
  },
  highlights: {
    'Highly rated': 'Muy bien calificado',
    'Well reviewed': 'Con muchas reseñas',
    'Many photos': 'Muchas fotos',
  },
  trusted: 'De confianza',
  whatTrustedMeans: 'Qué significa De confianza',
  noLongerOpen: 'Ya no está abierto',
  centers: 'Centros de tratamiento',
  sample: 'Ficha de ejemplo.',
  sampleText: 'Este centro es ficticio; su teléfono y su dirección no existen.',
  about: 'Sobre este centro',
  where: 'Dónde está',
  from: 'desde',
  googleRating: 'Calificación de Google',
  rating: 'Calificación',
  reviewCount: (count, isOne) => `${count} ${isOne ? 'reseña' : 'reseñas'}`,
  card: {
    payment: (ways) => `Pago: ${ways}`,
    details: 'Detalles',
    detailsOf: (name) => `Detalles de ${name}`,
    call: (name, phone) => `Llamar a ${name}, ${phone}`,
  },
  keep: { no: 'Guardar', yes: 'Guardado' },
  notFound: {
    title: 'No encontramos este centro',
    text: 'Esta ficha no está en el directorio. Puede que se haya quitado o que su dirección haya cambiado.',
    browse: 'Ver todos los centros',
  },
  closed: {
    label: 'Cerrado',
    forNow: 'Este centro no recibe pacientes en este momento.',
    forGood: 'Este centro cerró definitivamente.',
    callBefore: 'Llame antes de viajar, o',
    see: (city) => `Vea centros abiertos cerca de ${city ?? 'aquí'}`,
    orSee: (city) => `vea centros abiertos cerca de ${city ?? 'aquí'}`,
  },
  contact: {
    label: 'Contacto de este centro',
    callNow: 'Llamar ahora',
    noNumber: 'No hay número en la ficha',
    callSupportLine: 'Llame mejor a la línea de apoyo 24/7:',
    callLine: (label) => `Llamar a ${label}`,
    suggestNumber: 'Sugerir un número',
    getInformation: 'Pedir información',
    directions: 'Cómo llegar',
    callSheet: 'Hoja de llamada',
    send: 'Enviar',
    linkCopied: 'Enlace copiado. Péguelo en un mensaje.',
    seeOpen: 'Ver centros abiertos',
    bedsSaid: (moment) =>
      `El centro nos lo dijo el ${moment}. Llame y pregunte: puede haber cambiado.`,
    phoneConfirmed: (date) => `El centro confirmó este teléfono por un enlace, ${date}`,
    phoneChecked: (how, date) => `Teléfono ${how}, ${date}`,
    website: 'Sitio web',
  },
  fit: {
    title: '¿Le sirve este centro?',
    offered: 'Se ofrece',
    notOffered: 'No se ofrece',
    notKnown: 'no se sabe, pregunte',
    askWhenYouCall: 'No se sabe: pregunte al llamar',
  },
  admission: {
    title: 'Antes de ir',
    notKnown: 'Todavía no se sabe. Pregunte:',
    saidOn: (date: string) => `Según dijeron el ${date}`,
    intake: 'Llame a este número para ingresar',
    mainNumber: 'Teléfono principal:',
  },
  littleKnown: {
    title: (hasAddress, hasPhone) => {
      if (hasAddress) {
        return hasPhone ? 'Solo tenemos la dirección y el teléfono' : 'Solo tenemos la dirección'
      }
      return hasPhone ? 'Solo tenemos el teléfono' : 'Solo tenemos el nombre'
    },
    missing: (hasPhone) =>
      `No tenemos ${hasPhone ? '' : 'el teléfono, '}el horario, los precios ni los programas de este centro.`,
    saysNothing: 'Eso no dice nada sobre su calidad.',
    whenYouCall: 'Cuando llame, pregunte:',
    ifYouGo: 'Si va o logra comunicarse, pregunte:',
    questions: [
      '¿Reciben a personas nuevas ahora? ¿Hay lista de espera?',
      '¿Aceptan Medicaid o nuestro seguro? ¿Cuánto cuesta?',
      '¿Qué debemos llevar el primer día?',
    ],
  },
  services: {
    title: 'Programas y servicios de tratamiento',
    nothingMore: 'La ficha no dice más. Antes de ir, pregunte qué se ofrece y cuánto cuesta.',
    unlessSaid: ', donde no se dice otra cosa',
    askCenter: ' Puede que haya cambiado: pregunte al centro.',
    inEnglish: '(en inglés)',
  },
  hours: {
    title: 'Horario',
    unknown: 'El horario no está en la ficha. Pregunte antes de viajar.',
    notKnown: 'No se conoce el horario',
    today: ' (hoy)',
    usually: (hours) => `Normalmente ${hours}; llame antes de ir`,
    notListed: 'No se indica',
  },
  information: {
    title: 'Más información',
    report: 'Avisar de un problema',
    suggest: 'Sugerir un cambio',
    claim: '¿Trabaja aquí?',
    status: 'Estado',
    location: 'Ubicación',
    verified: 'Verificada',
    listedAs: 'Figura como',
    photos: 'Fotos',
    photoCount: (count, { onGoogle, isShown }) =>
      `${count}${onGoogle ? ' en Google' : ''}, ${isShown ? 'una se muestra aquí' : 'no se muestran aquí'}`,
    reviews: 'Reseñas',
    source: 'Fuente',
    updated: 'Actualizado',
  },
  otherPlaces: {
    title: 'Otras sedes de esta organización',
    partOf: 'Este centro forma parte de',
    all: (count) => `Ver las ${count}`,
  },
  similar: {
    title: 'Otros centros cercanos',
    text: 'Primero van los que dan el mismo tipo de atención.',
  },
}
