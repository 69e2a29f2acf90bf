import type { LegalTexts } from './guide-model.ts'

/** Spanish content of /privacy. */
export const es: LegalTexts = {
  lede: 'Aquí puede buscar sin decirnos quién es. Esta página dice qué guardamos y qué no.',
  description:
    'Qué guarda este directorio y qué no: sin rastreo, sin cookies que puedan rastrear, sin anuncios y sin solicitudes a otras empresas.',
  sections: {
    visitors: {
      title: 'Cuando visita el sitio',
      paragraphs: [
        'No necesita cuenta ni nombre para usar el directorio. Para quienes lo visitan:',
      ],
      points: [
        'Una sola cookie. Después de enviar un formulario, permite que la página siguiente diga que el formulario llegó. Guarda solo un código, nada de lo que usted escribió. Desaparece después de esa página o de un minuto.',
        'Ningún anuncio ni código de rastreo, ni nuestro ni de otros. Nada le sigue de una página a otra.',
        'Ninguna solicitud a otra empresa: los tipos de letra, las fotos y los mapas vienen todos de este sitio.',
        'Su propio dispositivo guarda una copia de Ayuda de emergencia y de los últimos 20 centros que abrió, para que abran sin señal. Las copias de centros desaparecen después de siete días. Nada hace una lista de ellos. No se guarda ninguno mientras su sesión está abierta. Salida rápida, arriba en cada página, elimina todas las copias.',
        'Su lista está en su propio dispositivo: los centros que guardó y lo que anotó sobre las llamadas. Nunca la recibimos. Si comparte la lista con un enlace, va directo a la persona. Tampoco entonces la recibimos. Salida rápida elimina la lista, a menos que usted indique que se quede.',
        'Cuando sigue un enlace a otro sitio, se le pide a su navegador que no diga que usted viene de aquí.',
      ],
    },
    server: {
      title: 'Lo que anota el servidor',
      paragraphs: [
        'Para encontrar fallas, el servidor puede escribir una línea por cada página que envía: la hora, la página, si funcionó y cuánto tardó. La línea no lleva su dirección de red (IP) ni lo que usted buscó.',
        'Contamos cuántas veces se abre en un día la página de cada centro. También contamos las búsquedas que no encuentran nada, para poder completar lo que falta. Son solo conteos. No tienen nada de usted: ni nombre, ni dirección, ni navegador, ni hora del día. No contamos una búsqueda que tiene un correo, o un número que no es un código postal. Los conteos de búsquedas se eliminan después de 90 días, y los de páginas después de 400 días.',
        'Para frenar abusos, el servidor puede contar por poco tiempo las solicitudes de una misma dirección de red.',
        'La empresa que opera nuestros servidores puede guardar sus propios registros. También pueden hacerlo su teléfono, su navegador y su proveedor de internet. En un teléfono que otros usan, abra una ventana privada.',
      ],
    },
    messages: {
      title: 'Cuando nos escribe',
      paragraphs: [
        'El formulario de contacto guarda lo que usted escribe y nos lo envía por correo para que podamos responder. Eso incluye su nombre, su correo y su número de teléfono si lo da. Por favor, no ponga datos de salud que no necesitamos.',
        'Solo las personas que manejan este sitio leen su mensaje. Si nos lo pide, lo eliminamos.',
        'No necesita una cuenta para decirnos qué está mal en una ficha. Guardamos lo que usted eligió y escribió. Para saber si dos reportes vienen de dos personas, guardamos un código que hacemos con la dirección (IP) de su red. La clave se elimina al día siguiente. Después nadie puede saber de dónde vino un reporte. Nosotros tampoco.',
        'Cuando un centro nos da un correo, lo guardamos con el nombre y el idioma del centro. También guardamos quién de nosotros lo confirmó y cuándo le escribimos por última vez. Lo usamos solo para preguntar cada tres meses si la ficha está bien y, si el centro quiere, cada día si hay camas libres. Solo lo ven los administradores y las empresas que entregan nuestro correo; no aparece en ninguna página ni archivo. Cada uno de esos mensajes tiene un enlace para no recibir más. Si nos lo pide, eliminamos el correo.',
      ],
    },
    members: {
      title: 'Cuando tiene una cuenta',
      paragraphs: [
        'Guardamos su correo, su nombre, su nombre de usuario si elige uno, y una forma codificada de su contraseña que no podemos leer. Usamos el correo para que pueda iniciar sesión y para mensajes sobre su cuenta. Mientras su sesión está abierta, su navegador tiene una cookie que mantiene abierta su cuenta. Otra cookie se queda seis meses. Nos deja reconocer su navegador, para que extraños que adivinan contraseñas no puedan bloquear su cuenta. No dice quién es usted. Salida rápida la elimina, y también se elimina al eliminar su cuenta. Guardamos la hora en que inició sesión, el tipo de navegador (como “Firefox en Windows”) y el último día en que usó su cuenta. No guardamos dónde estaba. Si activa la verificación en dos pasos, también guardamos la clave que crea sus códigos, cifrada. Guardamos sus códigos de respaldo en una forma que no podemos leer. Si lo pide, guardamos una copia de su lista de centros; nadie más la ve. Si pide representar un centro en el que trabaja, guardamos cuál es y cuándo se confirmó su solicitud.',
        'Sus votos se cuentan, pero nadie más ve que un voto fue suyo, excepto el administrador. Sus comentarios, y las reseñas que aprobamos, son públicos. Muestran su nombre de usuario o, si no tiene, su primer nombre y una inicial.',
      ],
    },
    sharing: {
      title: 'A quién le decimos',
      paragraphs: [
        'No vendemos lo que sabemos de usted, y no se lo damos a anunciantes, aseguradoras ni centros de tratamiento.',
        'Las empresas que alojan nuestros servidores y entregan nuestro correo lo manejan por nosotros. Aparte de eso, solo se lo damos a otros cuando la ley nos obliga.',
      ],
    },
    choices: {
      title: 'Lo que usted puede decidir, y contacto',
      paragraphs: [
        'En su panel puede copiar o descargar sus propios datos. Puede retirar sus votos y eliminar lo que escribió. Puede eliminar su cuenta en la página de su cuenta. Sus votos se eliminan. Usted elige si sus comentarios y reseñas se quedan sin su nombre o se eliminan. El registro de nuestro equipo conserva los nombres del equipo. No conserva el nombre de un miembro que se fue.',
        'Las copias en nuestros respaldos duran hasta que esos respaldos se reemplazan. Si cambiamos esta política, la nueva está en esta página. Para preguntar qué tenemos sobre usted, o para corregirlo o eliminarlo:',
      ],
    },
  },
}
