import { stateName } from '#site/state.ts'
import type { LegalTexts } from './guide-model.ts'

/** Spanish content of /terms. */
export const es: LegalTexts = {
  lede: 'Las reglas de este sitio, en palabras sencillas. Al usarlo, usted las acepta.',
  description:
    'Las reglas de este directorio en palabras sencillas: información, no consejo médico; no es un servicio de emergencia; nadie paga por su lugar.',
  sections: {
    information: {
      title: 'Información, no consejo médico',
      paragraphs: [
        `Este sitio da información general sobre el tratamiento de adicciones en ${stateName.es}. No le diagnostica, no le trata ni le aconseja. No le hace paciente de nadie.`,
        'Pregunte a un médico o a otro profesional de la salud qué es lo mejor para usted. No deje para después la atención que necesita por algo que leyó aquí.',
      ],
    },
    emergencies: {
      title: 'No es un servicio de emergencia',
      paragraphs: [
        'Nadie vigila este sitio ni sus mensajes a toda hora. Si alguien está en peligro, llame al 911. Si hay pensamientos de suicidio o una crisis con drogas o alcohol, llame al 988 y oprima 2, o envíe AYUDA al 988.',
      ],
      link: { to: '/emergency-help', label: 'Ayuda de emergencia' },
    },
    listings: {
      title: 'Fichas y correcciones',
      paragraphs: [
        'Las fichas vienen de datos públicos que importamos, de lo que escribimos nosotros y de lo que nos dicen los centros. Pueden tener errores o no estar al día. Confirme con el centro antes de confiar en una.',
        'Una ficha no es una recomendación nuestra. “De confianza” solo quiere decir que el centro cumplió los criterios que publicamos.',
        'Si una ficha tiene un error, o si usted dirige un centro y quiere cambiarla, díganos. La revisamos y la corregimos sin cobrar nada.',
      ],
      link: { to: '/about#trusted', label: 'Qué significa De confianza' },
    },
    'no-payment': {
      title: 'Nadie paga por su lugar ni por enviarle personas',
      paragraphs: [
        'Ningún centro puede pagar por aparecer, por aparecer más arriba ni por llamarse De confianza. No recibimos pago, regalo ni parte alguna por enviar a nadie a un centro, y no pagamos a nadie por ello.',
      ],
    },
    accounts: {
      title: 'Su cuenta',
      paragraphs: [
        'No necesita una cuenta para buscar ni para llamar. Si crea una, use su propio correo, no comparta su contraseña y avísenos si otra persona ha usado la cuenta.',
        'Podemos suspender o cerrar una cuenta que no cumpla estas reglas. Usted puede cerrar la suya cuando quiera.',
      ],
    },
    'your-words': {
      title: 'Reseñas, comentarios y votos',
      paragraphs: [
        'Lo que usted escribe sigue siendo suyo. Nos permite mostrarlo en este sitio. Una persona lee cada reseña antes de mostrarla, y podemos rechazar o quitar lo que no cumpla estas reglas:',
      ],
      points: [
        'Escriba solo sobre lo que usted vio o vivió.',
        'Nada de reseñas falsas. Ninguna pagada, y ninguna sobre un centro que sea suyo o donde usted trabaje.',
        'No ponga el nombre ni la salud de otras personas.',
        'Nada de amenazas, odio, anuncios ni ofertas de drogas.',
        'Nada de consejos médicos para otros.',
      ],
    },
    liability: {
      title: 'De qué somos responsables',
      paragraphs: [
        'Trabajamos para que este sitio sea correcto y funcione, pero lo ofrecemos tal como es. No podemos prometer que cada dato sea exacto ni que el sitio esté siempre disponible.',
        'Los centros y los sitios a los que enlazamos son independientes. Hasta donde la ley lo permite, no somos responsables de la atención que dan, de lo que cobran ni de los daños por confiar en una ficha.',
        'Usted conserva todos los derechos que la ley no permite perder por un acuerdo.',
      ],
    },
    changes: {
      title: 'Cambios y contacto',
      paragraphs: [
        'Podemos cambiar estos términos. Los nuevos se aplican desde el día en que están en esta página. Si no los acepta, deje de usar el sitio y cierre su cuenta si tiene una.',
      ],
    },
  },
}
