/**
 * Folded Spanish words and phrases, one per line, followed by the directory's English words.
 * English words and names of towns are not included.
 */
const table = `
  desintoxicacion desintoxicarse desintoxicar desintoxicasion desintoxicazion detoxificacion desintox = detox
  residencial residenciales = residential
  internacion internamiento internado internarse hospitalizacion = inpatient
  ambulatorio ambulatoria ambulatorios ambulatorias = outpatient
  intensivo intensiva = intensive
  telesalud telemedicina = telehealth
  rehabilitacion rehabilitasion rehabilitarse = rehabilitation
  recuperacion recuperarse = recovery
  tratamiento tratamientos = treatment
  terapia terapias = therapy
  grupo grupos grupal = group
  familia familias familiar familiares = family
  consejeria = counseling
  psiquiatra psiquiatria psiquiatrico psiquiatrica = psychiatric
  medicamento medicamentos medicina medicinas = medication
  reunion reuniones = meetings
  emergencia emergencias urgencia urgencias = emergency
  hospitales = hospital
  vivienda = housing
  albergue refugio = shelter
  casa casas = house
  sobrio sobria sobriedad = sober

  alcoholismo alcoholico alcoholica alcoholicos = alcohol
  alcoholicos_anonimos = alcoholics anonymous
  narcoticos_anonimos = narcotics anonymous
  droga drogas drogadiccion = drug
  adiccion adicciones adiccione adicto adicta adictos = addiction
  abuso = abuse
  sustancia sustancias = substance
  heroina = heroin
  cocaina = cocaine
  marihuana mariguana = marijuana
  metanfetamina metanfetaminas = methamphetamine
  anfetamina anfetaminas = amphetamine
  fentanilo = fentanyl
  opioide opioides opiaceo opiaceos = opioid
  pastilla pastillas pildoras = pills
  benzodiacepina benzodiacepinas = benzodiazepines
  tabaco = tobacco
  nicotina = nicotine
  fumar = smoking
  sobredosis = overdose
  abstinencia = withdrawal
  recaida recaidas = relapse
  apuestas ludopatia = gambling
  metadona = methadone
  buprenorfina = buprenorphine
  suboxona = suboxone
  naltrexona = naltrexone
  naloxona = naloxone

  seguro seguros aseguranza aseguranzas seguro_medico seguro_de_salud = insurance
  sin_seguro sin_aseguranza sin_seguro_medico = uninsured
  gratis gratuito gratuita gratuitos gratuitas sin_costo sin_pagar = free
  barato barata bajo_costo bajo_precio = low cost
  bajos_ingresos bajos_recursos = low income
  privado privada = private
  pago pagos = payment

  mujer mujeres = women
  hombre hombres = men
  embarazada embarazadas embarazo = pregnant
  madre madres mama mamas = mothers
  padre padres = parents
  pareja parejas = couples
  joven jovenes = young
  adolescente adolescentes menores menores_de_edad = adolescents
  nino ninos nina ninas = children
  adulto adultos = adults
  anciano ancianos tercera_edad adultos_mayores personas_mayores = seniors
  veterano veterana veteranos = veterans
  militar militares = military
  hispano hispana hispanos = hispanic
  discapacidad discapacitado discapacitados = disabled
  sordo sorda sordos = deaf
  ciego ciega ciegos = blind
  silla_de_ruedas = wheelchair
  espanol = spanish
  ingles = english
  portugues = portuguese
  criollo = creole
  lengua_de_senas lenguaje_de_senas = sign language
  catolico catolica = catholic
  cristiano cristiana = christian
  corte tribunal = court
  carcel = jail
  prision = prison
  libertad_condicional = parole
  salud = health
  salud_mental = mental health
  depresion = depression
  ansiedad = anxiety
  violencia = violence
  violencia_domestica = domestic violence
  suicidio = suicide
  trastorno trastornos = disorder
  diagnostico_dual doble_diagnostico = dual diagnosis

  abierto abiertos abierta = open
  24_horas = 24 hour
  fin_de_semana fines_de_semana = weekend
  del_haven = del haven
`

/** Words without meaning for a search; left out beside others. */
const fillers = `
  al algun alguna cerca cercano cercana cercanos con contra de del donde el en es hay la las lo los me mi mis nuestro o
  para por que quien se ser su sus un una unos unas y yo
  ayuda ayudar ayudarme busco buscar buscando dejar encontrar necesito necesita quiero quiere tengo tiene
  centro centros clinica clinicas lugar lugares programa programas servicio servicios persona personas
  amigo amiga esposo esposa hermano hermana hijo hija hijos marido novio novia
  ciudad codigo_postal condado nueva_jersey pueblo
`

const maxPhraseWords = 3

let meanings: Map<string, string[]> | undefined

/** Lists each word and phrase with its English words; a filler has none. */
export function listSpanish(): Map<string, string[]> {
  meanings ??= readTable()
  return meanings
}

function readTable(): Map<string, string[]> {
  const read = new Map<string, string[]>()
  for (const line of [...table.split('\n'), ...fillers.split('\n')]) {
    const [spanish = '', english = ''] = line.split(' = ')
    for (const phrase of split(spanish)) read.set(phrase.replaceAll('_', ' '), split(english))
  }
  return read
}

const split = (text: string) => text.split(/\s+/).filter(Boolean)

/**
 * Translates folded Spanish words to the directory's English: "metadona en newark" → "methadone
 * newark". Other words stay. Null if nothing is Spanish, or if nothing would be left.
 */
export function translateSpanish(words: string[]): string[] | null {
  const known = listSpanish()
  const translated: string[] = []
  let start = 0
  while (start < words.length) {
    let length = Math.min(maxPhraseWords, words.length - start)
    while (length > 1 && !known.has(words.slice(start, start + length).join(' '))) length--
    const phrase = words.slice(start, start + length).join(' ')
    translated.push(...(known.get(phrase) ?? [phrase]))
    start += length
  }
  return translated.length === 0 || translated.join(' ') === words.join(' ') ? null : translated
}

/** Returns whether any word was translated, not only left out. */
export function isTranslated(words: string[], translated: string[]): boolean {
  return translated.some((word) => !words.includes(word))
}
