import type { Lexicon } from './lexicon.ts'

/** Both a choice and a topic. */
export const soberLivingEs = `
  vida sobria, casa sobria, casas sobrias, casa de sobriedad, viviendas sobrias, hogar sobrio
  hogares sobrios, vivir sobrio, lugar sobrio, ambiente sobrio, casa de recuperación
  casas de recuperación, hogar de recuperación, casa de transición, casas de transición
  vivienda de transición, vivienda transitoria, vivienda transicional, medio camino, vivienda
  viviendas, alojamiento, hospedaje, donde vivir, lugar para vivir, donde quedarme, donde quedarse
  cuarto
`

export const topicsEs: Lexicon['topics'] = {
  withdrawal: `
    me tiemblan, tiemblan las manos, me tiemblan las manos, temblor de manos, dejar las xanax, dejar las pastillas sola, dejar las pastillas solo, yo sola en mi casa, yo solo en mi casa, poco a poco
    abstinencia, síndrome de abstinencia, malilla, malía, síntomas de desintoxicación
    desintoxicarse en casa, desintoxicarme en casa, desintoxicación en casa, temblores, temblando
    tiembla, temblor, delirium, de golpe, dejar de repente, es peligroso dejar
    peligroso dejar de tomar, peligroso dejar de beber, tratamiento de abstinencia
    dejar la metadona, dejar metadona, dejar la suboxona, dejar suboxone, dejar poco a poco
    reducir la dosis, bajar la dosis, dejé las benzodiacepinas, dejé las benzodiazepinas
    dejé las benzos, dejé xanax, dejé el xanax, dejé el clonazepam, dejé de golpe, dejar las benzos
    dejar las benzodiacepinas, dejar el xanax, dejar el clonazepam, se me acabó el xanax
  `,
  aftermath: `
    se me murió, se murió, se nos murió, duelo, grupo de duelo, grupos de duelo, luto, falleció, terapia de duelo, consejería de duelo
    prevención del suicidio, prevención de suicidio
  `,
  naloxone: `
    naloxona, narcan, spray nasal, aerosol nasal, naloxona gratis, narcan gratis, antídoto
    kit de naloxona, prevención de sobredosis, clase de prevención de sobredosis
    prevenir una sobredosis, prevenir sobredosis
  `,
  'support-groups': `
    aa, na, doble a, doble aa, alcohólico anónimo, narcóticos anónimos, narcótico anónimo
    cocainómanos anónimos, familias anónimas, grupo anónimo, grupos anónimos, anónimos, al anón
    alanón, nar anón, alateen, smart recovery, 12 pasos, doce pasos, grupo de apoyo, grupos de apoyo
    grupo de aa, grupos de aa, grupo de na, grupos de na, grupo de alcohólicos anónimos
    grupos de alcohólicos anónimos, grupo de ayuda, grupos de ayuda, grupo de autoayuda, autoayuda
    auto ayuda, ayuda mutua, grupo de ayuda mutua, apoyo mutuo, reunión, reuniones, juntas, junta
    padrino, padrinos, grupo de recuperación, grupos de recuperación, apoyo de pares
    reunión en línea, reuniones en línea, aa en línea, juntas en línea, reuniones virtuales
    reuniones por zoom, grupo de apoyo en línea, grupos de apoyo en línea, reuniones gratis
  `,
  insurance: `
    costo, costos, cuánto cuesta, cuánto cuestan, cuánto vale, cuánto cobran, cuánto sale, precio, precios, caro
    cara, caros, muy caro
    seguro, seguros, aseguranza, aseguranzas, asegurado, asegurada, aseguradora, aseguradoras
    cobertura, cubre, cubren, cubra, cubierto, cubierta, cubrir, plan de salud, planes de salud
    plan médico, planes médicos, tarjeta de seguro, compañía de seguro, copago, copagos, deducible
    dentro de la red, fuera de la red, autorización previa, preautorización, beneficios
    verificar seguro, verificar mi seguro
  `,
  family: `
    familia, familias, familiar, familiares, pariente, parientes, ser querido, seres queridos
    alguien que amo, alguien que quiero, alguien más, otra persona, hijo, hijos, hija, hijas
    hijo menor, hija menor, hijastro, hijastra, mi niño, mi niña, mis niños, mi muchacho
    mi muchacha, mi nene, mi nena, mi chamaco, mi bebito, esposo, esposos, esposa, esposas, marido
    exesposo, exesposa, ex esposo, ex esposa, mi ex, cónyuge, mi mujer, mi señora, mi hombre
    mi viejo, mi vieja, pareja, mi compañero, mi compañera, novio, novia, prometido, prometida
    madre, mamá, mami, padre, padres, papá, papás, papi, mi jefita, madrastra, padrastro, hermano
    hermanos, hermana, hermanas, hermanito, hermanita, medio hermano, media hermana, hermanastro
    tío, tíos, tía, tías, primo, primos, prima, primas, sobrino, sobrinos, sobrina, sobrinas, nieto
    nietos, nieta, nietas, abuelo, abuelos, abuela, abuelas, abuelito, abuelita, suegro, suegra
    suegros, yerno, nuera, cuñado, cuñada, amigo, amigos, amiga, amigas, mi vecino
    mi compañero de cuarto, madres de adictos, madres de alcohólicos, codependencia, codependiente
    codependientes, intervención, intervenciones, ayudar a un adicto, ayudar a un alcohólico
    ayudar a un drogadicto, ayudar a un familiar, ayudar a alguien, ayudar a otra persona
    vivir con un adicto, vivir con un alcohólico, vivo con un alcohólico, vivo con un adicto
    casada con, casado con, obligarlo, obligarla, convencerlo, convencerla, internar a alguien
    hermano menor, hermana menor, primo menor, prima menor
  `,
  'sober-living': soberLivingEs,
}
