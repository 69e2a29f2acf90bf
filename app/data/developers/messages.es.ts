import { apiPath, openapiPath } from '#app/data/hsds/api-paths.ts'
import { ownLicenseScope } from '#app/data/hsds/data-license.ts'
import { openDataLimit, pageSizes, usualProximity } from '#app/data/hsds/open-data-limits.ts'
import { formatNumber } from '#app/lib/language.ts'
import { maxSearchLength, maxTypedLength } from '#app/search/search-input.ts'
import type { DeveloperTexts } from './developer-texts.ts'
import type { en } from './messages.en.ts'

const meters = formatNumber(usualProximity.meters, 'es')

export const es = {
  title: 'Para desarrolladores',
  description:
    'Una API de lectura (HSDS 3.1), canales de novedades, marcos y herramientas para asistentes: nuestras fichas en su sitio, con sus fechas, sin clave.',
  lede: 'Consulte nuestras fichas cuando las necesite, en vez de copiarlas una sola vez: los teléfonos cambian. Todo lo de esta página es gratis y no pide clave.',
  sections: {
    danger: {
      title: 'Primero: las personas en peligro',
      paragraphs: [
        'La gente escribe “my son overdosed” o “quiero morir” en un buscador. La API no tiene líneas de crisis: a palabras así puede responder con una lista vacía, y el encabezado `Search-Danger` nombra el peligro (`overdose`, `crisis` y otros, listados en el documento OpenAPI). Por eso, muestre siempre en su página el 911 y el 988 como enlaces (`tel:911`, `tel:988`, `sms:988`), y de nuevo antes de los resultados cuando las palabras hablan de peligro. Nuestros marcos y `/mcp` hacen las dos cosas.',
      ],
      points: [
        '911: alguien está en peligro ahora, por ejemplo por una sobredosis.',
        '988: pensamientos de suicidio, una crisis de salud mental o de consumo de sustancias, o preocupación por alguien. Es gratis, las 24 horas. Para español, llame al 988 y oprima 2, o envíe AYUDA al 988.',
      ],
      link: { to: '/emergency-help', label: 'Ayuda de emergencia' },
    },
    frames: {
      title: 'Un marco en su página',
      paragraphs: [
        'Para un sitio donde solo se puede pegar HTML. Un marco tiene las líneas de crisis, hasta diez centros con sus teléfonos y un enlace a todos los resultados. No usa scripts ni cookies, y sigue los colores claros u oscuros de quien lee. Sirve desde 280 píxeles de ancho.',
        '`/es/embed/buscar` acepta los mismos parámetros que nuestra página de búsqueda: busque allí y copie lo que sigue al signo de interrogación. `minRating` no se toma en cuenta, porque las calificaciones son de Google; tampoco `sort` ni `page`: los centros más cercanos van primero. Un nombre que no conocemos no cambia nada: la línea bajo el título dice qué filtros cuentan.',
        'Los centros cerrados no aparecen, y `open=now` no hace más que eso. Si solo los cerrados coinciden, el marco los muestra, lo dice y agrega otros a donde llamar.',
        '`/es/embed/centros/{center}` muestra un centro. En inglés: `/embed/search` y `/embed/centers/{center}`.',
        'Si su sitio envía una Content Security Policy, permita `{url}` en `frame-src`.',
      ],
      examples: { frame: 'Póngale siempre un título, para quienes usan un lector de pantalla:' },
      link: { to: '/embed/search', label: 'Ver un marco' },
    },
    api: {
      title: 'API de lectura',
      paragraphs: [
        `La API sigue la especificación Human Services Data Specification (HSDS) 3.1 de Open Referral. Su base es \`{url}${apiPath}\`. Cada centro es un servicio en un lugar, y los tres tienen el mismo identificador.`,
        `Una página en un navegador puede llamarla desde cualquier sitio (CORS). No leemos cookies. \`{url}${openapiPath}\` lo describe todo en OpenAPI 3.1, para las herramientas que crean clientes. Una lista también puede llegar como flujo: con \`openapi-fetch\`, escriba \`createClient<paths, 'application/json' | 'application/problem+json'>\`. Los datos están en inglés.`,
      ],
      terms: {
        '/': 'La versión, y enlaces a esta página y al documento OpenAPI.',
        '/services':
          'Los centros. Con `full=true`, cada uno con sus teléfonos, horarios y lo que ofrece.',
        '/services/{id}': 'Un centro completo.',
        '/service_at_locations': 'Los centros con su lugar.',
        '/service_at_locations/{id}': 'Un centro con su lugar, completo.',
        '/organizations': 'Las organizaciones. Un centro sin grupo es su propia organización.',
        '/organizations/{id}': 'Una organización.',
        '/taxonomies': 'Los vocabularios de las fichas: hay uno, el nuestro.',
        '/taxonomies/{id}': 'Un vocabulario.',
        '/taxonomy_terms':
          'Términos con su definición: tipos de atención, pago, medicinas, idiomas.',
        '/taxonomy_terms/{id}': 'Un término.',
      },
      examples: {
        search: 'Busque con las palabras de la gente, que se entienden como en este sitio:',
        nearby:
          'Los centros más cercanos, a menos de 8 kilómetros de un código postal, con sus teléfonos:',
        terms: 'Encuentre un término y después pida sus centros con `taxonomy_term_id`:',
      },
      link: { to: openapiPath, label: 'Documento OpenAPI' },
    },
    parameters: {
      title: 'Parámetros',
      paragraphs: [
        'Los parámetros se combinan: un centro los cumple todos. El documento OpenAPI dice cuáles acepta cada lista. Un nombre que no conocemos o un valor que no puede ser es un error, para que un filtro mal escrito no muestre centros equivocados. Un identificador que nada tiene no encuentra nada.',
      ],
      terms: {
        search: `Palabras, en inglés o en español, ${maxTypedLength} caracteres como máximo. Se busca con los primeros ${maxSearchLength}. “Abierto ahora” no filtra: algunos horarios son de Google.`,
        postcode:
          'Un código postal del estado o de cerca, de cinco cifras: los centros que están alrededor.',
        proximity: `Metros alrededor del código postal; ${meters} (${usualProximity.miles} millas) si no lo escribe.`,
        taxonomy_term_id: 'Centros con este término, o con uno más específico.',
        taxonomy_id: 'Centros con algún término de esta taxonomía, o sus términos.',
        organization_id: 'Centros de esta organización.',
        modified_after:
          'Lo que cambió desde una fecha u hora, y lo que ya no está. Una hora sin zona es UTC, y una fecha empieza a la medianoche UTC.',
        full: '`true` para filas completas.',
        full_service: '`true` para organizaciones con sus centros completos.',
        minimal: '`true` para recibir solo identificadores y la hora de cada cambio.',
        top_only: '`true` para términos que no dependen de otro.',
        parent_id: 'Términos que dependen directamente de este.',
        language:
          '`es` para recibir en español los términos de la taxonomía y el encabezado `Search-Note`. Los demás textos están como se escribieron.',
        page: 'La página, desde 1.',
        per_page: `Filas por página: ${pageSizes.usual} si no lo escribe, ${pageSizes.most} como máximo.`,
        format:
          '`json`, o `ndjson` para todas las filas de una vez; de `/services` también `csv`, una tabla para una hoja de cálculo.',
      },
      points: [
        'Con un lugar, en `postcode` o en las palabras de `search`, primero aparecen los centros más cercanos; sin lugar, la lista va por nombre. Los centros cerrados van al final.',
        'Si las palabras nombran un lugar que no conocemos (“detox in Gotham”), las filas son de todas partes, y el encabezado `Search-Note` lo dice en una frase, en inglés. También dice si ninguna palabra era un filtro (“cold turkey”), de modo que las filas son todos los centros. Muéstrela encima de los resultados, después de `decodeURIComponent`.',
      ],
    },
    answers: {
      title: 'Qué tiene una respuesta',
      paragraphs: [
        'Una lista responde con una página: las filas están en `contents`, `total_items` las cuenta todas, y `last_page` es verdadero en la última. Las filas son cortas. Con `full=true`, o por su identificador, un centro tiene también sus listas:',
      ],
      terms: {
        phones:
          'Los teléfonos que ven las personas que visitan el sitio. `number` es como se marca desde cualquier lugar (`+15088792250`), y la extensión (`extension`) se marca después de que contestan: `tel:+15088792250,301`. `description` dice `Intake` en el que recibe a pacientes nuevos, o que nos avisaron que un número está mal; el principal casi nunca tiene.',
        url: 'El sitio web del centro.',
        additional_urls: 'El que se llama `Listing` es la página del centro aquí. Enlace a ella.',
        alert:
          'Muéstrelo: el centro es un ejemplo ficticio, su teléfono está en duda, o nadie contesta nuestras llamadas.',
        service_at_locations: 'Un lugar: su `location` tiene la dirección y las coordenadas.',
        schedules: 'El horario en la hora local, una fila por cada parte de un día de la semana.',
        attributes:
          'Lo que ofrece, como términos de la taxonomía, y todo lo que no tiene un campo en HSDS.',
      },
    },
    status: {
      title: 'Centros cerrados y eliminados',
      paragraphs: [
        'Todas las listas tienen también los centros cerrados, para que una copia se entere. Donde la gente busca ayuda, no muestre los centros cuyo `status` no es `active`. Las filas de `/organizations` no tienen `status`: pídalas con `full=true`, y lo tienen sus `services`.',
      ],
      terms: {
        active: 'No está cerrado, hasta donde sabemos.',
        'temporarily closed': 'Cerrado temporalmente.',
        defunct:
          'Cerrado definitivamente: la fila no tiene teléfono, y su identificador todavía responde 200. Una fila que solo tiene `id`, `status` y `last_modified` viene de `modified_after`: ese centro se eliminó, y su identificador responde 410; o se unió a otro, y su identificador lleva a ese otro (301).',
      },
    },
    everything: {
      title: 'Todo, y lo que cambió',
      paragraphs: [
        `\`format=ndjson\` envía todas las filas, un objeto JSON en cada línea. De \`/services\`, \`format=csv\` es una tabla con una fila por cada centro y las columnas \`checked\` y \`license\`. \`{url}/data.json\` los anuncia a los catálogos de datos abiertos (DCAT-US). Cada uno cuenta como ${openDataLimit.streamCost} solicitudes.`,
        'Mantenga su copia al día con `modified_after`: pregunte cada día, porque un número viejo quizás ya no sirve. Envíe la hora de su última solicitud menos una hora: un cambio lento puede llevar una hora anterior. Así llegan los datos nuevos, los cierres y los teléfonos que ocultamos desde entonces. Un centro eliminado, o unido a otro, vuelve como `{ "id", "status": "defunct", "last_modified" }`: elimínelo de su copia.',
        'Las camas libres vencen 24 horas después de su `capacities[].updated`. Eso no es un cambio, y `modified_after` no lo dice: quítelas usted. Una vez por semana, lea todo de nuevo.',
        'Las respuestas tienen un `ETag`, menos las de `ndjson` y las búsquedas que nadie debe guardar. Envíelo de nuevo como `If-None-Match`: el estado 304, sin contenido, dice que nada cambió.',
      ],
      examples: {
        table: 'Todos los centros en una tabla:',
        everything: 'Todos los centros, con todo lo que sabemos de ellos:',
        changes: 'Lo que cambió desde el 1 de noviembre de 2026:',
        unchanged: 'Una página, solo si cambió desde la última vez:',
      },
    },
    errors: {
      title: 'Errores',
      paragraphs: [
        'Los errores son documentos de problema (RFC 9457, `application/problem+json`). `detail` dice cómo corregir la solicitud, y `errors` nombra cada parámetro equivocado. Están en inglés.',
      ],
      terms: {
        400: 'Un parámetro está mal.',
        404: 'Nada tiene este identificador.',
        405: 'Esto solo se puede leer, con GET; `/mcp` recibe POST.',
        410: 'El centro se eliminó. Si se unió a otro, 301 lleva a ese otro.',
        429: 'Demasiadas solicitudes; `Retry-After` tiene los segundos de espera.',
        500: 'Algo falló aquí.',
        503: 'La base de datos no responde; `Retry-After` dice cuándo intentarlo de nuevo.',
      },
      examples: { wrong: 'Esta responde 400:' },
    },
    limits: {
      title: 'Límites',
      paragraphs: [
        `Cada red puede enviar ${openDataLimit.requests} solicitudes por minuto, entre la API, los canales y \`/mcp\`. Un mensaje largo a \`/mcp\` cuenta una vez más por cada kilobyte. Un navegador en su página cuenta para la red de quien la visita; su servidor, para la suya. Si necesita más, pida todo de una vez (\`format=ndjson\`). Los marcos tienen el límite de la búsqueda del sitio, que es más alto. Cada respuesta dice cuánto le queda a su red: \`RateLimit-Limit\`, \`RateLimit-Remaining\`, y \`RateLimit-Reset\` en segundos.`,
      ],
    },
    freshness: {
      title: 'Qué tan recientes son los datos',
      paragraphs: [
        'Las respuestas vienen de la base de datos de este sitio y son tan recientes como sus páginas. Muestre las fechas junto a los teléfonos y pida a la gente que llame para confirmar.',
      ],
      points: [
        '`assured_date` es el día en que una persona revisó la ficha por última vez. Si falta, nadie la ha revisado.',
        'Los atributos `Checked on` y `Checked by` lo dicen para un solo dato, que está en `link_type`: por ejemplo `phone`. También puede haberlo confirmado el centro (`link`).',
        '`Listed in` y `Listed on` nombran la lista de donde viene un centro, y la fecha de esa lista.',
        'Un teléfono que nos avisaron que está mal, y que no confirmamos en dos días hábiles, no aparece, igual que en nuestras páginas. `alert` lo dice.',
        'Las camas libres (`capacities`) son lo que un centro informó en las últimas 24 horas. Si no informó, no hay dato: eso no significa que esté lleno.',
        'No pasamos los horarios que solo conocemos por Google, ni sus calificaciones y fotos. Tampoco las reseñas y los comentarios.',
        'Un dato que falta no se conoce. No es un “no”: lo que un centro dice que no ofrece está en el atributo `Not offered`.',
        'Algunas casas dan su dirección por teléfono. No tienen coordenadas, y `addresses` está vacío; su ciudad está en `description` del lugar y en los atributos `City` y `ZIP code`.',
      ],
      link: { to: '/accuracy', label: 'Qué tan exactos somos' },
    },
    license: {
      title: 'Licencia',
      paragraphs: [
        'Depende de dónde viene la ficha. Si la conocemos, está en el atributo `License`.',
      ],
      points: [
        `${ownLicenseScope.es('{license}')} Mencione a {name} y ponga un enlace.`,
        'De una lista del gobierno federal que no hemos revisado: dominio público.',
        'De cualquier otra lista, revisada o no: el atributo falta, porque no conocemos sus condiciones. `Listed in` nombra la lista; pregunte a quien la publica.',
      ],
    },
    feeds: {
      title: 'Canales de novedades',
      paragraphs: [
        'Centros nuevos, teléfonos que cambiaron, cierres y revisiones, en Atom y JSON Feed 1.1. Ponga `/es` al principio para leerlos en español.',
        'Una página tiene 50 entradas. `next_url` (JSON) o el enlace `rel="next"` (Atom) lleva a las anteriores. Cada entrada tiene el teléfono de hoy, y otra hora de cambio cuando su centro cambia.',
      ],
      terms: {
        '/feeds/centers.atom': 'Todo el directorio; también `.json`.',
        '/feeds/counties/{county}.atom': 'Un condado: la última parte del enlace de su página.',
        '/feeds/centers/{center}.atom': 'Un centro: la última parte del enlace de su página.',
      },
      examples: { feed: 'Los cambios más recientes:' },
      link: { to: '/es/feeds/centers.atom', label: 'El canal del directorio' },
    },
    assistants: {
      title: 'Asistentes',
      paragraphs: [
        '`{url}/mcp` habla el Model Context Protocol (streamable HTTP, sin sesiones): agréguelo a un asistente como servidor remoto. Sus tres herramientas solo leen: `search_centers`, `get_center` y `crisis_lines`. Cada respuesta tiene las líneas de crisis, también un rechazo. Muestre `understood.notes` a la persona: dicen cómo se entendió la búsqueda. Las búsquedas no se guardan ni se registran.',
        '`{url}/llms.txt` dice en texto sencillo lo que un asistente debe saber primero.',
      ],
      examples: { tools: 'Ver las herramientas:', guide: 'Leer la guía:' },
      link: { to: '/llms.txt', label: 'La guía para asistentes' },
    },
    changelog: {
      title: 'Cambios',
      paragraphs: [
        'Puede haber campos nuevos en cualquier momento, así que ignore los que no conoce. Lo que obligaría a cambiar un programa se anuncia aquí antes de que ocurra.',
      ],
      terms: { 'Noviembre de 2026': 'La primera versión.' },
      link: { to: '/contact', label: 'Pregúntenos' },
    },
  },
} satisfies DeveloperTexts & { sections: Record<keyof typeof en.sections, unknown> }
