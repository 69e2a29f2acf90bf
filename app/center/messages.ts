import { formatNumber, type Texts } from '#app/lib/language.ts'

const en = {
  /** Texts that the server puts into the data of a card or page. */
  summary: {
    noPhone: 'Phone not available',
    noAddress: 'Address not available',
    noDescription: 'No description available',
    treatmentCenter: 'Treatment Center',
    formerMember: 'Former member',
    sources: {
      description: 'from its description',
      name: 'from its name',
      staff: 'set by our staff',
    },
  },
  status: {
    Open: 'Open',
    'Temporarily Closed': 'Temporarily Closed',
    'Permanently Closed': 'Permanently Closed',
  },
  highlights: {
    'Highly rated': 'Highly rated',
    'Well reviewed': 'Well reviewed',
    'Many photos': 'Many photos',
  },
  trusted: 'Trusted',
  drawing: 'A drawing, not this center',
  whatTrustedMeans: 'What Trusted means',
  noLongerOpen: 'No longer open',
  centers: 'Treatment Centers',
  sample: 'Sample listing.',
  sampleText: 'This center is fictional; its phone number and address do not exist.',
  about: 'About This Center',
  where: 'Where it is',
  /** Follows the distance: "about 4.2 miles from 07102". */
  from: 'from',
  googleRating: 'Google rating',
  rating: 'Rating',
  noRating: 'No rating',
  reviewCount: (count: string, isOne: boolean) => `${count} ${isOne ? 'review' : 'reviews'}`,
  card: {
    payment: (ways: string) => `Payment: ${ways}`,
    details: 'Details',
    detailsOf: (name: string) => `Details of ${name}`,
    call: (name: string, phone: string) => `Call ${name}, ${phone}`,
  },
  row: {
    everything: 'Everything you asked for',
    only: { men: 'Men only', women: 'Women only' },
    directionsTo: (name: string) => `Directions to ${name}`,
  },
  noNumbers: {
    title: (total: number) =>
      total === 1
        ? 'We have no phone number for this center yet'
        : `We have no phone numbers for these ${formatNumber(total, 'en')} centers yet`,
    askLine: (line: string) =>
      `${line}, a 24/7 support line, answers day and night. Ask them about a center below.`,
  },
  keep: { no: 'Save', yes: 'Saved' },
  notFound: {
    title: 'Center Not Found',
    text: 'This listing is not in the directory. It may have been removed, or its address may have changed.',
    browse: 'Browse All Centers',
  },
  closed: {
    label: 'Closed',
    forNow: 'This center is not taking people now.',
    forGood: 'This center has closed for good.',
    callBefore: 'Call before you go, or',
    see: (city: string | null) => `See open centers near ${city ?? 'here'}`,
    orSee: (city: string | null) => `see open centers near ${city ?? 'here'}`,
  },
  contact: {
    label: 'Contact this center',
    callNow: 'Call Now',
    noNumber: 'No number on file',
    suggestNumber: 'Suggest a number',
    getInformation: 'Get Information',
    directions: 'Directions',
    callSheet: 'Call sheet',
    send: 'Send',
    linkCopied: 'Link copied. Paste it into a message.',
    bedsSaid: (moment: string) =>
      `The center told us on ${moment}. Call and ask: it may have changed.`,
    phoneConfirmed: (date: string) => `The center confirmed this number by link, ${date}`,
    phoneChecked: (how: string, date: string) => `Phone ${how}, ${date}`,
    website: 'Website',
  },
  fit: {
    notOffered: 'Not offered',
  },
  admission: {
    title: 'Before you go',
    notKnown: 'Not known yet. Ask:',
    saidOn: (date: string) => `As they said on ${date}`,
    intake: 'Intake: call to be admitted',
    mainNumber: 'Main number:',
  },
  littleKnown: {
    title: (hasAddress: boolean, hasPhone: boolean): string => {
      if (hasAddress) {
        return hasPhone ? 'We only have the address and phone number' : 'We only have the address'
      }
      return hasPhone ? 'We only have the phone number' : 'We only have the name'
    },
    missing: (hasPhone: boolean) =>
      `No ${hasPhone ? '' : 'phone number, '}hours, prices or programs are on file for this center.`,
    saysNothing: 'That says nothing about how good it is.',
    whenYouCall: 'When you call, ask:',
    ifYouGo: 'If you go or get through, ask:',
    questions: [
      'Do you take new people now? Is there a waitlist?',
      'Do you take Medicaid or our insurance? What does it cost?',
      'What should we bring on the first day?',
    ],
  },
  services: {
    title: 'Treatment Programs & Services',
    noneListed: 'No programs are listed. Ask:',
    questions: [
      'What kinds of treatment do you offer: detox, live-in or outpatient?',
      'Do you treat with medicine, such as methadone or buprenorphine?',
      'Who do you treat: adults, teens, people who are pregnant?',
    ],
    nothingMore: 'Nothing more is listed. Ask what is offered and what it costs before you go.',
    unlessSaid: ', where nothing else is said',
    askCenter: ' This may be out of date: ask the center.',
    inEnglish: '(in English)',
  },
  hours: {
    title: 'Opening hours',
    notKnown: 'Hours not known',
    today: ' (today)',
    /** Follows a weekday that has hours of its own this once. */
    thisDate: 'this week',
    /** The hours begin with a small letter. */
    usually: (hours: string) => `Usually ${hours}; call first`,
    notListed: 'Not listed',
  },
  information: {
    title: 'Additional Information',
    report: 'Report a problem',
    suggest: 'Suggest a change',
    claim: 'Do you work here?',
    status: 'Status',
    location: 'Location',
    verified: 'Verified',
    listedAs: 'Listed as',
    photos: 'Photos',
    photoCount: (count: string, { onGoogle, isNone }: { onGoogle: boolean; isNone: boolean }) =>
      `${count}${onGoogle ? ' on Google' : ''}${isNone ? ', not shown here' : ''}`,
    reviews: 'Reviews',
    source: 'Source',
    updated: 'Updated',
  },
  otherPlaces: {
    title: 'Other places of this provider',
    partOf: 'This center is part of',
  },
  similar: {
    title: 'Other centers nearby',
    text: 'Those with the same kind of care come first.',
  },
}

const es = {
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
  drawing: 'Un dibujo, no este centro',
  whatTrustedMeans: 'Qué significa De confianza',
  noLongerOpen: 'Ya no está abierto',
  centers: 'Centros de tratamiento',
  sample: 'Ficha de muestra.',
  sampleText: 'Este centro es ficticio; su teléfono y su dirección no existen.',
  about: 'Sobre este centro',
  where: 'Dónde está',
  from: 'desde',
  googleRating: 'Calificación de Google',
  rating: 'Calificación',
  noRating: 'Sin calificación',
  reviewCount: (count, isOne) => `${count} ${isOne ? 'reseña' : 'reseñas'}`,
  card: {
    payment: (ways) => `Pago: ${ways}`,
    details: 'Detalles',
    detailsOf: (name) => `Detalles de ${name}`,
    call: (name, phone) => `Llamar a ${name}, ${phone}`,
  },
  row: {
    everything: 'Todo lo que usted pidió',
    only: { men: 'Solo hombres', women: 'Solo mujeres' },
    directionsTo: (name) => `Cómo llegar a ${name}`,
  },
  noNumbers: {
    title: (total) =>
      total === 1
        ? 'Todavía no tenemos el teléfono de este centro'
        : `Todavía no tenemos los teléfonos de estos ${formatNumber(total, 'es')} centros`,
    askLine: (line) =>
      `${line}, una línea de apoyo, contesta de día y de noche. Pregúnteles por un centro de la lista.`,
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
    callBefore: 'Llame antes de ir, o',
    see: (city) => `Vea centros abiertos cerca de ${city ?? 'aquí'}`,
    orSee: (city) => `vea centros abiertos cerca de ${city ?? 'aquí'}`,
  },
  contact: {
    label: 'Contacto de este centro',
    callNow: 'Llamar ahora',
    noNumber: 'No hay número en la ficha',
    suggestNumber: 'Sugerir un número',
    getInformation: 'Pedir información',
    directions: 'Cómo llegar',
    callSheet: 'Hoja de llamada',
    send: 'Enviar',
    linkCopied: 'Enlace copiado. Péguelo en un mensaje.',
    bedsSaid: (moment) =>
      `El centro nos lo dijo el ${moment}. Llame y pregunte: puede haber cambiado.`,
    phoneConfirmed: (date) => `El centro confirmó este teléfono por un enlace, ${date}`,
    phoneChecked: (how, date) => `Teléfono ${how}, ${date}`,
    website: 'Sitio web',
  },
  fit: {
    notOffered: 'No se ofrece',
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
    noneListed: 'No hay programas en la ficha. Pregunte:',
    questions: [
      '¿Qué tipos de tratamiento ofrecen: desintoxicación, con alojamiento o ambulatorio?',
      '¿Tratan con medicinas, como metadona o buprenorfina?',
      '¿A quiénes atienden: adultos, adolescentes, personas embarazadas?',
    ],
    nothingMore: 'La ficha no dice más. Antes de ir, pregunte qué se ofrece y cuánto cuesta.',
    unlessSaid: ', donde no se dice otra cosa',
    askCenter: ' Puede que haya cambiado: pregunte al centro.',
    inEnglish: '(en inglés)',
  },
  hours: {
    title: 'Horario',
    notKnown: 'No se conoce el horario',
    today: ' (hoy)',
    thisDate: 'esta semana',
    usually: (hours) => `Normalmente ${hours}; llame antes de ir`,
    notListed: 'No se indica',
  },
  information: {
    title: 'Más información',
    report: 'Reportar un problema',
    suggest: 'Sugerir un cambio',
    claim: '¿Trabaja aquí?',
    status: 'Situación',
    location: 'Ubicación',
    verified: 'Verificada',
    listedAs: 'Figura como',
    photos: 'Fotos',
    photoCount: (count, { onGoogle, isNone }) =>
      `${count}${onGoogle ? ' en Google' : ''}${isNone ? ', no se muestran aquí' : ''}`,
    reviews: 'Reseñas',
    source: 'Fuente',
    updated: 'Actualizado',
  },
  otherPlaces: {
    title: 'Otras sedes de esta organización',
    partOf: 'Este centro forma parte de',
  },
  similar: {
    title: 'Otros centros cercanos',
    text: 'Primero van los que dan el mismo tipo de atención.',
  },
} satisfies typeof en

/** Texts of a center's card and page. */
export const centerMessages: Texts<typeof en> = { en, es }
