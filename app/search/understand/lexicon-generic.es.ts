import { stateWords } from '#site/state-words.ts'

/** Spanish words that restrict nothing. Leaves out "son": "they are" is also an English relative. */
export const genericEs = `
  coja, cojan, coge, cogen, abra, abran, ponen, ponga, trate, entienda, entiendan, estando, conozca, atienda, entro, demasiado
  muero, ganas, matando, salieron, hoy estoy, hoy en día, búscame, búsqueme, quisiera saber, ahí mismo
  trabajo de noche, trabaja de noche, trabajo en la noche, trabajo por la noche, trabajo de tarde
 salió de la cárcel, salir de la cárcel, saliendo de la cárcel, no me puedo internar
  no puedo internarme, no quiero internarme, no se puede internar, no me juzguen, sin juzgar, eh, este, pues, o sea
  osea, digamos, mire, miren, oiga, oigan, oye, oigame, ahora bien, xfa, xfavor, porfis, xq, pq, tmb, tmbn, tb
  bn, dnd, kiero, nesesito, nececito, plis, plz, verdad, fíjese, fijate, buenas tardes, buenas noches, buenos días
  buen día, la noche, anoche, todas las noches, cada noche, toda la tarde, esta mañana, ayer por la noche, es que
  lo que pasa es que, la verdad, la neta, ta, toy, pa, pal, to, nomas, orita, agarraron, agarró, le agarraron, cortar
  cuánto, cuánta, saliendo, años atrás, hace años, hace, el, la, los, las, lo, un, una, uno, unos, unas, al, del, de
  en, con, sin, por, para, sobre, entre, hasta, hacia, desde, según, contra, ante, bajo, tras, durante, pero, porque
  como, cuando, si, ni, que, más, menos, muy, tan, tanto, también, ya, aún, todavía, siempre, nunca, solo, solamente
  así, después, antes, luego, mientras, bien, mal, mejor, mejores, bueno, buenos, muy buena, una buena, buena clínica
  buenas, buen, gran, grande, peor, favor, gracias, hola, etcétera, no, nada, algo, alguien, nadie, algún, alguno
  alguna, algunos, algunas, ningún, ninguna, todo, toda, todos, todas, otro, otra, otros, otras, cada, cualquier
  cualquiera, mismo, misma, mucho, mucha, muchos, muchas, poco, poca, pocos, varios, varias, donde, adonde, quien
  quiénes, cuál, cuáles, cuántos, aquí, acá, ahí, allí, allá

  mi, mis, mío, mía, me, conmigo, yo, tú, tus, te, usted, ustedes, ella, ellos, ellas, nosotros, nos, nuestro, nuestra
  nuestros, su, sus, suyo, se, le, les, esta, esto, estos, estas, ese, esa, eso, esos, esas, aquel, son gratis
  son los, son las, cuáles son, que son, quiénes son, dónde son, son buenos, son caros, son confidenciales
  son mejores, cómo son, no son

  ser, es, era, eres, soy, somos, fue, sido, siendo, estar, están, estoy, estamos, estaba, estén, hay, haber, ha, han
  he, has, había, hubo, tener, tengo, tiene, tienen, tenemos, tenga, tengan, tenía, tuvo, necesito, necesita
  necesitamos, necesitan, necesitar, necesitando, quiero, quiere, quieren, queremos, quisiera, quisiéramos, queriendo
  busco, busca, buscan, buscamos, buscar, buscando, encontrar, encuentro, encuentra, encontrando, hallar, conseguir
  consigo, consigue, puedo, puede, pueden, podemos, poder, podría, podrían, pueda, debo, debe, deben, debería, deber
  dejar, deja, dejó, dejando, dejarlo, dejarla, deje, parar, salir, salirse, sale, salió, salgo, curar, curarse
  curarme, cura, sanar, sanación, superar, luchar, lucha, vencer, cambiar, empezar, comenzar, ir, voy, va, vamos, van
  vaya, ido, fui, venir, viene, vengo, ver, veo, ve, saber, sabe, sepa, hacer, hago, hacen, hacemos, haga, hecho, dar
  da, dan, den, dame, denme, ofrece, ofrecen, ofrezcan, ofrecer, acepta, aceptan, acepten, acepte, aceptar, aceptado
  atiende, atienden, atiendan, atender, atención, recibe, reciben, reciban, recibir, trata, tratan, tratar, traten
  llamar, llamo, llame, llama, hablar, hablo, habla, hablan, hablen, hable, decir, dice, digo, dígame, poner, meter
  meterlo, meterla, llevar, llevo, lleva, llevarlo, llevarla, entrar, entra, entrada, ingresar, admitir, inscribir
  inscribirse, inscribirme, empecé, pedir, pido, preguntar, pregunta, preguntas, creo, siento, siente, vivir, vivo
  vive, viviendo, vivimos, quedar, queda, quedarse, quedarme, trabajo, trabajar, trabaja, manejar, manejo, conducir
  seguir, sigue, volver, volvió, pasar, pasa, perder, perdí, perdió, acabar, acabo, niega, rechaza, rechazar
  recomiendan, recomendación, recomendaciones, recomendar

  ayuda, ayudar, ayudarme, ayudarlo, ayudarla, ayudarle, ayudo, ayuden, ayúdenme, ayúdame, ayude, ayudas, apoyo
  apoyar, apoyarlo, auxilio, socorro, consejo, consejos, problema, problemas, situación, caso, urgente, urgentemente
  urgencia, urgencias, emergencia, emergencias, crisis, rápido, rápida, pronto, inmediato, inmediata, inmediatamente
  ahora, desesperado, desesperada, preocupado, preocupada, miedo, triste, cansado, cansada, listo, primera vez, vida
  consulta, consultas, remisión, alta, dado de alta, paciente, pacientes, cliente, clientes, espera, esperar, suicidio
  suicida, morir, muerte, sobredosis

  rehabilitación, rehabilitaciones, rehabilitarse, rehabilitarme, rehabilitar, rehabilitarlo, rehabilitarla
  rehabilitasion, reabilitación, reavilitación, recuperación, recuperarse, recuperarme, recuperar, recuperado
  recuperando, tratamiento, tratamientos, tratarse, tratarme, tratado, centro, centros, clínica, clínicas, clinico
  hospital, hospitales, hospitalario, programa, programas, servicio, servicios, instituto, institución, instituciones
  organización, organizaciones, agencia, agencias, oficina, oficinas, lugar, lugares, sitio, sitios, casa, casas
  hogar, hogares, establecimiento, local de, doctor, doctora, doctores, médico, médica, médicos, médicas, enfermera
  enfermero, especialista, especialistas, especializado, especializada, profesional, profesionales, experto, expertos
  personal, salud, sano, sana, saludable, cuidado, cuidados, medicina, medicinas, medicamento, medicamentos
  medicación, receta, recetas, recetan, recete, dosis, inyección, recurso, recursos, opción, opciones, información
  info, número, números, teléfono, teléfonos, dirección, direcciones, horario, horarios, hora, horas, mapa, página
  correo, lista, listado, directorio, línea, seguridad, anónima, privado, privada, privados, particular, secreto, tipo
  tipos, clase, clases, manera, forma, abierto, abierta, abiertos, abiertas, abre, abren, cerrado, disponible
  disponibles, cuesta, cuestan, cobra, cobran, pagar, pago, pagos, paga, pagan, pague, dinero, plan, planes

  ciudad, ciudades, pueblo, pueblos, condado, condados, estado, zona, área, áreas, barrio, región, código postal
  código, ubicación, ubicado, ubicada, milla, millas, en un radio, radio de, minuto, minutos, distancia, lejos, día
  días, diario, semana, semanas, semanal, mes, meses, año, tiempo, tarde, mañana, mañanas, estados unidos, eeuu

  ${stateWords.generic.es}

  años tomando, años usando, años consumiendo, años bebiendo, años que uso, años que tomo, años que bebo
  años que consumo, años de adicción, años de consumo, años de uso, años sobrio, años sobria, años limpio, años limpia

  adicción, adicciones, adicsion, adicto, adicta, adictos, adictas, adictivo, drogadicto, drogadicta, drogadictos
  drogadictas, drogadicción, farmacodependencia, toxicómano, toxicomanía, dependencia, dependencias, dependiente
  dependencia química, abuso, abusa, abusar, sustancia, sustancias, uso, usa, usar, usan, usando, usaba, consumo
  consumir, consume, consumen, consumiendo, consumía, consumidor, vicio, vicios, vicioso, viciosa, enganchado
  enganchada, enviciado, droga, drogas, drogarse, drogado, drogada, drogando, drogándose, recaída, recaídas, recayó
  recaí, recaer, sobrio, sobria, sobrios, sobriedad, limpio, limpia, limpiarse, libre, sin metadona, no metadona
  sin suboxone, sin suboxona, 30 días sobrio, 90 días sobrio, 30 días limpio, 90 días limpio, trastorno, trastornos
  desorden, ansias, alcohol, alcohólico, alcohólica, alcohólicos, alcohólicas, alcoholismo, alcolismo, alcolico
  alcoholizado, alcol, beber, bebe, bebiendo, bebía, bebedor, bebedora, bebida, bebidas, bebe demasiado, tomar, toma
  toman, tomando, tomaba, tome, tomo, tomado, tomador, toma demasiado, borracho, borracha, borrachos, borrachera
  borracheras, ebrio, ebria, embriaguez, licor, cerveza, cervezas, vino, ron, aguardiente, trago, tragos, copas, cruda
  resaca, cantina, opioide, opioides, opiáceo, opiáceos, opiode, opiodes, heroína, eroina, chiva, tecata, tecato
  manteca, fentanilo, fentanil, fentalino, morfina, codeína, oxicodona, hidrocodona, tramadol, percocet, xilacina
  tranq, analgésico, analgésicos, calmante, calmantes, pastilla, pastillas, píldora, píldoras, pepas
  medicamentos recetados, cocaína, coca, perico, basuco, bazuco, crack, piedra, polvo, metanfetamina, metanfetaminas
  cristal, crico, hielo, anfetamina, anfetaminas, éxtasis, tachas, estimulantes, benzodiacepina, benzodiacepinas
  benzodiazepinas, xanax, tranquilizantes, sedantes, somníferos, marihuana, mariguana, mota, yerba, hierba, porro
  churro, cannabis, marijuana sintética, tabaco, nicotina, cigarro, cigarros, cigarrillo, cigarrillos, fuma, fuman
  fumando, vapear, vapeo, vape, inhalantes, pegamento, resistol, thinner, hongos, ácido, alucinógenos, esteroides
  inyecta, inyectarse, inyectando, jeringa, jeringas, agujas

  persona, personas, gente, individuo, adulto, adultos, adulta, adultas, joven adulto, jóvenes adultos
  adultos jóvenes, adulto joven, mayor, mayores, estudiante, universitario, hombres y mujeres, mujeres y hombres
  hombre o mujer, hombres o mujeres, mixto, inglés, idioma, idiomas, lengua, intérprete, traductor, traducción
  deambulante, desamparado, desamparados, sin techo, indigente, lugar seguro, centro seguro, es seguro, estoy seguro
  estoy segura, viejo, vieja, cargos, en la calle, abogado, legal, custodia

  cosa, cosas, mundo, país, mano, parte, partes, derecho, derechos, palabra, lado, ley, comunidad, nombre, equipo
  idea, cuerpo, nivel, cambio, resultado, resultados, razón, razones, momento, educación, querer, llegar, parecer
  parece, creer, pensar, pienso, piensa, conocer, conocen, conoce, sentir, existe, existen, entender, entiende
  entiendo, recordar, terminar, termina, permitir, permiten, aparecer, servir, sirve, sirven, mantener, leer, caer
  cae, cayó, necesitaba, quería, quiera, quieran, pudiera, puedas, puedan, pudo, quiso, hizo, hice, hicieron, dijo
  dije, dijeron, fueron, fuera, sea, sean, seas, estuvo, estaría, sería, tendría, haría, será, serán, iré, irá, porfa
  porfavor, urge, urgentísimo, dentro, arriba, abajo, mandar, mandarlo, mandarla, mandarme, mandaron, mandó, enviar
  enviaron, envió, enviado, prueba, pruebas, examen, exámenes, peligro, peligroso, peligrosa, dura, duran, tarda
  tardan, último, última, ayer, roba, robar, robando, miente, mentir, mintiendo, grita, gritando, peleas, pelea
  peleando, violento, violenta, agresivo, agresiva, violencia, escapó, encontré, encontramos, escondido, forzar
  forzarlo, forzarla, obligar, obligan, voluntaria, policía, deuda, deudas, renta, atendido, atendida, chico, chica
  chicos, chicas, jefe, dormir, duerme, comer, comiendo, flaco, flaca, sudando, vomitando, vómito, fiebre, entonces
  consultorio, dispensario, contactar, contacto, comunicarme, adecuado, mejorar, mejora, ayudaran, ayudaría, ayudarnos
  ayudarían, comunitario, comunitaria, grandes, fácil, difícil, importante, fuerte, duro, posible, imposible, serio
  saludo, saludos, señor, mil gracias, dios mío, solución, soluciones, después de desintoxicación
  después de la desintoxicación, después del detox, anda, andan, ando, andar, metido, metida, caído, perdido, perdida
  esperando, gracias a dios, adicto a la suboxona, adicto a la metadona, llaman, llamada, otra vez, de nuevo
  nuevamente, trabajando, estudiando, escuela, escuelas, colegio, mandado, tratarlo, tratarla, atenderlo, atenderla
  curarlo, curarla, sacarlo, sacarla, sacar, sáquenlo, cambie, quitar, quitarme, quitarse, quitarle, quito, soltero
  soltera, casado, casada, fuerza, pastillas para el dolor, pastillas de dolor, pastillas para dolor, acceso, me pega
  me golpea, síntoma, síntomas, señales, efectos, etapas, recetado, recetada, muchacho, muchacha, muchachos, muchachas
  alcolicos, alcolica

  en enero, en febrero, en marzo, en abril, en mayo, en junio, en julio, en agosto, en septiembre, en octubre
  en noviembre, en diciembre, en verano, en invierno, en primavera, en otoño, en navidad, en ayunas, en deuda
  creer en, creo en, fe en, especialista en, especialistas en, especializado en, especializada en, especializados en
  experiencia en
`
