import type { Lexicon } from './lexicon.ts'
import { accessEs } from './lexicon-access.es.ts'
import { soberLivingEs } from './lexicon-topics.es.ts'

export const choicesEs: Lexicon['choices'] = {
  // Detox alone, as in English.
  detox: `
    desintoxicación, desintoxicaciones, desintoxicarse, desintoxicarme, desintoxicarlo
    desintoxicarla, desintoxicar, desintoxicante, desintoxica, desintoxicado, desintoxicasion
    desintoxicazion, detoxificación, desintox, detox, dexintoxicación, limpiar el cuerpo
    desintoxicación con internación, desintoxicación residencial
    desintoxicación hospitalaria, desintoxicarse en casa, desintoxicarme en casa
    desintoxicación en casa, manejo de abstinencia, manejo de la abstinencia
    abstinencia, síndrome de abstinencia, tratamiento de abstinencia, dejar la metadona, dejar la suboxona, dejar suboxone, dejar metadona
  `,
  'outpatient-detox': `
    desintoxicación ambulatoria, detox ambulatorio, detox ambulatoria, desintoxicación sin internarse, detox sin internarme
    desintoxicación sin internarme, detox sin internarse
  `,
  residential: `
    desintoxicación residencial, detox y rehabilitación, desintoxicación y rehabilitación, se queda a vivir, se quedan a vivir, donde uno vive, vivir adentro, uno se queda,    residencial, residenciales, residencia, vivir ahí, vivir allí, vivir en el centro
    vivir en la clínica, quedarse a vivir, quedarse ahí, quedarse a dormir, quedarme a dormir
    quedarse adentro, donde se quedan, donde se queden, donde se quede, estadía, larga estadía
    corta estadía, largo plazo, a largo plazo, corto plazo, a corto plazo, con alojamiento
    comunidad terapéutica, anexo, anexos, granja, granjas, 28 días, 30 días, 45 días, 60 días
    90 días, 120 días, treinta días, sesenta días, noventa días, programa de 6 meses
    programa de seis meses, programa de un año, programa de un mes
  `,
  inpatient: `
    desintoxicación con internación, me interno, se interna, internarnos, lo internen, la internen, lo internan, me internen,    internación, internamiento, internamientos, internado, internada, internados, internarse
    internarme, internarlo, internarla, internar, internen, interne, hospitalización, hospitalizado
    hospitalizar, hospitalizarse, hospitalizarme, hospitalizarlo, ingresar a un hospital
    ingreso hospitalario, ingresarlo, ingresarla, ingresarme
  `,
  'partial-hospitalization': `
    hospitalización parcial, programa de día, programas de día, programa diurno, hospital de día
    tratamiento de día, tratamiento diurno, parcial, programa durante el día
  `,
  'intensive-outpatient': `
    ambulatorio intensivo, intensivo ambulatorio, terapia intensiva, consulta externa intensiva
    intensivo, intensiva, intensivos
  `,
  outpatient: `
    ambulatorio, ambulatoria, ambulatorios, ambulatorias, consulta externa, pacientes externos
    externo, sin internarse, sin internarme, sin internación, sin internamiento, sin quedarme
    sin quedarse, ir y venir
  `,
  telehealth: `
    a distancia, telesalud, tele salud, telemedicina, teleterapia, teleconsulta, en línea, internet
    virtual, virtuales, remoto, remota, por teléfono, videollamada, videollamadas, desde casa
    desde mi casa, desde la casa, tratamiento en casa, terapia en casa, rehabilitación en casa
    consejería en casa, sin salir de casa, por computadora, por celular, desde mi celular
  `,
  counseling: `
    consejería, consejerías, consejero, consejera, consejeros, consejeras, orientación, orientador
    terapia, terapias, terapéutico, terapéutica, terapeuta, terapeutas, psicoterapia, psicoterapeuta
    psicólogo, psicóloga, psicólogos, psicólogas, psicología, psicológico, psicológica, sicólogo
    sicóloga, hablar con alguien, con quien hablar, trabajador social, trabajadora social, duelo
    manejo de la ira, control de la ira
  `,
  'group-therapy': `
    terapia de grupo, grupo de terapia, grupos de terapia, terapia grupal, terapias de grupo, terapias grupales, terapia en grupo
    consejería grupal, consejería de grupo, sesiones grupales, sesiones de grupo, grupo, grupos
    grupal, grupales
  `,
  'family-therapy': `
    terapia familiar, terapias familiares, terapia de familia, terapia para familias
    terapia para la familia, terapia con la familia, consejería familiar, consejería de familia
    consejería para familias, consejero familiar, programa familiar, programas familiares
    terapia de pareja, terapia de parejas, terapia para parejas, consejería de pareja
    consejería de parejas, consejería para parejas, consejería matrimonial, terapia matrimonial
  `,
  'medication-assisted': `
    con medicamento, con medicina, con medicinas, con medicamentos, con medicación, asistido con medicamentos
    asistido por medicamentos, medicina para dejar de tomar, medicina para dejar de beber
    medicina para dejar las drogas, medicamento para dejar de tomar, medicamento para dejar de beber
    pastilla para dejar de tomar, pastillas para dejar de tomar, pastilla para dejar de beber
    pastillas para dejar de beber, medicina para la adicción, medicina para el alcoholismo
    medicamentos para la adicción, medicamentos para el alcoholismo, mantenimiento
    inyección mensual, inyección cada mes, programa de opioides, disulfiram, antabus
  `,
  medicaid: `
    medicaid, seguro estatal, seguro del estado, seguro de estado
    seguro del gobierno
  `,
  medicare: 'medicare, seguro de retiro, seguro para mayores, seguro de jubilado',
  'private-insurance': `
    seguro privado, seguros privados, aseguranza privada, seguro médico privado, seguro particular
    seguro comercial, seguro del trabajo, seguro de trabajo, seguro de mi trabajo
    seguro por el trabajo, aseguranza del trabajo, aseguranza de mi trabajo, seguro del empleo
    seguro de mi empleo, seguro de la unión, seguro del mercado
  `,
  tricare:
    'tricare, seguro militar, seguro de militares, seguro para militares, seguro del ejército',
  'free-or-low-cost': `
    costo, costos, cuánto cuesta, cuánto cuestan, cuánto vale, cuánto cobran, cuánto sale, precio, precios, caro
    cara, caros, muy caro, no tengo insurance, no tenemos insurance, no tiene insurance, sin insurance, no tengo seguranza, no tengo aseguransa, sin seguranza
    gratis, gratuito, gratuita, gratuitos, gratuitas, gratuitamente, sin costo, sin costos
    sin cobrar, no cobran, no cobren, sin pagar, barato, barata, baratos, baratas, económico
    económica, económicos, económicas, bajo costo, bajo precio, poco dinero, bajos ingresos
    bajos recursos, escasos recursos, pocos recursos, sin recursos, accesible de precio
    precios bajos, precio bajo, asequible, asequibles, escala móvil, según ingresos
    según mis ingresos, cuota según ingresos, sin seguro, sin aseguranza, sin ningún seguro
    no tengo seguro, no tengo aseguranza, no tengo ningún seguro, no tiene seguro
    no tiene aseguranza, no tenemos seguro, no tenemos aseguranza, no tienen seguro, no hay seguro
    perdí mi seguro, perdí el seguro, no asegurado, sin cobertura, sin medicaid, no tengo medicaid
    no califico para medicaid, no califico, sin dinero, no tengo dinero, no tiene dinero
    no tenemos dinero, no hay dinero, no tengo plata, sin plata, no puedo pagar, no puede pagar
    no podemos pagar, no tengo con que pagar, no tengo para pagar, no tengo como pagar
    no me alcanza, no nos alcanza, pobre, pobres, desempleado, desempleada, sin trabajo
    no tengo trabajo, sin empleo, sin ingresos, beca, becas, caridad, cuidado caritativo
    ayuda financiera, ayuda para pagar, ayuda con el pago, ayuda del estado, gobierno
    financiado por el estado, fondos del estado, fondos públicos, estampillas, cupones de comida
    welfare, sin fines de lucro, hospital público, clínica pública, centro público, centros públicos
    sin cargo, sin cargos, ni seguro, ni aseguranza
  `,
  methadone: `
    metadona, metadone, methadona, mantenimiento con metadona, mantenimiento de metadona
  `,
  buprenorphine: `
    buprenorfina, buprenorfina naloxona, buprenorfina con naloxona, suboxona, suboxón, suboxone
    subutex, sublocade
  `,
  naltrexone: `
    naltrexona, vivitrol, bibitrol, inyección para dejar de tomar, inyección para dejar de beber
    inyección para el alcohol, inyección para dejar el alcohol, inyección para alcohólicos
  `,
  spanish: `
    español, hispano, hispana, hispanos, hispanas, latino, latina, latinos, latinas, castellano
    bilingüe, bilingües, hispanohablante, hispanohablantes, no hablo inglés, no habla inglés
    no hablan inglés, no sé inglés, sin inglés
  `,
  'sign-language': `
    lenguaje de señas, lengua de signos, lenguaje de signos, sordo, sorda, sordos, sordas, sordomudo
    sordomuda, problemas de audición, lengua de señas, intérprete de señas, idioma de señas
  `,
  women: `
    mujer, mujeres, damas, señoras, femenino, femenina, femeninos
  `,
  men: `
    hombre, hombres, varón, varones, masculino, masculina, caballeros, señores
  `,
  pregnant: `
    embarazada, embarazadas, embarazo, mujer embarazada, mujeres embarazadas, señora embarazada
    esposa embarazada, hija embarazada, encinta, esperando bebé, prenatal, postnatal, perinatal
    posparto, postparto, maternidad, recién nacido, recién nacidos, recién nacida, bebés
    nuevas mamás, nueva mamá, mamás nuevas, mamá primeriza, madre primeriza, primeriza, madres
    mamás, lactancia, lactando
    amamantando, dando pecho, di a luz, dio a luz, acabo de dar a luz, mi bebé, un bebé, con bebé
    su bebé, tengo bebé
  `,
  'under-18': `
    menor de 18, menores de 18, menor, menores, adolescente, adolescentes, adolescencia, juvenil
    juveniles, joven, jóvenes, jovencito, jovencita, jovencitos, juventud, niño, niños, niña, niñas
    infantil, infantiles, pediátrico, secundaria, preparatoria, high school, quinceañero
    quinceañera
  `,
  seniors: `
    adulto mayor, adultos mayores, persona mayor, personas mayores, gente mayor, tercera edad
    anciano, anciana, ancianos, ancianas, viejito, viejita, viejitos, viejitas, persona de edad
    personas de edad, mayor de 50, mayores de 50, mayor de 55, mayores de 55, mayor de 60
    mayores de 60, mayor de 65, mayores de 65, más de 65, más de 60, mayor de 70, jubilado, jubilada
    jubilados, retirados, geriátrico, hombres mayores, mujeres mayores, hombre mayor, mujer mayor
    señor mayor, señora mayor, gente vieja, personas viejas, viejos
  `,
  lgbtq: `
    homosexual, homosexuales, lesbiana, lesbianas, bisexuales, transexual, transexuales, transgénero
    transgéneros, mujer trans, hombre trans, mujeres trans, hombres trans, no binario, no binaria
    diversidad sexual
  `,
  veterans: `
    veterano, veterana, veteranos, veteranas, veterano de guerra, veteranos de guerra, militar
    militares, exmilitar, ex militar, ex militares, ejército, fuerzas armadas, soldado, soldados
    asuntos de veteranos
  `,
  'mental-health': `
    enfermedad mental, enfermedades mentales, enfermo mental, problemas mentales
    trastornos mentales, mental, psiquiatra, psiquiatras, psiquiatría, psiquiátrico, psiquiátrica
    siquiatra, siquiátrico, manicomio, diagnóstico dual, doble diagnóstico, patología dual
    concurrente, concurrentes, depresión, deprimido, deprimida, depresivo, ansiedad
    ansioso, ansiosa, angustia, pánico, ataque de pánico, ataques de pánico, ataque de nervios
    ataques de nervios, nervios, bipolar, bipolaridad, maníaco, estrés postraumático
    estrés post traumático, tept, trauma, traumas, traumático, esquizofrenia, esquizofrénico
    esquizofrénica, psicosis, psicótico, oye voces, oír voces, escucha voces, paranoia
    alucinaciones, trastorno de personalidad, trastorno alimenticio, anorexia, bulimia, emocional
    emocionales, tdah
  `,
  'court-referred': `
    corte, cortes, orden de corte, orden de la corte, tribunal, tribunales, orden judicial
    orden del juez, juez, jueza, judicial, ordenado por la corte, ordenado por el juez
    obligado por la corte, obligatorio, probatoria, probation, oficial de probatoria
    libertad condicional, libertad bajo palabra, bajo palabra, oficial de libertad condicional
    condicional, cárcel, prisión, preso, presa, presos, encarcelado, encarcelada
    arrestado, arrestaron, arresto, cargos criminales, antecedentes penales, récord criminal, delito
    felonía, problemas legales, problemas con la ley, problema legal, justicia criminal
    justicia penal, grillete, cargos de drogas, cargos por drogas
  `,
  dui: `
    dui, dwi, manejar borracho, manejar tomado, manejar ebrio, manejando borracho, manejando tomado
    manejando ebrio, conducir borracho, conducir ebrio, conducir tomado, conducir bajo los efectos
    manejar bajo los efectos, bajo la influencia, conduciendo ebrio, conductor ebrio
    manejar y tomar, me quitaron la licencia, perdí la licencia, perdí mi licencia
    le quitaron la licencia, licencia suspendida, recuperar mi licencia, recuperar la licencia
    licencia de conducir, licencia de manejar
  `,
  wheelchair: `
    silla de ruedas, silla ruedas, accesible, accesibilidad, discapacidad física, discapacitado
    discapacitada, discapacitados, minusválido, minusválida, minusválidos, discapacidad
    discapacidades, movilidad, movilidad reducida, no puede caminar, no puedo caminar, andador
    rampa, elevador, ascensor
  `,
  'sober-living': soberLivingEs,
  ...accessEs,
}
